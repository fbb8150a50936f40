import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BeatQueue } from "../src/lib/queue";

describe("what happens is shown one after the other", () => {
  const shown: string[] = [];
  const beat = (name: string, lasts = 100) => ({ show: () => void shown.push(name), lasts });

  beforeEach(() => {
    shown.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test("the first at once, the next when its time is over", () => {
    const queue = new BeatQueue();
    queue.add(beat("one"));
    queue.add(beat("two"));
    expect(shown).toEqual(["one"]);
    vi.advanceTimersByTime(99);
    expect(shown).toEqual(["one"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["one", "two"]);
  });

  test("a click shows all that waits, in order", () => {
    const queue = new BeatQueue();
    for (const name of ["one", "two", "three"]) queue.add(beat(name));
    queue.skip();
    expect(shown).toEqual(["one", "two", "three"]);
    expect(queue.busy).toBe(false);
  });

  test("without movement nothing waits", () => {
    const queue = new BeatQueue();
    for (const name of ["one", "two", "three"]) queue.add(beat(name, 0));
    expect(shown).toEqual(["one", "two", "three"]);
  });

  test("it says when nothing is left", () => {
    const idle = vi.fn();
    const queue = new BeatQueue(idle);
    queue.add(beat("one"));
    expect(idle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(idle).toHaveBeenCalledOnce();
  });
});
