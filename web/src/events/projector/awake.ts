// A wall that goes dark after five minutes is of no use: the screen is asked to stay on while the page is seen.

/** Keep the screen on, where the browser can; gives back how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = async (): Promise<void> => {
    if (document.hidden || ended) return;
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (ended) void lock?.release();
  };
  document.addEventListener("visibilitychange", ask); // browsers let go of it when the page is hidden
  void ask();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
