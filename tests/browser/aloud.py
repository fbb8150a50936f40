"""What a page says to whoever reads or hears it: the accessibility tree as text, and what is left in English."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page

# Whatever can be read or is read out, apart from what people and programs are called, what stands in the language in
# which it was written, and other events.
SAID: Final = """
(event) => {
  const others = `[data-event]:not([data-event="${event}"], main)`;
  const not_ours = `[lang=en], code, kbd, pre, [data-qr], script, style, ${others}`;
  const shown = (each) => each.checkVisibility() && !each.closest(not_ours);
  const said = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (shown(texts.currentNode.parentElement)) said.push(texts.currentNode.data.trim());
  for (const name of ["aria-label", "aria-description", "placeholder", "title", "alt"])
    for (const each of document.querySelectorAll(`[${name}]`)) if (shown(each)) said.push(each.getAttribute(name));
  return said;
}
"""
LATIN: Final = re.compile(r"[A-Za-z]{3,}")
# What Japanese writes so: formats, papers, keys, the address of the server, the name of this site and its organisers,
# titles, what a game shouts, and the names that Meijin makes up.
UNTRANSLATED: Final = re.compile(
    r"Meijin|JSON|CSV|TRF|PDF|SHA|Letter|Enter|Page (Up|Down)|Home|End|Esc|English|NARUTO|OUT"
    r"|café|[A-Z][a-z]+ [A-Z][a-z]+ \d+|127\.0\.0\.1:\d+/events/[\w-]+"
)


def latin_left(page: Page, *names: str, event: str = "") -> list[str]:
    """What is said on a Japanese page in Latin letters, seen or only heard, without the names of these people."""
    said: list[str] = page.evaluate(SAID, event)
    people = re.compile("|".join(map(re.escape, names)) or "(?!)")
    return sorted({each for each in said if LATIN.search(UNTRANSLATED.sub("", people.sub("", each)))})


def read_aloud(page: Page, part: str = "main") -> str:
    """A part of a page as a screen reader finds it: a line for each thing, with its role and what it is called."""
    return page.locator(part).first.aria_snapshot()


def what_is_new(before: str, after: str) -> str:
    """The lines that were not there before, in their order."""
    known = set(before.splitlines())
    return "\n".join(line for line in after.splitlines() if line not in known)
