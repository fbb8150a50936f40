// What this browser keeps between visits; where it keeps nothing, it is known until the page is left.

type Place = "localStorage" | "sessionStorage";

const known = new Map<string, string>();

export function recall(key: string, place: Place = "localStorage"): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return known.get(key) ?? null;
  }
}

export function keep(key: string, value: string, place: Place = "localStorage"): void {
  known.set(key, value);
  try {
    window[place].setItem(key, value);
  } catch {
    // A browser that keeps nothing, or has no room.
  }
}
