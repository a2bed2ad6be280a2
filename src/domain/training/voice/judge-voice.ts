/**
 * From measures to scores, each the sum of points that are shown. Overall = half assurance, half clarity.
 * Assurance: pace 35, no pause of 3 seconds 30, few filled pauses 20, steady level 15. Filled pauses are a guess: they
 * move the overall score by at most 5. Clarity: background 30, articulation 40, no clipping 15, level 15.
 */
import type {
  CalmVoice,
  NotJudged,
  VoiceAdvice,
  VoiceAnalysis,
  VoiceMeasures,
  VoicePoints,
} from './voice-analysis.ts';
import { LEAST_SNR_DB, LEAST_SPEECH_SECONDS } from './voice-limits.ts';
import { VOICE_NORMS, type VoiceLanguage } from './voice-norms.ts';

const VOICE_RUBRIC = 2;

/** The measure may be this much too good, decibels. */
const SNR_DOUBT_DB = 1;
const LEAST_SYLLABLES = 4;
/** Under full scale: what a microphone hears where nobody speaks. */
const QUIET_ROOM_DB = -50;
/** Of the overall score, out of 100. */
const MOST_FOR_FILLED = 5;

export interface Hearing {
  calm?: CalmVoice | undefined;
  /** The device turned the level up and down by itself: then the level says nothing of the speaker. */
  autoGain?: boolean;
}

export const judgeVoice = (
  measures: VoiceMeasures,
  language: VoiceLanguage,
  { calm, autoGain = false }: Hearing = {},
): VoiceAnalysis => {
  const notJudged = whyNot(measures);
  const confidence = notJudged ? [] : assurance(measures, language, autoGain);
  const clarity = notJudged ? [] : clearness(measures, language, autoGain);
  const scores = { confidence: total(confidence), clarity: total(clarity) };
  return {
    ...measures,
    rubric: VOICE_RUBRIC,
    notJudged,
    emotions: { ...scores, stress: notJudged ? null : tension(measures, calm) },
    points: { confidence, clarity },
    recommendations: notJudged
      ? [notJudged]
      : advice(measures, [...confidence, ...clarity], language),
    overallScore: overall(confidence, clarity),
  };
};

const whyNot = ({ speechS, syllables, snrDb, noiseDb }: VoiceMeasures): NotJudged | null => {
  if (syllables === 0) return noiseDb > QUIET_ROOM_DB ? 'too-noisy' : 'nothing-said';
  if (snrDb !== null && snrDb < LEAST_SNR_DB + SNR_DOUBT_DB) return 'too-noisy';
  return speechS < LEAST_SPEECH_SECONDS || syllables < LEAST_SYLLABLES ? 'too-short' : null;
};

const assurance = (
  { speechRate, speechS, longPauses, filledPauses, levelSpreadDb }: VoiceMeasures,
  language: VoiceLanguage,
  autoGain: boolean,
): VoicePoints[] => {
  const minutes = Math.max(0.5, speechS / 60);
  const { manyFillers, speechRate: band } = VOICE_NORMS[language];
  return [
    points('pace', 35, within(speechRate, band)),
    points('long-pauses', 30, 1 - longPauses / minutes / 3),
    points('filled-pauses', 20, 1 - filledPauses.length / minutes / manyFillers),
    ...(autoGain ? [] : [points('steady-level', 15, falling(levelSpreadDb, 6, 12))]),
  ];
};

const clearness = (
  { snrDb, articulationRate, clippedShare, levelDb }: VoiceMeasures,
  language: VoiceLanguage,
  autoGain: boolean,
): VoicePoints[] => [
  points('background', 30, snrDb === null ? 1 : falling(-snrDb, -25, -10)),
  points('articulation', 40, within(articulationRate, VOICE_NORMS[language].articulationRate)),
  points('clipping', 15, falling(clippedShare, 0.002, 0.05)),
  ...(autoGain ? [] : [points('level', 15, falling(-levelDb, 45, 60))]),
];

/** 1 within the band, down to 0 at half its lower and at one and a half times its upper end. */
const within = (value: number, [from, to]: readonly [number, number]): number =>
  value < from ? (value - from / 2) / (from / 2) : falling(value, to, 1.5 * to);

/** 1 up to `from`, 0 from `to` on. */
const falling = (value: number, from: number, to: number): number => (to - value) / (to - from);

const points = (rule: VoicePoints['rule'], of: number, share: number): VoicePoints => ({
  rule,
  of,
  given: Math.round(of * Math.min(1, Math.max(0, share))),
});

const total = (parts: readonly VoicePoints[]): number | null => {
  const of = parts.reduce((sum, part) => sum + part.of, 0);
  return of === 0
    ? null
    : Math.round((100 * parts.reduce((sum, { given }) => sum + given, 0)) / of);
};

const overall = (
  confidence: readonly VoicePoints[],
  clarity: readonly VoicePoints[],
): number | null => {
  const guessed = confidence.find(({ rule }) => rule === 'filled-pauses');
  const [sure, clear] = [total(confidence), total(clarity)];
  if (sure === null || clear === null || !guessed) return null;
  const known = total(confidence.filter((part) => part !== guessed)) ?? 0;
  const lost = MOST_FOR_FILLED * (1 - guessed.given / guessed.of);
  return Math.max(0, Math.round((known + clear) / 2 - lost));
};

/** Against one's own calm voice alone: a higher pitch counts most, a faster pace a little. */
const tension = (
  { pitchHz, articulationRate }: VoiceMeasures,
  calm: CalmVoice | undefined,
): number | null => {
  if (!calm || pitchHz === null) return null;
  const semitones = 12 * Math.log2(pitchHz / calm.pitchHz);
  const faster = articulationRate / calm.articulationRate - 1;
  const felt =
    70 * Math.min(1, Math.max(0, semitones / 6)) + 30 * Math.min(1, Math.max(0, 2 * faster));
  return Math.round(felt);
};

/** Praise comes last; the worst comes first. */
const advice = (
  { speechRate, articulationRate, pauses, longPauses, speechS }: VoiceMeasures,
  parts: readonly VoicePoints[],
  language: VoiceLanguage,
): VoiceAdvice[] => {
  const norms = VOICE_NORMS[language];
  const lost = (rule: VoicePoints['rule']): number => {
    const part = parts.find((one) => one.rule === rule);
    return part ? part.of - part.given : 0;
  };
  const isSlow = speechRate < norms.speechRate[0];
  const pace = isSlow ? 'faster' : 'slower';
  const isFast = speechRate > norms.speechRate[1] || articulationRate > norms.articulationRate[1];
  const given: [VoiceAdvice, number][] = [
    [pace, isSlow || isFast ? Math.max(1, lost('pace'), lost('articulation')) : 0],
    ['fewer-long-pauses', longPauses > 0 ? lost('long-pauses') : 0],
    ['fewer-filled-pauses', lost('filled-pauses') > 5 ? lost('filled-pauses') : 0],
    ['steadier-level', lost('steady-level') > 3 ? lost('steady-level') : 0],
    ['clipped', lost('clipping')],
    ['too-quiet', lost('level')],
    ['more-pauses', speechS > 25 && pauses.length < speechS / 15 ? 2 : 0],
  ];
  const praise: VoiceAdvice[] = [
    ...(isSlow || isFast ? [] : (['good-pace'] as const)),
    ...(longPauses === 0 && pauses.length >= speechS / 15 ? (['good-pauses'] as const) : []),
  ];
  const wanted = given.filter(([, weight]) => weight > 0).toSorted((a, b) => b[1] - a[1]);
  return [...wanted.map(([key]) => key), ...praise];
};
