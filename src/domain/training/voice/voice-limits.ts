/** All rules work at this rate: it holds what tells syllables, and nothing else. */
export const VOICE_RATE = 16_000;

/** Loudness in the vowels' bands and the pitch need no more than this. */
export const BAND_RATE = VOICE_RATE / 2;

/** What one answer may last, seconds; also where the recorder stops. */
export const MOST_VOICE_SECONDS = 300;

/** Below this there is nothing to judge, seconds of speech. */
export const LEAST_SPEECH_SECONDS = 1.5;

/** Of what a microphone or a file may say it is. */
export const LEAST_RATE = 4000;
export const MOST_RATE = 384_000;

/** One frame of every track, seconds. */
export const HOP_SECONDS = 0.01;
export const HOP = VOICE_RATE * HOP_SECONDS;
export const BAND_HOP = BAND_RATE * HOP_SECONDS;

/** Below this the person is told that it is too noisy to judge, decibels. */
export const LEAST_SNR_DB = 15;
