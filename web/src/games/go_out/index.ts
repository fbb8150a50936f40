// Go Out Battle at the table: a city at night.
import type { GameFace } from "../index";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import "./theme.css";
import { button, danger } from "./danger";
import { lasts } from "./story";
import type { Wire } from "./wire";

export const face: GameFace<Wire> = { Board, Face, danger, button, lasts };
