/** A short call of a horn when it is one's turn: made here, tone by tone. */

/** Tones one after the other: pitch in hertz, when it begins and how long it sounds, in seconds. */
const CALL: [number, number, number][] = [
  [220, 0, 0.22],
  [330, 0.2, 0.45],
];
const LOUD = 0.12;
const SOFT = 0.0001;
const RISE = 0.03;

let air: AudioContext | undefined;

/** Sound the horn; where the browser lets no sound out, nothing happens. */
export function ring(): void {
  if (typeof AudioContext === "undefined") return;
  air ??= new AudioContext();
  void air.resume().catch(() => undefined);
  for (const [pitch, begin, length] of CALL) blow(air, pitch, air.currentTime + begin, length);
}

function blow(context: AudioContext, pitch: number, begin: number, length: number): void {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const breath = new GainNode(context, { gain: SOFT });
  breath.gain.setValueAtTime(SOFT, begin);
  breath.gain.exponentialRampToValueAtTime(LOUD, begin + RISE);
  breath.gain.exponentialRampToValueAtTime(SOFT, begin + length);
  tone.connect(breath).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
