// A closer look at a card: on hover, on focus, on a long press.
import type { Action } from "svelte/action";
import type { Play } from "./play.svelte";

const HOVER = 350;
const LONG_PRESS = 450;

class Peeked {
  card = $state<string | null>(null);
  at = $state.raw<DOMRect | null>(null);

  show(card: string, element: Element): void {
    this.card = card;
    this.at = element.getBoundingClientRect();
  }

  /** Hidden a moment later: a card may lose the focus while Svelte takes it away, when no state may change. */
  hide(): void {
    queueMicrotask(() => {
      this.card = null;
      this.at = null;
    });
  }
}

/** The card that is looked at just now; one place shows it for all. It does not stay where the page was. */
export const peeked = new Peeked();
if (typeof window !== "undefined")
  window.addEventListener("scroll", () => peeked.card !== null && peeked.hide(), { passive: true });

export const peek: Action<HTMLElement, { card: string | null; play: Play }> = (element, initial) => {
  let { card } = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const later = (delay: number, done?: () => void): void => {
    clearTimeout(timer);
    if (card === null) return;
    const shown = card;
    timer = setTimeout(() => {
      peeked.show(shown, element);
      done?.();
    }, delay);
  };
  const stop = (): void => {
    clearTimeout(timer);
    peeked.hide();
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") later(HOVER);
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") stop();
  };
  const down = (event: PointerEvent): void => {
    pressed = false;
    if (event.pointerType !== "mouse") later(LONG_PRESS, () => (pressed = true));
    else stop();
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") clearTimeout(timer);
  };
  const focus = (): void => {
    if (element.matches(":focus-visible")) later(HOVER);
  };
  // A long press looks; it does not choose as well.
  const click = (event: MouseEvent): void => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event): void => event.preventDefault();
  element.addEventListener("pointerenter", enter);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("focus", focus);
  element.addEventListener("blur", stop);
  element.addEventListener("click", click, true);
  element.addEventListener("contextmenu", menu);
  return {
    update: (now) => (card = now.card),
    destroy: stop,
  };
};
