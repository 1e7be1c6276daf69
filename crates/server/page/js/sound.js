// Small sounds, made on the spot: a card, a trick, one's turn, the end. Silent on a phone until asked for.

import { recall, remember } from './memory.js';

const touch = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Whether sounds are wanted. */
export const sounds = () => recall('sound') ?? !touch();

export const useSounds = (on) => remember('sound', on);

let context;

/** Browsers let nothing sound before the person has done something. */
function ready() {
  if (!sounds() || !globalThis.AudioContext) return undefined;
  if (!navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
  return context;
}

/** One tone that dies away. */
function tone(audio, frequency, at, length, loudness) {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** A card on felt: a short breath of noise. */
function rustle(audio) {
  const length = Math.floor(audio.sampleRate * 0.07);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2400, Q: 0.7 });
  const gain = new GainNode(audio, { gain: 0.25 });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

const TONES = {
  turn: [[660, 0, 0.18, 0.06]],
  won: [[523, 0, 0.25, 0.08], [659, 0.12, 0.25, 0.08], [784, 0.24, 0.5, 0.09]],
  lost: [[392, 0, 0.3, 0.07], [330, 0.16, 0.5, 0.07]],
  drawn: [[440, 0, 0.3, 0.07], [440, 0.18, 0.4, 0.07]],
};

/** Lets something sound: `card`, `turn`, `won`, `lost` or `drawn`. */
export function sound(name) {
  const audio = ready();
  if (!audio) return;
  if (name === 'card') rustle(audio);
  else TONES[name]?.forEach((one) => tone(audio, ...one));
  if (name === 'turn') navigator.vibrate?.(40);
}
