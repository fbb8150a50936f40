// Colours that only browsers can mix, mixed beforehand.
import { matching, split } from "./parts";

const NAMED: Readonly<Record<string, readonly number[]>> = {
  black: [0, 0, 0, 1],
  white: [255, 255, 255, 1],
  transparent: [0, 0, 0, 0],
};

/** Red, green and blue up to 255, and how much of it covers what is behind. */
function channels(colour: string): readonly number[] {
  const named = NAMED[colour];
  if (named !== undefined) return named;
  if (colour.startsWith("#")) {
    const digits = colour.length < 6 ? colour.slice(1).replaceAll(/./g, "$&$&") : colour.slice(1);
    const parts = digits.match(/../g)!.map((each) => Number.parseInt(each, 16));
    return [parts[0]!, parts[1]!, parts[2]!, (parts[3] ?? 255) / 255];
  }
  const parts = colour.match(/[\d.]+%?/g) ?? [];
  if (!/^rgba?\(/.test(colour) || parts.length < 3) throw new Error(`no colour that can be mixed: ${colour}`);
  const numbers = parts.map((each) => (each.endsWith("%") ? Number.parseFloat(each) / 100 : Number(each)));
  return [numbers[0]!, numbers[1]!, numbers[2]!, numbers[3] ?? 1];
}

/** `color-mix(in srgb, red 30%, blue)` as one colour; everything else as it is. */
export function mixed(text: string): string {
  let found = text;
  for (let at = found.lastIndexOf("color-mix("); at >= 0; at = found.lastIndexOf("color-mix(")) {
    const end = matching(found, at + 9);
    const [, one = "", other = ""] = split(found.slice(at + 10, end), ",");
    found = found.slice(0, at) + mix(one, other) + found.slice(end + 1);
  }
  return found;
}

function mix(one: string, other: string): string {
  const share = (text: string): number | undefined => {
    const found = /(\d+(?:\.\d+)?)%$/.exec(text)?.[1];
    return found === undefined ? undefined : Number(found) / 100;
  };
  const first = share(one) ?? 1 - (share(other) ?? 0.5);
  const [a, b] = [one, other].map((each) => channels(each.replace(/\s+\d+(?:\.\d+)?%$/, "").trim()));
  const opacity = first * a![3]! + (1 - first) * b![3]!;
  const rgb = [0, 1, 2].map((at) =>
    opacity === 0 ? 0 : Math.round((first * a![3]! * a![at]! + (1 - first) * b![3]! * b![at]!) / opacity),
  );
  return opacity === 1 ? `rgb(${rgb.join(" ")})` : `rgb(${rgb.join(" ")} / ${Number(opacity.toFixed(3))})`;
}
