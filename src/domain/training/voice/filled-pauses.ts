/**
 * "Euh", "um": a voice that holds one vowel at one pitch, next to a silence. Without the words this is a guess, which
 * misses many (the recall measured on voices with falling fillers is under one half): it is named approximate and
 * costs little.
 */
import { stretch, type Stretch } from './pauses.ts';
import type { PitchTrack } from './pitch.ts';
import { runsOf } from './runs.ts';
import type { SpeechActivity } from './speech-activity.ts';
import { HOP_SECONDS } from './voice-limits.ts';

const frames = (seconds: number): number => Math.round(seconds / HOP_SECONDS);

const LEAST = frames(0.26);
const LEAST_SILENCE = frames(0.1);
/** Of the ends of the held vowel to the silence: a word has more sounds than that. */
const NEAR = frames(0.09);
const STEP = frames(0.05);
const VOICED = 0.6;
/** Within a step. */
const MOST_LEVEL_DB = 2.5;
const MOST_TILT_DB = 2.5;
const MOST_SEMITONES = 0.7;

interface Tracks {
  activity: SpeechActivity;
  pitch: PitchTrack;
  /** Decibels of the voice, and of its lower half over its upper. */
  levels: Float32Array;
  tilts: Float32Array;
}

export const filledPausesIn = (tracks: Tracks): Stretch[] => {
  const { speaks, first, end } = tracks.activity;
  const held = speaks.map((_, frame) => (isHeld(tracks, frame) ? 1 : 0));
  const silences = runsOf(speaks, 0).filter(([from, to]) => to - from >= LEAST_SILENCE);
  return runsOf(held, 1)
    .map(([from, to]): [number, number] => [from, to + STEP])
    .filter(([from, to]) => to - from >= LEAST && from >= first && to <= end + STEP)
    .filter(([from, to]) =>
      silences.some(([start, stop]) => isNear(from - stop) || isNear(start - to)),
    )
    .map(([from, to]) => stretch(from, to));
};

const isNear = (gap: number): boolean => gap >= -STEP && gap <= NEAR;

/** From this frame to one step later nothing changes. */
const isHeld = ({ pitch: { hertz, likeness }, levels, tilts }: Tracks, frame: number): boolean => {
  const later = frame + STEP;
  if ((likeness[frame] ?? 0) < VOICED || (likeness[later] ?? 0) < VOICED) return false;
  const semitones = 12 * Math.log2((hertz[later] ?? 1) / (hertz[frame] ?? 1));
  return (
    Math.abs(semitones) < MOST_SEMITONES &&
    Math.abs((levels[later] ?? 0) - (levels[frame] ?? 0)) < MOST_LEVEL_DB &&
    Math.abs((tilts[later] ?? 0) - (tilts[frame] ?? 0)) < MOST_TILT_DB
  );
};
