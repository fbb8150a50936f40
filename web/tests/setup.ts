// What browsers have and the tests' stand-in for one lacks.
if (globalThis.matchMedia === undefined)
  globalThis.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
