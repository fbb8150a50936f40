// Letters that bring the staff to a field from anywhere on the page.

/** Goes to a field when its letter is pressed, unless somebody types or means the browser. */
export const goesTo =
  (letter: string, field: () => HTMLElement | undefined) =>
  (event: KeyboardEvent): void => {
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
    if (event.key !== letter || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field()?.focus();
  };
