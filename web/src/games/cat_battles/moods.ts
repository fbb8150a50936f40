// What a cat feels: most of the time it is just awake.
export type Mood = "awake" | "greedy" | "asleep" | "hurt";
