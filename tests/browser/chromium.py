"""The browser of the tests: the system's Chromium. ``python -m tests.browser.chromium`` installs it where it can.

Where there is a Chromium without windows of its own, that is taken: it shows pages with the same engine, and needs half
the time for it.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
PACKAGES = ("chromium-headless-shell", "fonts-ipafont-gothic", "fontconfig")
# As root there is no sandbox to be had; the rest keeps a browser that is tested from talking to anybody else.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ADVICE = """\
The tests in the browser need Chromium and a Japanese font; there is {missing} here.
On Debian, as root: apt-get install {packages}
Elsewhere: install Chromium or Chrome so that one of these is on the path: {names};
and any font with Japanese, such as Noto Sans CJK."""


def executable() -> str | None:
    """Where Chromium is; None if there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def has_japanese() -> bool:
    """Whether a page in Japanese would show more than boxes. Without fontconfig, as on a Mac, the system has fonts."""
    if shutil.which("fc-list") is None:
        return sys.platform != "linux"
    return bool(subprocess.run(["fc-list", ":lang=ja"], capture_output=True, text=True, check=True).stdout)


def missing() -> list[str]:
    """What is not there."""
    return ([] if executable() else ["no Chromium"]) + ([] if has_japanese() else ["no Japanese font"])


def main() -> int:
    """Install what is missing on Debian, or say what to install."""
    if not (lacking := missing()):
        return 0
    if _can_install():
        print(f"installing {', '.join(PACKAGES)} ({' and '.join(lacking)} here)", flush=True)
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", *PACKAGES]):
            done = subprocess.run(
                ["apt-get", "-qq", *words], env=quietly, capture_output=True, text=True, errors="replace", check=False
            )
            if done.returncode:
                print(done.stdout, done.stderr, sep="", file=sys.stderr)
                break
        lacking = missing()
    if not lacking:
        return 0
    said = ADVICE.format(missing=" and ".join(lacking), packages=" ".join(PACKAGES), names=", ".join(NAMES))
    print(said, file=sys.stderr)
    return 1


def _can_install() -> bool:
    """Only on Debian, where the package of this name is the browser itself, and only as root."""
    if sys.platform != "linux" or os.geteuid() or shutil.which("apt-get") is None:
        return False
    try:
        return platform.freedesktop_os_release().get("ID") == "debian"
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(main())
