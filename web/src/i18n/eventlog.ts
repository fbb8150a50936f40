// The log of an event in words: what was done, and to whom.
import type { LogLineOfEvent } from "../wire";
import { tell } from "./tournament";

export const logTitle = ({ said }: LogLineOfEvent): string => tell(said);

/** To whom, and how much: the names and numbers of an entry, in a few words. */
export const logDetail = ({ about }: LogLineOfEvent): string => about.map(tell).join(" · ");
