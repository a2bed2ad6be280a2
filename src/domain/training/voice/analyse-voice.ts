/**
 * What can be measured in a spoken answer without knowing its words. No model, no network, no clock: the same sound
 * gives the same numbers. Reads about 300 times faster than people speak.
 */
import { clippedShare } from './clipping.ts';
import { filledPausesIn } from './filled-pauses.ts';
import { bandPass, everyNth, lowPass } from './filters.ts';
import { judgeVoice, type Hearing } from './judge-voice.ts';
import { deviation, framePowers, inDb, mean, quantile, SILENT_DB } from './levels.ts';
import { LONG_PAUSE_SECONDS, pausesIn } from './pauses.ts';
import { pitchTrack, type PitchTrack } from './pitch.ts';
import { resample } from './resample.ts';
import { signalToNoise } from './noise.ts';
import { speechActivity, vowelBand } from './speech-activity.ts';
import { NUCLEUS_BAND, syllableNuclei, type Nucleus } from './syllables.ts';
import type { VoiceAnalysis, VoiceMeasures } from './voice-analysis.ts';
import {
  BAND_HOP,
  BAND_RATE,
  HOP_SECONDS,
  MOST_VOICE_SECONDS,
  VOICE_RATE,
} from './voice-limits.ts';
import { VOICE_NORMS, type VoiceLanguage } from './voice-norms.ts';

/** Between the halves of the vowel band, hertz. */
const MIDDLE = 900;
const VOICED = 0.6;
/** What the band's rate can hold, hertz. */
const BELOW = 3400;

/**
 * `samples`: one channel, −1 to 1; `rate`: of them, hertz. What lies beyond the 5 minutes of an answer is left out.
 */
export const analyseVoice = (
  samples: Float32Array,
  rate: number,
  language: VoiceLanguage,
  hearing: Hearing = {},
): VoiceAnalysis => {
  const kept = centred(samples.subarray(0, Math.floor(rate * MOST_VOICE_SECONDS)));
  return judgeVoice(measure(kept, rate, language), language, hearing);
};

const measure = (samples: Float32Array, rate: number, language: VoiceLanguage): VoiceMeasures => {
  const voice = resample(samples, rate, VOICE_RATE);
  const low = everyNth(lowPass(voice, VOICE_RATE, BELOW), VOICE_RATE / BAND_RATE);
  const vowels = vowelBand(low);
  const activity = speechActivity(voice, vowels);
  const { speaks, first, end } = activity;
  const pitch = pitchTrack(low, speaks);
  const band = bandPass(low, BAND_RATE, NUCLEUS_BAND);
  const nuclei = syllableNuclei(band, pitch.likeness, speaks);
  const levels = inDb(framePowers(vowels, BAND_HOP, 3 * BAND_HOP));
  const filledPauses =
    nuclei.length === 0
      ? []
      : filledPausesIn({ activity, pitch, levels, tilts: tiltsOf(vowels, levels) });
  const pauses = nuclei.length === 0 ? [] : pausesIn(activity);
  const longPauses = pauses.filter(({ duration }) => duration >= LONG_PAUSE_SECONDS).length;
  const speechS = nuclei.length === 0 ? 0 : (end - first) * HOP_SECONDS;
  const talkS = speechS - pauses.reduce((sum, { duration }) => sum + duration, 0);
  const speechRate = nuclei.length / Math.max(HOP_SECONDS, speechS);
  const hop = rate * HOP_SECONDS;
  const nucleusLevels = nuclei.map(({ level }) => level);
  return {
    durationS: rounded(samples.length / rate, 2),
    speechS: rounded(speechS, 2),
    syllables: nuclei.length,
    speechRate: rounded(speechRate, 2),
    articulationRate: rounded(nuclei.length / Math.max(HOP_SECONDS, talkS), 2),
    wordsPerMinute: Math.round((60 * speechRate) / VOICE_NORMS[language].syllablesPerWord),
    pauses,
    longPauses,
    filledPauses,
    hesitations: filledPauses.length + longPauses,
    levelDb: nuclei.length === 0 ? SILENT_DB : rounded(mean(nucleusLevels), 1),
    levelSpreadDb: rounded(deviation(nucleusLevels), 1),
    ...pitchesOf(pitch, nuclei),
    ...noiseOf(framePowers(samples, hop, 3 * hop), activity),
    clippedShare: rounded(clippedShare(samples, rate), 4),
  };
};

/** Without the constant that cheap microphones add, and without what is no number. */
const centred = (samples: Float32Array): Float32Array => {
  const clean = Float32Array.from(samples);
  let sum = 0;
  for (let index = 0; index < clean.length; index += 1) {
    const sample = clean[index] as number;
    if (Number.isFinite(sample)) sum += sample;
    else clean[index] = 0;
  }
  const middle = sum / Math.max(1, clean.length);
  for (let index = 0; index < clean.length; index += 1)
    clean[index] = (clean[index] as number) - middle;
  return clean;
};

const tiltsOf = (vowels: Float32Array, levels: Float32Array): Float32Array => {
  const low = inDb(framePowers(lowPass(vowels, BAND_RATE, MIDDLE), BAND_HOP, 3 * BAND_HOP));
  return levels.map((level, frame) => (low[frame] ?? level) - level);
};

const pitchesOf = (
  { hertz, likeness }: PitchTrack,
  nuclei: readonly Nucleus[],
): Pick<VoiceMeasures, 'pitchHz' | 'pitchRange'> => {
  const pitches = nuclei
    .filter(({ frame }) => (likeness[frame] ?? 0) > VOICED)
    .map(({ frame }) => hertz[frame] ?? 0);
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => quantile(pitches, share));
  if (low === undefined || middle === undefined || high === undefined)
    return { pitchHz: null, pitchRange: null };
  return { pitchHz: Math.round(middle), pitchRange: rounded(12 * Math.log2(high / low), 1) };
};

const noiseOf = (
  ...given: Parameters<typeof signalToNoise>
): Pick<VoiceMeasures, 'snrDb' | 'noiseDb'> => {
  const { snrDb, noiseDb } = signalToNoise(...given);
  return { snrDb: snrDb === null ? null : rounded(snrDb, 1), noiseDb: rounded(noiseDb, 1) };
};

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
