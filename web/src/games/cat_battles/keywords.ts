// The keywords of the Front: a sign for each, and a number where it has one.

export interface Sign {
  /** strokes in a square of 24 units */
  readonly strokes: string;
  readonly number: string;
}

const MOVE = "M4 6L10 12 4 18M11 6L17 12 11 18";
const DIE = "M4 8L12 4 20 8V16L12 20 4 16ZM4 8L12 12 20 8M12 12V20";
const CLAWS = "M6 4Q8 12 4 19M12 3Q14 12 10 20M18 4Q20 12 16 19";
const SHIELD = "M12 3L20 6V12C20 17 16 20 12 21.500C8 20 4 17 4 12V6Z";

const SIGNS: Readonly<Record<string, Sign>> = {
  move_2: { strokes: MOVE, number: "2" },
  move_3: { strokes: MOVE, number: "3" },
  roadblock: { strokes: "M3 8H21V14H3ZM7 14V20M17 14V20M8 14L12 8M14 14L18 8", number: "" },
  ranged_attack: {
    strokes: "M3 21L15 9M9 4Q20 4 20 15M15 9L11 9M15 9L15 13",
    number: "",
  },
  dice_roll_plus_1: { strokes: DIE, number: "+1" },
  dice_roll_plus_2: { strokes: DIE, number: "+2" },
  damage_plus_1: { strokes: CLAWS, number: "+1" },
  damage_minus_1: { strokes: SHIELD, number: "−1" },
  no_sleep: {
    strokes: "M2 12Q12 2 22 12Q12 22 2 12ZM12 8.500A3.500 3.500 0 1 0 12.100 8.500",
    number: "",
  },
  direct_hit: {
    strokes: "M12 3A9 9 0 1 0 12.100 3M12 8A4 4 0 1 0 12.100 8M12 0V5M12 19V24M0 12H5M19 12H24",
    number: "",
  },
  pushover: { strokes: "M3 5V19M7 12H16M12 7L17 12 12 17M21 5V19", number: "" },
  double_attack: { strokes: CLAWS, number: "×2" },
  counter_attack: { strokes: "M20 18Q20 7 9 7H4M9 2L4 7 9 12", number: "" },
};

export const signOf = (keyword: string): Sign | undefined => SIGNS[keyword];
export const KEYWORDS: readonly string[] = Object.keys(SIGNS);
