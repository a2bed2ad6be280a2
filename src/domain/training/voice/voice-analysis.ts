import type { Stretch } from './pauses.ts';

export interface VoiceMeasures {
  /** Of the whole sound, seconds. */
  durationS: number;
  /** From the first word to the last, pauses included, seconds. */
  speechS: number;
  syllables: number;
  /** Syllables a second, pauses included. */
  speechRate: number;
  /** Syllables a second, pauses left out. */
  articulationRate: number;
  /** An estimate from the language's usual syllables a word. */
  wordsPerMinute: number;
  pauses: Stretch[];
  /** Of the pauses, those of 3 seconds and more. */
  longPauses: number;
  /** Approximate. */
  filledPauses: Stretch[];
  /** Filled pauses, and pauses of 3 seconds and more. */
  hesitations: number;
  /** Mean level of the syllables, decibels under full scale, and how much it varies. */
  levelDb: number;
  levelSpreadDb: number;
  /** Middle pitch; null where no voice was found. */
  pitchHz: number | null;
  /** Between the low and the high tenth of the pitches, semitones. */
  pitchRange: number | null;
  /** The voice over what is heard between its words, decibels; null where nobody speaks. */
  snrDb: number | null;
  /** What is heard between the words, decibels under full scale. */
  noiseDb: number;
  /** 0 to 1. */
  clippedShare: number;
}

/** Why there is no judgement: what was measured then says little. */
export type NotJudged = 'nothing-said' | 'too-short' | 'too-noisy';

type VoiceRule =
  | 'pace'
  | 'long-pauses'
  | 'filled-pauses'
  | 'steady-level'
  | 'background'
  | 'articulation'
  | 'clipping'
  | 'level';

/** One line of the formula: the points given, of how many. */
export interface VoicePoints {
  rule: VoiceRule;
  given: number;
  of: number;
}

export type VoiceAdvice =
  | 'nothing-said'
  | 'too-short'
  | 'too-noisy'
  | 'clipped'
  | 'too-quiet'
  | 'slower'
  | 'faster'
  | 'fewer-long-pauses'
  | 'fewer-filled-pauses'
  | 'more-pauses'
  | 'steadier-level'
  | 'good-pace'
  | 'good-pauses';

/** What was heard in one answer, as it is kept with it: numbers alone, no sound. */
export interface VoiceAnalysis extends VoiceMeasures {
  /** Of the rules: numbers of another version are not compared with these. */
  rubric: number;
  notJudged: NotJudged | null;
  /**
   * Each 0 to 100, null where it can't be told: perceived assurance, vocal tension against one's own calm voice, and
   * clarity of the sound. None of them is a feeling, and none an accent.
   */
  emotions: { confidence: number | null; stress: number | null; clarity: number | null };
  points: { confidence: VoicePoints[]; clarity: VoicePoints[] };
  recommendations: VoiceAdvice[];
  overallScore: number | null;
}

/** One's own voice while reading calmly. */
export interface CalmVoice {
  pitchHz: number;
  articulationRate: number;
}
