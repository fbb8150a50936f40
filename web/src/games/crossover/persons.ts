// How the fighters look: hair, skin, dress and what they are known by. The colours are tokens of the theme.

export type Hair =
  | "spikes"
  | "palm"
  | "flame"
  | "bowl"
  | "long"
  | "wild"
  | "short"
  | "buns"
  | "tail"
  | "tails"
  | "bob"
  | "swept"
  | "bald"
  | "antennae"
  | "dome"
  | "tentacle"
  | "hood"
  | "wisps";

export type Mark =
  | "band"
  | "whiskers"
  | "scar"
  | "mask"
  | "shades"
  | "beard"
  | "third_eye"
  | "dots"
  | "white_eyes"
  | "red_eyes"
  | "scouter"
  | "fangs"
  | "ringed"
  | "horns"
  | "plaster"
  | "ears"
  | "jewels"
  | "brows";

export interface Person {
  readonly hair: Hair;
  readonly tint: string;
  readonly cloth: string;
  readonly skin?: string;
  readonly marks?: readonly Mark[];
}

const of = (hair: Hair, tint: string, cloth: string, marks: readonly Mark[] = [], skin = "fair"): Person => ({
  hair,
  tint,
  cloth,
  marks,
  skin,
});

const NARUTO = of("spikes", "gold", "orange", ["band", "whiskers"]);
const LEE = of("bowl", "black", "green", ["brows"]);
const GAARA = of("short", "red", "maroon", ["ringed"]);
const KIBA = of("spikes", "brown", "grey", ["band", "fangs"], "tan");

