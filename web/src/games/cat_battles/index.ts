// Cat Battles at the table: cushions on a tatami, cats on stands, and Fish that can be counted.
import type { GameFace } from "../index";
import Board from "./Board.svelte";
import { button, danger } from "./choices";
import Face from "./Face.svelte";
import { prelude } from "./story";
import "./theme.css";
import type { Wire } from "./wire";

export const face: GameFace<Wire> = { Board, Face, danger, button, prelude };
