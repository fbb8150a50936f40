// Something that is asked for again and again, as long as somebody looks at the page.

/** Do it now and then every so many milliseconds, but not while the page is hidden; gives back how to end it. */
export function keepFresh(deed: () => Promise<unknown>, pause: number): () => void {
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;

  async function once(): Promise<void> {
    clearTimeout(timer);
    if (ended || busy || document.hidden) return;
    busy = true;
    // A server that cannot be reached for a moment is simply asked again.
    await deed().catch(() => undefined);
    busy = false;
    if (!ended) timer = setTimeout(() => void once(), pause);
  }

  const seen = (): void => void once();
  document.addEventListener("visibilitychange", seen);
  void once();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
