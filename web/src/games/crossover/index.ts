// Crossover Battles at the table: two mats joined at the battlefield.
import type { GameFace } from "../index";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { line } from "./lines";
import { passing } from "./steps";
import { lasts } from "./story";
import "./theme.css";
import { button, label, question, says } from "./words";

export const face: GameFace = { Board, Face, question, label, says, button, lasts, passing, line };
