// Which choices have buttons, and which one may be regretted at once.
import type { Choice } from "../../wire";
import type { Sight } from "./seen";

const verbOf = (choice: Choice): string => choice.action.split(" ", 1)[0] ?? "";

/** What leaves the game for good is worth a second thought, unless it is one of the cards everybody begins with. */
export function danger(choice: Choice, view: Sight): string | null {
  const costly = !view.starters.includes(choice.cards[0] ?? "");
  return verbOf(choice) === "remove" && costly ? "danger-remove" : null;
}

/** Which choices have a button at once; the cards and keys on the board stand for the others. */
export const button = (choice: Choice): boolean =>
  !["play", "event", "acquire", "discard", "remove", "use", "retrieve", "repeat", "guess"].includes(
    verbOf(choice),
  ) &&
  (verbOf(choice) !== "reveal" || choice.action === "reveal all");
