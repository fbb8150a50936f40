// Cat Battles at the table: cushions on a tatami, cats on stands, and Fish that can be counted.
import type { GameFace } from "../index";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { line } from "./lines";
import { prelude } from "./story";
import "./theme.css";
import { button, danger, label, question, says } from "./words";

export const face: GameFace = { Board, Face, danger, question, label, says, button, prelude, line };