const PERSONS: Readonly<Record<string, readonly Person[]>> = {
  "Naruto Uzumaki": [NARUTO],
  "Rock Lee": [LEE],
  Konohamaru: [of("spikes", "brown", "blue", ["band"])],
  "Iruka Umino": [of("tail", "brown", "moss", ["band", "scar"], "tan")],
  "Izumo Kamizuki": [of("swept", "brown", "moss", ["band"])],
  "Kotetsu Hagane": [of("spikes", "black", "moss", ["band", "plaster"])],
  "Might Guy": [of("bowl", "black", "moss", ["brows", "band"], "tan")],
  Jiraiya: [of("wild", "white", "maroon", ["band", "scar"], "tan")],
  "Naruto Uzumaki & Rock Lee": [NARUTO, LEE],
  "Naruto Uzumaki & Gaara of the Desert": [NARUTO, GAARA],
  "Sakura Haruno": [of("bob", "pink", "red", ["band"])],
  Moegi: [of("buns", "red", "pink", ["band"])],
  Ebisu: [of("short", "black", "blue", ["band", "shades"])],
  "Shino Aburame": [of("spikes", "black", "grey", ["band", "shades"])],
  "Kurenai Yuhi": [of("long", "black", "white", ["band", "red_eyes"])],
  Temari: [of("tails", "gold", "black", ["band"])],
  Yura: [of("swept", "black", "sand", ["band"], "tan")],
  Baki: [of("hood", "white", "sand", ["band", "scar"], "tan")],
  "Gaara of the Desert": [GAARA],
  Tsunade: [of("long", "gold", "green", ["dots"])],
  Udon: [of("short", "brown", "blue", ["band", "shades"])],
  Tenten: [of("buns", "brown", "white", ["band"])],
  "Hanabi Hyuga": [of("long", "brown", "lilac", ["white_eyes"])],
  "Hinata Hyuga": [of("bob", "blue", "lilac", ["white_eyes", "band"])],
  "Neji Hyuga": [of("long", "brown", "white", ["white_eyes", "band"])],
  "Shikamaru Nara": [of("tail", "black", "moss")],
  "Asuma Sarutobi": [of("short", "black", "moss", ["band", "beard"], "tan")],
  "Choji Akimichi": [of("wild", "brown", "red", ["band", "whiskers"])],
  Zetsu: [of("hood", "green", "black", [], "white")],
  "Sasuke Uchiha": [of("swept", "black", "blue", ["red_eyes"])],
  "Kiba Inuzuka": [KIBA],
  "Kiba Inuzuka & Akamaru": [KIBA, of("hood", "white", "white", ["ears"], "white")],
  "Genma Shiranui": [of("bob", "brown", "moss", ["band"])],
  "Hayate Gekko": [of("bob", "black", "moss", ["band", "ringed"])],
  "Kakashi Hatake": [of("swept", "white", "moss", ["band", "mask"])],
  "Kisame Hoshigaki": [of("flame", "blue", "black", ["band", "whiskers"], "blue")],
  Krillin: [of("bald", "black", "orange", ["dots"])],
  Yamcha: [of("spikes", "black", "orange", ["scar"])],
  Tien: [of("bald", "black", "green", ["third_eye"])],
  Chiaotzu: [of("hood", "black", "green", [], "white")],
  "Master Roshi": [of("bald", "white", "red", ["shades", "beard"])],
  Gohan: [of("palm", "black", "purple")],
  Goku: [of("palm", "black", "orange")],
  Videl: [of("tails", "black", "white")],
  Bulma: [of("bob", "teal", "pink")],
  Trunks: [of("swept", "lilac", "blue")],
  Vegeta: [of("flame", "black", "navy")],
  "Android 18": [of("bob", "gold", "navy")],
  Dende: [of("antennae", "green", "white", [], "green")],
  Nail: [of("antennae", "green", "blue", ["brows"], "green")],
  Piccolo: [of("antennae", "green", "purple", ["brows"], "green")],
  Guru: [of("antennae", "green", "sand", ["beard"], "green")],
  Cargo: [of("antennae", "green", "red", [], "green")],
  Moori: [of("antennae", "green", "sand", ["beard"], "green")],
  Saibaman: [of("bald", "green", "green", ["red_eyes"], "moss")],
  Raditz: [of("wild", "black", "navy", ["scouter"])],
  Nappa: [of("bald", "black", "navy", ["beard", "brows"], "tan")],
  Appule: [of("dome", "lilac", "navy", ["dots"], "purple")],
  Guldo: [of("bald", "green", "navy", ["third_eye"], "green")],
  Jeice: [of("wild", "white", "navy", [], "red")],
  Burter: [of("dome", "blue", "navy", ["red_eyes"], "blue")],
  Recoome: [of("swept", "red", "navy", ["brows"])],
  "Captain Ginyu": [of("bald", "black", "navy", ["horns"], "purple")],
  Zarbon: [of("long", "moss", "navy", ["jewels"], "blue")],
  Frieza: [of("dome", "purple", "white", ["horns", "red_eyes"], "white")],
  "Pui Pui": [of("hood", "navy", "grey", ["scar"], "tan")],
  Babidi: [of("wisps", "black", "gold", ["brows"], "sand")],
  Yakon: [of("bald", "green", "moss", ["horns", "fangs"], "green")],
  Dabura: [of("swept", "black", "navy", ["horns", "beard"], "red")],
  "Majin Buu": [of("tentacle", "pink", "purple", ["dots"], "pink")],
};

const HAIRS: readonly Hair[] = ["spikes", "swept", "short", "long", "bob", "wild"];
const TINTS = ["black", "brown", "gold", "red", "white", "blue"] as const;
const CLOTHS = ["navy", "moss", "maroon", "orange", "purple", "teal"] as const;

/** A number that belongs to a text, the same at all times. */
export function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return seed;
}

/** The persons on a card: those that are known, and somebody of its own for a name that is not. */
export function personsOf(name: string): readonly Person[] {
  const seed = seedOf(name);
  return (
    PERSONS[name] ?? [
      of(
        HAIRS[seed % HAIRS.length]!,
        TINTS[(seed >> 3) % TINTS.length]!,
        CLOTHS[(seed >> 6) % CLOTHS.length]!,
      ),
    ]
  );
}
