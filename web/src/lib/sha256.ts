// SHA-256 from a library, since browsers offer theirs only to pages that are served securely, and a game at home is not.
import { sha256 as hashed } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** Bytes as hexadecimal digits. */
export const digitsOf = bytesToHex;

/** The SHA-256 of some bytes, as hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string => digitsOf(hashed(bytes));

/** Hexadecimal digits as bytes. */
export const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
