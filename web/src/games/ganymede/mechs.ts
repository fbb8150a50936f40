// The war machines, one per number: silhouettes in a box of 80 by 80 whose middle is x = 0.
// Nearly all of a machine is drawn once and mirrored; what it carries in one hand is not.

export interface Mech {
  /** the right half of its armour */
  readonly body: string;
  /** the right half of what lies in the shade */
  readonly shade: string;
  /** the right half of what glows */
  readonly light: string;
  /** what is there only once, over the rest */
  readonly carried?: string;
}

export const MECHS: Readonly<Record<string, Mech>> = {
  // a rifleman
  "5": {
    body:
      "M0 8H4L6 13 4 18H0ZM0 20 9 19 12 26 8 38 0 40ZM12 18 20 17 22 26 14 28ZM15 29 21 27 22 42 17 43Z" +
      "M2 45 9 43 13 58 7 60ZM6 62 13 60 16 75 9 76ZM6 77 16 76 20 80H5Z",
    shade: "M0 41 7 40 9 44 0 47ZM17 44 22 43 23 49 18 49ZM0 24H5L4 34 0 35Z",
    light: "M0 12 5 11.5 4.5 14 0 14.6Z",
    carried: "M13 50 32 21 35 17 37 19 35 23 36 25 33 27 20 48 17 53Z",
  },
  // a shield bearer
  "6": {
    body:
      "M0 7H5L8 13 5 19H0ZM0 20 10 19 14 25 10 38 0 41ZM13 15 27 8 35 18 35 42 27 53 17 41 15 28Z" +
      "M2 46 10 43 15 58 7 61ZM7 63 15 60 18 75 9 76ZM6 77 18 76 23 80H5Z",
    shade: "M0 42 9 40 10 44 0 47ZM19 19 27 14 31 21 31 39 27 45 20 37ZM0 25H6L5 35 0 36Z",
    light: "M0 11.5 6 11 5 14 0 14.6ZM22 24 28 22 28 27 22 28Z",
  },
  // a walking tank on four legs
  "8": {
    body:
      "M0 13H12L17 21 15 28H0ZM0 29H22L30 37 26 46 0 49ZM24 34 37 29 41 38 38 56 40 77 31 79 32 58 23 47Z" +
      "M9 50 18 49 20 63 18 80H9L12 64Z",
    shade: "M0 35H18L22 39 19 43 0 44ZM29 36 36 34 37 38 31 43ZM0 49H8L6 55 0 56Z",
    light: "M0 18H10L9 21.5 0 22Z",
    carried: "M-10 -3H-5V13H-10ZM5 -3H10V13H5ZM-11 -6H-4V-1H-11ZM4 -6H11V-1H4Z",
  },
  // heavy, with guns over both shoulders
  "9": {
    body:
      "M0 10H5L7 15 5 20H0ZM0 22 12 20 17 27 13 42 0 45ZM15 24 27 22 31 31 26 37 17 34ZM22 38 30 34 33 50 25 53Z" +
      "M3 49 13 46 18 61 8 63ZM8 65 18 62 22 75 11 76ZM7 77 22 76 28 80H5Z",
    shade: "M15 0H24V23L15 25ZM26 54 33 51 34 59 27 60ZM0 27H7L6 38 0 40ZM0 46 12 44 12 46 0 49Z",
    light: "M0 14 6 13.5 5 16.5 0 17ZM17 -2H22V3H17Z",
  },
  // the winged commander
  A: {
    body:
      "M0 10H4L6 15 4 20H0ZM2 10 12 -3 6 13ZM0 21 9 19 13 25 8 38 0 41ZM12 18 41 -1 36 14 41 13 34 24 38 24 26 35 14 31Z" +
      "M2 45 8 42 12 59 6 62ZM6 63 12 60 13 74 9 78ZM6 78 13 76 14 80H4Z",
    shade: "M15 20 35 8 29 17 33 17 25 25 16 27ZM0 42 7 40 8 43 0 46ZM0 25H5L4 34 0 35Z",
    light: "M0 14 5 13 4 16 0 16.6ZM0 28 3 27 2 31 0 32Z",
    carried: "M21 38 25 37 29 70 26 80 23 71ZM18 39 28 36 29 39 19 42ZM21 32H25V38H21Z",
  },
  // two couriers that hover
  "2": {
    body:
      "M7 33 19 24 33 33 31 47 20 54 9 47ZM10 50 15 53 12 68 8 66ZM26 53 31 50 34 66 30 68Z" +
      "M18 15H22V25H18Z",
    shade: "M2 11H38L34 16H6ZM12 45 20 49 28 45 27 47 20 52 13 47Z",
    light: "M13 36H27L25 41H15ZM10 69 12 69 9 77ZM30 69 32 69 33 77Z",
  },
  // a tug with two great claws
  "3": {
    body:
      "M0 24H7L9 30 7 36H0ZM0 37 12 34 17 42 12 55 0 58ZM13 34 26 26 26 12 36 4 41 16 38 34 27 43 17 43Z" +
      "M3 61 13 57 20 67 14 71ZM12 70 20 68 24 76 13 77ZM9 77 24 76 28 80H7Z",
    shade:
      "M26 12 24 0 29 -6 30 4 36 4 33 12ZM38 6 36 -6 42 2 41 14ZM0 42H6L5 52 0 53ZM0 59 11 56 12 57 0 62Z",
    light: "M0 28 7 27.5 6 31 0 31.6ZM29 22 34 20 33 29 29 31Z",
  },
  // a scout under its dish
  "4": {
    body:
      "M0 16 20 12 30 0 31 6 22 20 9 25 0 25ZM0 30H9L13 37 10 47 0 50ZM12 35 20 33 23 44 18 48 13 44Z" +
      "M5 51 11 48 22 58 17 68 21 78 14 79 10 68 14 60ZM12 77 22 76 26 80H9Z",
    shade: "M0 25H4V30H0ZM3 12 10 9 15 4 12 12ZM0 43 9 41 8 45 0 47ZM8 62 14 60 13 64Z",
    light: "M0 35H8L7 39H0ZM0 0H2.5V12H0ZM0 -4A4 4 0 0 1 0 4Z",
  },
  // a battery of rockets
  "7": {
    body:
      "M0 14H6L8 20 6 26H0ZM0 27 12 25 15 33 11 44 0 47ZM11 2H38V27L31 31 13 27ZM18 32 27 31 28 45 20 47Z" +
      "M3 50 13 46 20 60 11 64ZM11 65 20 62 24 75 13 76ZM9 77 24 76 29 80H7Z",
    shade: "M14 5H35V25L30 27 14 24ZM0 31H7L6 40 0 42ZM20 48 28 46 29 53 21 53Z",
    light: "M0 18 7 17.5 6 20.5 0 21ZM17 8H22V13H17ZM26 8H31V13H26ZM17 16H22V21H17ZM26 16H31V21H26Z",
  },
  // the colossus with its reactor
  "10": {
    body:
      "M0 0H7L10 7 7 13H0ZM0 14 14 11 20 19 17 45 12 53 0 55ZM17 10 33 6 41 17 39 30 26 31 20 24Z" +
      "M27 33 39 31 42 50 36 62 27 58ZM2 57 15 53 22 66 23 76 6 76ZM4 77 23 76 29 80H3Z",
    shade:
      "M0 22A11 11 0 0 1 0 44ZM24 14 33 12 36 18 34 24 25 24ZM28 59 36 62 33 68 26 66ZM6 66 19 64 20 69 6 71Z",
    light: "M0 26A7 7 0 0 1 0 40ZM0 5 8 4.5 7 8 0 8.6Z",
  },
};
