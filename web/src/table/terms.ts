// The options of a table that say what is legal there, without the lists that are played.
import type { Guide } from "./guide";

type Values = Readonly<Record<string, string | number | boolean | null>>;

export const termsOf = (guide: Guide, options: Values): Values =>
  Object.fromEntries(
    guide.info.options.flatMap(({ name, is_list }) =>
      is_list || !(name in options) ? [] : [[name, options[name] ?? null]],
    ),
  );
