// The cats: what breed each figure is, and what of it is its own. The drawing itself is in Cat, CatBody and CatHead.

export type HeadShape = "round" | "wedge" | "wide" | "square" | "fluffy";
export type EarShape = "pointed" | "round" | "fold" | "tuft" | "big";
export type EyeShape = "round" | "wide" | "sharp" | "sleepy" | "happy" | "lashes";
export type MouthShape = "calm" | "fang" | "grin" | "open" | "frown" | "tongue";
export type Pose =
  "sit" | "loaf" | "punch" | "uppercut" | "spread" | "belly" | "run" | "tall" | "boss" | "fat";
export type Tail = "curl" | "up" | "bush" | "stub" | "kink";
export type Pattern =
  | "plain"
  | "tabby"
  | "points"
  | "tuxedo"
  | "calico"
  | "muzzle"
  | "spots"
  | "brows"
  | "bolt"
  | "moon"
  | "shaded";
export type Wear =
  | "scarf"
  | "haori"
  | "bell"
  | "egypt"
  | "bowtie"
  | "mask"
  | "flush"
  | "headband"
  | "socks"
  | "goggles"
  | "mandarin"
  | "mane"
  | "bandana"
  | "cap"
  | "star"
  | "coin"
  | "pipe"
  | "scar"
  | "pearls";

export interface Coat {
  readonly fur: string;
  /** what the pattern is drawn with */
  readonly mark: string;
  /** chest, belly and muzzle */
  readonly pale: string;
  readonly pattern: Pattern;
}

export interface Looks {
  readonly coat: Coat;
  readonly head: HeadShape;
  readonly ears: EarShape;
  readonly eyes: EyeShape;
  /** left and right */
  readonly iris: readonly [string, string];
  readonly mouth: MouthShape;
  readonly pose: Pose;
  readonly tail: Tail;
  readonly wear: Wear;
  /** the colour of what it wears */
  readonly cloth: string;
}

export const LINE = "#2e2430";
export const EAR_PINK = "#f2a7a0";
export const NOSE = "#d9746c";
export const PAW_PINK = "#ef9d98";
export const GOLD = "#f2c23e";

const coat = (pattern: Pattern, fur: string, mark: string, pale: string): Coat => ({
  fur,
  mark,
  pale,
  pattern,
});
const both = (colour: string): [string, string] => [colour, colour];

type Breed = Pick<Looks, "coat" | "head" | "ears" | "tail">;

