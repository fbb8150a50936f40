// Crossover Battles at the table: two mats joined at the battlefield.
import type { GameFace } from "../index";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import Face from "./Face.svelte";
import { button } from "./steps";
import { lasts } from "./story";
import "./theme.css";
import type { Wire } from "./wire";

export const face: GameFace<Wire> = { Board, Detail, Face, button, lasts, whole: true };
