// Go Out Battle at the table: a city at night.
import type { GameFace } from "../index";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import "./theme.css";
import { button, danger, label, lasts, question, says } from "./words";

export const face: GameFace = { Board, Face, danger, label, says, question, button, lasts };