const BREEDS = {
  russian_blue: {
    coat: coat("shaded", "#8fa0b5", "#73859d", "#b4c2d2"),
    head: "wedge",
    ears: "big",
    tail: "up",
  },
  white: { coat: coat("plain", "#fbfaf6", "#d9d4ca", "#ffffff"), head: "round", ears: "pointed", tail: "up" },
  havana: { coat: coat("muzzle", "#8a5636", "#5e3820", "#e8c59c"), head: "round", ears: "big", tail: "curl" },
  mau: { coat: coat("spots", "#d8a95f", "#7e5122", "#f4dcae"), head: "wedge", ears: "big", tail: "up" },
  exotic: {
    coat: coat("tabby", "#f0a860", "#c9702c", "#fde3be"),
    head: "fluffy",
    ears: "round",
    tail: "bush",
  },
  bombay: {
    coat: coat("shaded", "#3b3a4a", "#2a2936", "#56556a"),
    head: "wedge",
    ears: "pointed",
    tail: "kink",
  },
  british: {
    coat: coat("plain", "#c9b6cf", "#a892b0", "#e9dcec"),
    head: "wide",
    ears: "round",
    tail: "stub",
  },
  siamese: {
    coat: coat("points", "#f3e4cd", "#5b4238", "#fbf3e4"),
    head: "wedge",
    ears: "big",
    tail: "kink",
  },
  american: {
    coat: coat("tabby", "#cfd4d8", "#5f6a73", "#f2f4f4"),
    head: "round",
    ears: "pointed",
    tail: "curl",
  },
  persian: {
    coat: coat("plain", "#fdf8f2", "#e2d6cc", "#ffffff"),
    head: "fluffy",
    ears: "round",
    tail: "bush",
  },
  mackerel: {
    coat: coat("tabby", "#e88f3c", "#b35a17", "#fbe0b8"),
    head: "wide",
    ears: "pointed",
    tail: "up",
  },
  moggy: {
    coat: coat("tuxedo", "#34323c", "#34323c", "#fbfaf6"),
    head: "round",
    ears: "pointed",
    tail: "up",
  },
  grey: { coat: coat("muzzle", "#78767e", "#5d5b63", "#fbfaf6"), head: "round", ears: "pointed", tail: "up" },
  fold: { coat: coat("tabby", "#a9a096", "#6d655d", "#e9e2d6"), head: "wide", ears: "fold", tail: "curl" },
  bengal: {
    coat: coat("spots", "#f0bd74", "#8d4f1e", "#fff0d2"),
    head: "wedge",
    ears: "pointed",
    tail: "kink",
  },
  ginger: {
    coat: coat("muzzle", "#f59a3a", "#d8741b", "#fff3df"),
    head: "round",
    ears: "pointed",
    tail: "curl",
  },
  coon: { coat: coat("shaded", "#2f4468", "#21314d", "#5f7aa6"), head: "fluffy", ears: "tuft", tail: "bush" },
  cream: {
    coat: coat("plain", "#fbf3dc", "#e3d5b0", "#fffdf4"),
    head: "square",
    ears: "round",
    tail: "stub",
  },
  korat: { coat: coat("muzzle", "#b9c6b4", "#8fa18a", "#f1f5ea"), head: "wedge", ears: "big", tail: "curl" },
  tiger: { coat: coat("bolt", "#f5cb3d", "#57401a", "#fff2c4"), head: "round", ears: "tuft", tail: "kink" },
  calico: {
    coat: coat("calico", "#fdf8ee", "#e08a3a", "#ffffff"),
    head: "wide",
    ears: "pointed",
    tail: "stub",
  },
  night: {
    coat: coat("moon", "#46406e", "#f3e2a0", "#655e94"),
    head: "round",
    ears: "pointed",
    tail: "curl",
  },
  alley: { coat: coat("tabby", "#96765a", "#4f3a29", "#d9c2a6"), head: "wide", ears: "tuft", tail: "bush" },
  ragdoll: {
    coat: coat("points", "#fbeecb", "#c8954f", "#fffaeb"),
    head: "fluffy",
    ears: "pointed",
    tail: "bush",
  },
} as const satisfies Readonly<Record<string, Breed>>;

type Own = Omit<Looks, keyof Breed> & Partial<Breed>;
const cat = (breed: keyof typeof BREEDS, own: Own): Looks => ({ ...BREEDS[breed], ...own });

