import { describe, expect, it } from "vitest";
import { beside } from "../src/lib/beside";

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const about = { width: 400, height: 200 };
const card = (left: number, top: number): { left: number; top: number; right: number; bottom: number } => ({
  left,
  top,
  right: left + 80,
  bottom: top + 112,
});

describe("what explains a card", () => {
  it("stands above it, over none of its neighbours in the row", () => {
    expect(beside(card(600, 300), about, laptop)).toEqual({ left: 440, top: 88 });
  });

  it("stands below a card at the top, and stays on the screen", () => {
    expect(beside(card(20, 60), about, laptop)).toEqual({ left: 12, top: 184 });
  });

  it("stands at a side where there is no room above and below", () => {
    const low = { width: 1280, height: 300 };
    expect(beside(card(100, 100), about, low)).toEqual({ left: 192, top: 56 });
    expect(beside(card(1100, 100), about, low)).toEqual({ left: 688, top: 56 });
  });

  it("fits a phone", () => {
    const small = { width: 360, height: 200 };
    expect(beside(card(150, 600), small, phone)).toEqual({ left: 12, top: 388 });
  });
});
