/**
 * What is published about how people speak in interviews, with its source. Of scores, of the length of answers and of
 * the time they take no honest norm is published: those are compared with a person's own alone.
 */
export interface SpeechNorm {
  /** Mean words a minute, pauses included. */
  wordsPerMinute: number;
  source: { title: string; url: string };
}

/** Interviews of radio and television, measured by François Grosjean and Alain Deschamps. */
const SOURCE = {
  title: 'F. Grosjean, Psychology Today, « Life as a Bilingual », 2013',
  url: 'https://www.psychologytoday.com/blog/life-bilingual/201302',
};

export const SPEECH_NORMS: Readonly<Record<'fr' | 'en', SpeechNorm>> = {
  fr: { wordsPerMinute: 174, source: SOURCE },
  en: { wordsPerMinute: 176, source: SOURCE },
};
