// A connection to a table on which tests speak for the server. All files that need one share it: modules are loaded once.
import { vi } from "vitest";
import type { Saying, ServerMessage } from "../src/wire";

export const line = {
  hear: (_: ServerMessage): void => undefined,
  say: vi.fn(() => "m1"),
};

/** What the server refuses in words that others have put together, as a message. */
export const inWords = (text: string): Saying => ({
  id: "refused-in_words",
  fields: { code: "conflict", text },
});

export class TableSocket {
  constructor(_: string, heard: (message: ServerMessage) => void) {
    line.hear = heard;
  }
  say = line.say;
  end(): void {}
}
