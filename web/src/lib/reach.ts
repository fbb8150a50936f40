// Whether others can come to the address that this page is open under.

const HERE_ONLY: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether the address is known on this machine alone. */
export const hereOnly = (): boolean => HERE_ONLY.has(location.hostname);
