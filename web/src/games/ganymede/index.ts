// The War Chronicles of Ganymede in the browser.
import "./theme.css";
import type { GameFace } from "..";
import Board from "./Board.svelte";
import { danger } from "./danger";
import Face from "./Face.svelte";
import { lasts } from "./story";
import type { Wire } from "./wire";

export const face: GameFace<Wire> = { Board, Face, danger, lasts };
