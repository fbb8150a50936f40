// Where on the board lies what a choice is about, and what on the board somebody points at; for any game's own board.
import type { Choice } from "../wire";
import { remainder, type Target } from "./selection";

/** What an element of a board stands for: a card, a place or a player; null where it is none of them. */
export function targetOf(element: Element): Target | null {
  const { card, place, index } = (element as HTMLElement).dataset;
  if (place !== undefined) return { type: "place", zone: place };
  if (card !== undefined) {
    const [zone = "", owner] = (element.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "").split(
      "/",
    );
    return { type: "card", card, zone, owner: owner ?? null, index: Number(index ?? 0) };
  }
  const seat = element.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
  return seat === undefined ? null : { type: "seat", seat };
}

/** The elements of a board that a choice is about: each card that it names once, its players and its places. */
export function meantBy(root: ParentNode, choice: Choice, seat: string | null): Element[] {
  const found: Element[] = [];
  const taken: Target[] = [];
  for (const card of root.querySelectorAll("[data-card]:not([data-card=''])")) {
    const target = targetOf(card);
    if (target === null || remainder(choice, [...taken, target], seat) === null) continue;
    taken.push(target);
    found.push(card);
  }
  for (const owner of choice.seats) found.push(...root.querySelectorAll(`[data-seat="${owner}"]`));
  for (const place of choice.places) found.push(...standFor(root, place));
  return found;
}

/** What stands for a place: the whole of it where a board says so, what can be pointed at, or its cards. */
function standFor(root: ParentNode, place: string): Element[] {
  const ways = [
    `[data-area="${place}"]`,
    `[data-place="${place}"]`,
    `[data-zone="${place}"], [data-zone^="${place}/"]`,
  ];
  const found = ways.map((way) => [...root.querySelectorAll(way)]);
  return found.find((each) => each.length > 0) ?? [];
}
