// The places of a pod while they are put together.

/** The players on each place, from the first on; those on one place share it. */
export type Places = readonly (readonly string[])[];

/** One more player: on the next place, or together with those on the last one. */
export function placed(places: Places, player: string, together: boolean): Places {
  const last = places.at(-1);
  return together && last !== undefined ? [...places.slice(0, -1), [...last, player]] : [...places, [player]];
}
