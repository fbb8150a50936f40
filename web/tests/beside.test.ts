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
  it("stands to its right, on a level with it", () => {
    expect(beside(card(100, 300), about, laptop)).toEqual({ left: 192, top: 256 });
  });

  it("stands to its left where the right has no room", () => {
    expect(beside(card(1000, 300), about, laptop)).toEqual({ left: 588, top: 256 });
  });

  it("stays on the screen beside a card at the bottom", () => {
    expect(beside(card(100, 700), about, laptop).top).toBe(588);
  });

  it("stands above a card on a phone, and below one at the top", () => {
    const small = { width: 360, height: 200 };
    expect(beside(card(150, 600), small, phone)).toEqual({ left: 12, top: 388 });
    expect(beside(card(150, 20), small, phone)).toEqual({ left: 12, top: 144 });
  });
});
