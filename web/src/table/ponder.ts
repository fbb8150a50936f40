// Looking at a choice before it is made: with the mouse over it, with the focus on it, or by holding it with a finger.
import type { Action } from "svelte/action";
import type { Choice } from "../wire";
import { targetOf } from "../lib/meant";
import { settings } from "../state/settings.svelte";
import type { Play } from "./play.svelte";

const HOLD = 450; // milliseconds until a finger that stays is a look, as for cards

interface Pondering {
  readonly play: Play;
  /** the choices that somebody looks at there, from what lies under the pointer */
  readonly at: (element: Element) => readonly Choice[];
}

/** The click that ends a long look chooses nothing, whatever lies under the finger by then. */
function onlyLook(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const forget = (): void => document.removeEventListener("click", swallow, true);
  document.addEventListener("click", swallow, { capture: true, once: true });
  document.addEventListener("pointercancel", forget, { capture: true, once: true });
  document.addEventListener("pointerdown", forget, { capture: true, once: true });
}

/** Tell the table which choices somebody looks at within an element. A long look with a finger does not choose as well. */
export const ponder: Action<HTMLElement, Pondering> = (root, initial) => {
  const { play, at } = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const meant = (event: Event): readonly Choice[] =>
    event.target instanceof Element ? at(event.target) : [];
  const over = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") play.pondered = meant(event);
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") play.pondered = [];
  };
  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    if (event.pointerType === "mouse") return;
    play.pondered = [];
    const choices = meant(event);
    if (choices.length > 0)
      timer = setTimeout(() => {
        settings.held = true;
        play.pondered = choices;
        onlyLook();
      }, HOLD);
  };
  const up = (): void => clearTimeout(timer);
  const menu = (event: Event): void => {
    if (meant(event).length > 0) event.preventDefault();
  };
  const focus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(":focus-visible"))
      play.pondered = meant(event);
  };
  /** A moment later: what has the focus may lose it while Svelte takes it away, when no state may change. */
  const blur = (): void => {
    const left = play.pondered;
    queueMicrotask(() => {
      if (play.pondered === left) play.pondered = [];
    });
  };
  root.addEventListener("pointerover", over);
  root.addEventListener("pointerleave", leave);
  root.addEventListener("pointerdown", down);
  for (const end of ["pointerup", "pointercancel"] as const) root.addEventListener(end, up);
  root.addEventListener("contextmenu", menu);
  root.addEventListener("focusin", focus);
  root.addEventListener("focusout", blur);
  return { destroy: up };
};

/** The choices about what lies at an element of the board, together with what is selected; none where it is not lit. */
export function choicesAt(play: Play, element: Element): readonly Choice[] {
  const lit = element.closest("[data-lit]");
  const target = lit === null ? null : targetOf(lit);
  return target === null ? [] : play.about(target);
}
