// Lists whose newest line is the last one.

/** Show the end of a list with the next frame: asked for at once, the browser would lay out a page that is still being made. */
export function showNewest(list: HTMLElement | undefined): () => void {
  const frame = requestAnimationFrame(() => {
    if (list !== undefined) list.scrollTop = list.scrollHeight;
  });
  return () => cancelAnimationFrame(frame);
}
