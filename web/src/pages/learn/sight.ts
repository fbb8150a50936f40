// What a step of a lesson points at is seen together with what is said about it.

/** Room around what is pointed at, for its outline. */
const AROUND = 10;

/**
 * Scroll so that what is pointed at lies between the teacher's words and the choices.
 *
 * Returns whether the words have to stay at the top of the window for that, where they usually do not.
 */
export function bringIntoSight(page: HTMLElement, smoothly: boolean): boolean {
  const [bubble, words, bar] = [".bubble", ".bubble .words", "[data-bar]"].map((each) =>
    page.querySelector(each)?.getBoundingClientRect(),
  );
  if (!bubble || !words || !bar) return false;
  const { position, top } = getComputedStyle(page.querySelector(".bubble")!);
  const sticky = position === "sticky";
  const found = page.querySelector("[data-pointed]:not([data-bar])")?.getBoundingClientRect();
  /** how far down it has to go for the choices, and how far it may go for the words */
  const atLeast =
    found === undefined ? -Infinity : found.bottom + AROUND - (innerHeight - bar.height - AROUND);
  const far = !sticky && atLeast > words.top;
  const ceiling = sticky ? parseFloat(top) + bubble.height : bubble.bottom - words.top;
  const under = found === undefined ? 0 : found.top - AROUND - ceiling;
  const atMost = sticky || far ? under : words.top;
  const home = Math.min(0, sticky ? under : bubble.top);
  const by = Math.min(atMost, Math.max(atLeast, home));
  if (by !== 0) scrollBy({ top: by, behavior: smoothly ? "smooth" : "instant" });
  return far;
}
