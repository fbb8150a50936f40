// A connection to a table on which tests speak for the server. All files that need one share it: modules are loaded once.
import { vi } from "vitest";
import type { ServerMessage } from "../src/wire";

export const line = {
  hear: (_: ServerMessage): void => undefined,
  say: vi.fn(() => "m1"),
};

export class TableSocket {
  constructor(_: string, heard: (message: ServerMessage) => void) {
    line.hear = heard;
  }
  say = line.say;
  end(): void {}
}
