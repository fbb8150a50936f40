// The seal of the shuffles: a hash shown before the game, compared with the seed when that is shown.

export type Verdict = "fits" | "broken" | "unchecked";

/** Keep the seal as this browser saw it first, also when the page is loaded again. */
export function firstSeen(
  table: string,
  commitment: string,
  early: boolean,
): { hash: string; early: boolean } {
  const key = `seal ${table}`;
  const kept = sessionStorage.getItem(key);
  if (kept === null && early) sessionStorage.setItem(key, commitment);
  return { hash: kept ?? commitment, early: early || kept !== null };
}

/** Whether a seed is the one that was sealed. Browsers hash only on pages that are served securely or from here. */
export async function checkSeal(seed: string, hash: string): Promise<Verdict> {
  if (globalThis.crypto?.subtle === undefined) return "unchecked";
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return found === hash ? "fits" : "broken";
}
