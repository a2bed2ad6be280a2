/**
 * Short tones and vibration. Off until the person switches them on in this browser, and silent for
 * anyone who asked the system for less motion.
 */
export type Tone = 'click' | 'hover' | 'success' | 'error' | 'notification';

/** Pitches in hertz, played one after the other, and how long each lasts, in milliseconds. */
const TONES: Record<Tone, { pitches: readonly number[]; each: number }> = {
  click: { pitches: [660], each: 60 },
  hover: { pitches: [440], each: 30 },
  success: { pitches: [523, 659, 784], each: 90 },
  error: { pitches: [294, 220], each: 140 },
  notification: { pitches: [784, 659], each: 110 },
};
const LOUDNESS = 0.04;
const VIBRATION_MS = 50;
const KEY = 'jalon-feedback';

export const isFeedbackOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
};

/** Resolves the choice at once; a browser that refuses storage forgets it with the page. */
export const switchFeedback = (on: boolean): void => {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // As said.
  }
};

export const playTone = (tone: Tone): void => {
  if (!mayDisturb()) return;
  audio ??= new AudioContext();
  const { pitches, each } = TONES[tone];
  const seconds = each / 1000;
  for (const [index, pitch] of pitches.entries())
    playPitch(audio, pitch, audio.currentTime + index * seconds, seconds);
};

/** 50 ms under the finger, on devices that can. */
export const vibrate = (): void => {
  const { vibrate: shake } = navigator as Partial<Pick<Navigator, 'vibrate'>>;
  if (mayDisturb()) shake?.call(navigator, VIBRATION_MS);
};

let audio: AudioContext | undefined;

const mayDisturb = (): boolean =>
  isFeedbackOn() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

const playPitch = (context: AudioContext, pitch: number, start: number, seconds: number): void => {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + seconds);
};
