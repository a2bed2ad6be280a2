/**
 * Short tones and vibration for what is pressed, across the app. Silent for anyone who asked the system, or Jalon, for
 * less motion.
 */
import { isCalm } from './appearance.ts';
import { isFeedbackOn } from './feedback.ts';

/** All that are specified; a card under the mouse and what is pressed use two of them. */
type Tone = 'click' | 'hover' | 'success' | 'error' | 'notification';

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
const PRESSED = 'button, a[href], [role="tab"], input[type="checkbox"], input[type="radio"]';
const HOVERED = '[data-hover-tone]';

/** Repeated calls change nothing. */
export const answerPresses = (): void => {
  if (isAnswering) return;
  isAnswering = true;
  document.addEventListener('click', ({ target }) => nearest(target, PRESSED) && answerPress(), {
    capture: true,
  });
  document.addEventListener('pointerover', ({ pointerType, target, relatedTarget }) => {
    const card = nearest(target, HOVERED);
    if (card && pointerType === 'mouse' && nearest(relatedTarget, HOVERED) !== card)
      playTone('hover');
  });
};

export const answerPress = (): void => {
  playTone('click');
  const device = navigator as Partial<Pick<Navigator, 'vibrate'>>;
  if (isFeedbackOn('vibration') && mayDisturb()) device.vibrate?.(VIBRATION_MS);
};

let isAnswering = false;
let audio: AudioContext | undefined;

const nearest = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

const mayDisturb = (): boolean =>
  !isCalm() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

const playTone = (tone: Tone): void => {
  // Before the first press, browsers refuse sound and complain.
  if (!isFeedbackOn('sounds') || !mayDisturb() || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  const { pitches, each } = TONES[tone];
  const seconds = each / 1000;
  for (const [index, pitch] of pitches.entries())
    playPitch(audio, pitch, audio.currentTime + index * seconds, seconds);
};

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
