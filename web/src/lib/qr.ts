// A text as a QR code (ISO/IEC 18004), of which a seventh may be hidden or soiled.
import { encode } from "uqr";

/** The quiet margin that a code needs around it, in modules. */
export const QUIET = 4;

/** A code as the `d` of one SVG path, one unit to a module, in a square of `size` with its quiet margin. */
export function qrPath(text: string): { readonly d: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const d = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { d, size };
}
