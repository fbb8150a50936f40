// Playing with the keyboard: 1 to 9 choose, Enter confirms what is selected, Escape lets go, arrows move.
import type { Play } from "./play.svelte";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keys(event: KeyboardEvent, play: Play): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") return play.cancel();
  // What is asked about once more has its own two buttons: Enter is the first, as is the digit.
  const sure = document.querySelector<HTMLButtonElement>("[data-bar] [data-confirm]:not([data-choice])");
  if (sure !== null && (event.key === "1" || (event.key === "Enter" && !focusesButton()))) {
    event.preventDefault();
    return sure.click();
  }
  if (event.key === "Enter" && play.ready.length > 0 && !focusesChoice()) {
    event.preventDefault();
    return play.choose(play.ready[0]!);
  }
  if (/^[1-9]$/.test(event.key)) {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-bar] [data-choice]")];
    const held = document.querySelectorAll<HTMLButtonElement>("[data-held] [data-lit]");
    const choices = buttons.length > 0 ? buttons : [...held];
    // Where the choices are folded, their numbers are not to be seen yet: a digit unfolds them.
    const button =
      choices[Number(event.key) - 1] ?? document.querySelector<HTMLButtonElement>("[data-bar] [data-more]");
    if (button) {
      event.preventDefault();
      button.focus();
      button.click();
    }
    return;
  }
  const direction = ARROWS[event.key];
  if (direction !== undefined && document.activeElement instanceof HTMLElement)
    move(event, document.activeElement, direction);
}

/** Enter on a choice that has the focus is its own click. */
const focusesChoice = (): boolean =>
  document.activeElement?.closest("[data-choice]") !== null && document.activeElement !== document.body;

/** Enter on a button of the bar is its own click. */
const focusesButton = (): boolean => document.activeElement?.closest("[data-bar] button") != null;

/** Go to the nearest thing in a direction. */
function move(event: KeyboardEvent, from: HTMLElement, [x, y]: readonly [number, number]): void {
  const things = [
    ...document.querySelectorAll<HTMLElement>(
      ".stage [data-card]:not([tabindex='-1']), .stage [data-lit], .stage [data-choice]",
    ),
  ];
  if (things.length === 0) return;
  const here = from.closest(".stage") === null ? null : middle(from);
  let best: HTMLElement | null = here === null ? things[0]! : null;
  let nearest = Infinity;
  if (here !== null)
    for (const thing of things) {
      const [dx, dy] = [middle(thing)[0] - here[0], middle(thing)[1] - here[1]];
      const ahead = dx * x + dy * y;
      const aside = Math.abs(dx * y) + Math.abs(dy * x);
      if (thing === from || ahead < 4) continue;
      const distance = ahead + 2.5 * aside;
      if (distance < nearest) [best, nearest] = [thing, distance];
    }
  if (best === null) return;
  event.preventDefault();
  best.focus();
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
