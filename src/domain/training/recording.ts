import { MOST_VOICE_SECONDS } from './voice/voice-limits.ts';

/** Of one spoken answer, where the recorder stops by itself. */
export const MOST_RECORDING_SECONDS = MOST_VOICE_SECONDS;

/** What a crash may cost. */
export const RECORDING_PART_SECONDS = 5;

/** Of the sound that is kept: clear speech, and five minutes in 1.8 MB. */
export const RECORDING_BITS_PER_SECOND = 48_000;
