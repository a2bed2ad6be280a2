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

export const switchFeedback = (on: boolean): void => {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // A browser that refuses storage stays silent.
  }
  for (const listener of listeners) listener();
};

/** Calls back when the choice changes, here or in another tab. Returns what stops it. */
export const onFeedbackSwitched = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const playTone = (tone: Tone): void => {
  // Before the first press, browsers refuse sound and complain.
  if (!mayDisturb() || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  const { pitches, each } = TONES[tone];
  const seconds = each / 1000;
  for (const [index, pitch] of pitches.entries())
    playPitch(audio, pitch, audio.currentTime + index * seconds, seconds);
};

/** 50 ms under the finger, on devices that can. */
export const vibrate = (): void => {
  const device = navigator as Partial<Pick<Navigator, 'vibrate'>>;
  if (mayDisturb()) device.vibrate?.(VIBRATION_MS);
};

let audio: AudioContext | undefined;
const listeners = new Set<() => void>();

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
