// Ranking Battle at the table: a school notebook.
import type { GameFace } from "../index";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { line } from "./lines";
import { lasts } from "./story";
import "./theme.css";
import { button, danger, label, question, says } from "./words";

export const face: GameFace = { Board, Face, button, danger, label, lasts, line, question, says };
