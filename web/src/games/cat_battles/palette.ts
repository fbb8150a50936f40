// What the cards of each set are printed on.
export interface Paper {
  readonly sheet: string;
  readonly motif: string;
  readonly band: string;
  readonly ink: string;
}

const PAPERS: Readonly<Record<string, Paper>> = {
  cafe: { sheet: "#f9e7c6", motif: "#eccf98", band: "#7a4423", ink: "#fff6e4" },
  high_class: { sheet: "#f1dcec", motif: "#e0bcd8", band: "#5f2a59", ink: "#fff2fb" },
  city: { sheet: "#d3ebe8", motif: "#aed5d1", band: "#1d525b", ink: "#effdfb" },
};

export const BADGE = "#fffaf0";
export const BADGE_INK = "#2e2430";
export const BOSS_BADGE = "#f2c23e";
export const COST = "#ffd9a0";
export const GREEDY = "#d9382c";

export const paperOf = (set: string): Paper => PAPERS[set] ?? PAPERS["city"]!;

/** What lies behind the cats: rings of cups, diamonds, roofs. */
export const MOTIFS: Readonly<Record<string, string>> = {
  cafe: "M12 34A12 12 0 1 0 12.100 34M86 20A14 14 0 1 0 86.100 20M90 78A9 9 0 1 0 90.100 78M14 88A8 8 0 1 0 14.100 88",
  high_class:
    "M16 22L26 36 16 50 6 36ZM84 34L94 48 84 62 74 48ZM50 4L58 15 50 26 42 15ZM12 74L20 85 12 96 4 85Z",
  city: "M0 96V70L12 60 24 70V96M20 96V56H40V96M62 96V52H80V96M78 96V66L90 56 102 66V96M36 96V64L50 52 64 64V96",
};
