// Ranking Battle at the table: a school notebook.
import type { GameFace } from "../index";
import Board from "./Board.svelte";
import { button, danger } from "./choosing";
import Face from "./Face.svelte";
import { lasts } from "./story";
import "./theme.css";
import type { Wire } from "./wire";

export const face: GameFace<Wire> = { Board, Face, button, danger, lasts };
