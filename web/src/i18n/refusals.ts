// What the server refuses, as people read it: a sentence, and in other languages than English what sort of refusal it is.
import { Refused } from "../net/api";
import type { Code } from "../wire";
import { t } from "./index";

/** A reason as a sentence: "your time is out" begins with a capital and ends with a full stop. */
export const sentence = (reason: string): string =>
  reason.replace(/^./, (first) => first.toUpperCase()).replace(/[^.!?…。]$/, "$&.");

export const refusalText = (code: Code | "unreachable", reason: string): string =>
  t(`refusal.${code}`, { reason: sentence(reason) });

/** What went wrong, in words. */
export function troubleText(error: unknown): string {
  if (error instanceof Refused) return refusalText(error.code, error.message);
  return error instanceof Error ? error.message : String(error);
}
