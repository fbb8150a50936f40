// A few short tones, made on the spot; as loud as the person wants them.
import { settings } from "../state/settings.svelte";

export type Sound = "card" | "turn" | "win" | "loss";

interface Tone {
  readonly hertz: number;
  /** seconds after the beginning of the sound */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ hertz: 240, at: 0, lasts: 0.06, loud: 0.08, shape: "triangle" }],
  turn: [
    { hertz: 587, at: 0, lasts: 0.14, loud: 0.1, shape: "sine" },
    { hertz: 880, at: 0.11, lasts: 0.22, loud: 0.1, shape: "sine" },
  ],
  win: [523, 659, 784, 1047].map((hertz, at) => ({
    hertz,
    at: at * 0.12,
    lasts: at === 3 ? 0.5 : 0.16,
    loud: 0.1,
    shape: "sine" as const,
  })),
  loss: [392, 330, 262].map((hertz, at) => ({
    hertz,
    at: at * 0.2,
    lasts: at === 2 ? 0.5 : 0.22,
    loud: 0.07,
    shape: "sine" as const,
  })),
};

let context: AudioContext | undefined;

/** Play a sound, where sounds are wanted and the browser has them. */
export function playSound(sound: Sound): void {
  if (settings.volume === 0 || globalThis.AudioContext === undefined) return;
  // A page may make no sound before somebody has touched it.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const tone of TONES[sound]) sing(context, tone);
}

function sing(on: AudioContext, tone: Tone): void {
  const begin = on.currentTime + tone.at;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = tone.shape;
  voice.frequency.value = tone.hertz;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime((tone.loud * settings.volume) / 50, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + tone.lasts);
  voice.connect(volume).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + tone.lasts + 0.02);
}
