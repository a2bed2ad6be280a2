/**
 * What is published about how people speak in interviews. Of scores, of the length of answers and of the time they
 * take no honest norm is published: those are compared with a person's own alone.
 */

/** Words a minute, pauses included: measured by François Grosjean and Alain Deschamps. */
export const SPEECH_NORMS = { fr: 174, en: 176 } as const;

export const SPEECH_SOURCE = {
  title: 'F. Grosjean, Life as a Bilingual, Psychology Today, 2013',
  url: 'https://www.psychologytoday.com/blog/life-bilingual/201302',
} as const;
