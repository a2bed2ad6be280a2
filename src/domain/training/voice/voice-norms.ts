/**
 * What is usual in each language. French and English are spoken at other paces, and French speakers hesitate about
 * twice as often for the same number of syllables (Roberts and Meltzer, IFA 2003): neither is judged by the other's
 * norm. No norm says anything of an accent.
 */

export type VoiceLanguage = 'fr' | 'en';

interface Norms {
  /** Syllables a second with pauses: comfortable to follow in an interview. */
  speechRate: readonly [from: number, to: number];
  /** Without pauses. French conversation is at about 5.7 ("Syllabic rate and utterance length in French"). */
  articulationRate: readonly [from: number, to: number];
  /** Measured on texts of ours. */
  syllablesPerWord: number;
  /** Filled pauses a minute from which they count in full. */
  manyFillers: number;
}

export const VOICE_NORMS: Readonly<Record<VoiceLanguage, Norms>> = {
  fr: {
    speechRate: [3.2, 5.8],
    articulationRate: [4, 7.2],
    syllablesPerWord: 1.56,
    manyFillers: 14,
  },
  en: {
    speechRate: [2.7, 5],
    articulationRate: [3.4, 6.2],
    syllablesPerWord: 1.45,
    manyFillers: 8,
  },
};
