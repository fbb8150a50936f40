// Which page is shown: the address says it.

export type Page =
  | "lobby"
  | "new"
  | "table"
  | "invitation"
  | "replay"
  | "cards"
  | "build"
  | "rules"
  | "learn"
  | "profile"
  | "events"
  | "event_new"
  | "event"
  | "event_console"
  | "event_projector"
  | "nothing";

export interface Route {
  readonly page: Page;
  /** what the address names besides: a table, a game, an invitation, an event */
  readonly of: string;
}

const PAGES: readonly (readonly [RegExp, Page])[] = [
  [/^\/$/, "lobby"],
  [/^\/new\/(\w+)$/, "new"],
  [/^\/tables\/(\w+)$/, "table"],
  [/^\/(?:i|invitations)\/([\w-]+)$/, "invitation"],
  [/^\/replays\/(\w+)$/, "replay"],
  [/^\/cards(?:\/(\w+))?$/, "cards"],
  [/^\/build\/(\w+(?:\/[0-9a-f]+)?)$/, "build"],
  [/^\/rules\/(\w+)$/, "rules"],
  [/^\/learn\/(\w+)$/, "learn"],
  [/^\/profile$/, "profile"],
  [/^\/events$/, "events"],
  [/^\/events\/new$/, "event_new"],
  [/^\/events\/([\w-]+)$/, "event"],
  [/^\/events\/([\w-]+)\/console$/, "event_console"],
  [/^\/events\/([\w-]+)\/projector$/, "event_projector"],
];

export function routeOf(path: string): Route {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    if (found !== null) return { page, of: found[1] ?? "" };
  }
  return { page: "nothing", of: "" };
}

class Location {
  #route = $state.raw(routeOf(location.pathname));
  #hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#show());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  get route(): Route {
    return this.#route;
  }

  /** the place on the page that the address names, such as "#rule-4.3" */
  get hash(): string {
    return this.#hash;
  }

  go(path: string): void {
    if (path !== location.pathname + location.search + location.hash) history.pushState(null, "", path);
    this.#show();
    if (location.hash === "") scrollTo(0, 0);
  }

  #show(): void {
    const now = routeOf(location.pathname);
    // Another place on the same page is the same page.
    if (now.page !== this.#route.page || now.of !== this.#route.of) this.#route = now;
    this.#hash = location.hash;
  }

  /** Links to our own pages are followed without loading everything anew. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (routeOf(link.pathname).page === "nothing") return;
    if (link.hash && link.pathname === location.pathname) return; // a place on this page: browsers go there themselves
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Location();
export const go = (path: string): void => place.go(path);
