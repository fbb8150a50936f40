// The War Chronicles of Ganymede in the browser.
import "./theme.css";
import type { GameFace } from "..";
import { question, says } from "./asking";
import Board from "./Board.svelte";
import { danger } from "./danger";
import Face from "./Face.svelte";
import { line } from "./lines";
import { lasts } from "./story";

export const face: GameFace = { Board, Face, danger, question, says, lasts, line };