export const CATS: Readonly<Record<string, Looks>> = {
  piroshki: cat("russian_blue", {
    ...{ eyes: "sharp", iris: both("#6fc25b"), mouth: "fang" },
    ...{ pose: "punch", wear: "scarf", cloth: "#d2402f" },
  }),
  maro: cat("white", {
    ...{
      eyes: "sleepy",
      iris: both("#8a6a3d"),
      mouth: "calm",
      coat: coat("brows", "#fbfaf6", "#3b3238", "#ffffff"),
    },
    ...{ pose: "spread", wear: "haori", cloth: "#3f6f5b" },
  }),
  chocomaca: cat("havana", {
    ...{ eyes: "round", iris: both("#8fc04a"), mouth: "tongue" },
    ...{ pose: "belly", wear: "bell", cloth: "#e8594a" },
  }),
  cleopatra: cat("mau", {
    ...{ eyes: "wide", iris: both("#4fb9a5"), mouth: "calm" },
    ...{ pose: "tall", wear: "egypt", cloth: "#1f6fb5" },
  }),
  ekizo: cat("exotic", {
    ...{ eyes: "sleepy", iris: both("#d9822b"), mouth: "frown" },
    ...{ pose: "boss", wear: "bowtie", cloth: "#8b2f3c" },
  }),
  shadow: cat("bombay", {
    ...{ eyes: "sharp", iris: both("#f4d04a"), mouth: "calm" },
    ...{ pose: "sit", wear: "mask", cloth: "#6b4fb0" },
  }),
  pochachin: cat("british", {
    ...{ eyes: "round", iris: both("#e09a3c"), mouth: "calm" },
    ...{ pose: "fat", wear: "bell", cloth: "#e77fa0" },
  }),
  sham: cat("siamese", {
    ...{ eyes: "happy", iris: both("#4a90d9"), mouth: "open" },
    ...{ pose: "run", wear: "flush", cloth: "#f08a8a" },
  }),
  ame: cat("american", {
    ...{ eyes: "wide", iris: both("#b6cf4c"), mouth: "frown" },
    ...{ pose: "spread", wear: "star", cloth: "#2f5fa8" },
  }),
  oddeyes: cat("persian", {
    ...{ eyes: "sharp", iris: ["#4aa3e0", "#eeb22f"], mouth: "grin" },
    ...{ pose: "boss", wear: "coin", cloth: "#6d3f9c" },
  }),
  snow: cat("white", {
    ...{ eyes: "sharp", iris: both("#58a9e0"), mouth: "fang" },
    ...{ pose: "run", wear: "headband", cloth: "#d9382c" },
  }),
  kutsushita: cat("grey", {
    ...{ eyes: "wide", iris: both("#e6b93a"), mouth: "calm" },
    ...{ pose: "sit", wear: "socks", cloth: "#e0573f" },
  }),
  hachi: cat("moggy", {
    ...{ eyes: "round", iris: both("#86c06c"), mouth: "fang" },
    ...{ pose: "uppercut", wear: "headband", cloth: "#3a86c8" },
  }),
  chatrap: cat("mackerel", {
    ...{ eyes: "sharp", iris: both("#7db04a"), mouth: "grin" },
    ...{ pose: "punch", wear: "bandana", cloth: "#2f7f7a" },
  }),
  suko: cat("fold", {
    ...{ eyes: "round", iris: both("#e3a23a"), mouth: "calm" },
    ...{ pose: "boss", wear: "pipe", cloth: "#2c4a7a" },
  }),
  senko: cat("bengal", {
    ...{ eyes: "happy", iris: both("#7db04a"), mouth: "open" },
    ...{ pose: "run", wear: "goggles", cloth: "#d2402f" },
  }),
  mikan: cat("ginger", {
    ...{ eyes: "happy", iris: both("#6f9b3c"), mouth: "calm" },
    ...{ pose: "sit", wear: "mandarin", cloth: "#f7a531" },
  }),
  kuroshio: cat("coon", {
    ...{ eyes: "sharp", iris: both("#f0c24a"), mouth: "frown" },
    ...{ pose: "fat", wear: "mane", cloth: "#5f7aa6" },
  }),
  tofu: cat("cream", {
    ...{ eyes: "sleepy", iris: both("#8a6a3d"), mouth: "calm" },
    ...{ pose: "loaf", wear: "bell", cloth: "#6fae5c" },
  }),
  wasabi: cat("korat", {
    ...{ eyes: "round", iris: both("#4f9e46"), mouth: "tongue" },
    ...{ pose: "tall", wear: "bandana", cloth: "#7db53c" },
  }),
  kaminari: cat("tiger", {
    ...{ eyes: "sharp", iris: both("#e0662a"), mouth: "fang" },
    ...{ pose: "uppercut", wear: "star", cloth: "#e0662a" },
  }),
  dango: cat("calico", {
    ...{ eyes: "happy", iris: both("#8a6a3d"), mouth: "calm" },
    ...{ pose: "loaf", wear: "cap", cloth: "#d2506b" },
  }),
  yoru: cat("night", {
    ...{ eyes: "sleepy", iris: both("#c9a2f0"), mouth: "calm" },
    ...{ pose: "tall", wear: "scarf", cloth: "#8f7be0" },
  }),
  gonta: cat("alley", {
    ...{ eyes: "sharp", iris: both("#e2b83a"), mouth: "grin" },
    ...{ pose: "boss", wear: "scar", cloth: "#3d3a36" },
  }),
  yuzu: cat("ragdoll", {
    ...{ eyes: "lashes", iris: both("#5aa7dd"), mouth: "calm" },
    ...{ pose: "boss", wear: "pearls", cloth: "#c2476f" },
  }),
};

/** How a figure looks that nobody has drawn yet. */
const STRAY: Looks = CATS["maro"]!;

export const looksOf = (figure: string): Looks => CATS[figure] ?? STRAY;

/** What colour the paws are. */
export function pawOf(coat: Coat): string {
  if (coat.pattern === "points") return coat.mark;
  return coat.pattern === "tuxedo" || coat.pattern === "muzzle" ? coat.pale : coat.fur;
}
