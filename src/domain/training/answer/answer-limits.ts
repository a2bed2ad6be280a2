/** What is looked at of an answer: ten minutes of fast speech. */
export const ANSWER_LIMITS = { characters: 12_000, words: 2000, question: 2000 } as const;

/** Fewer words are no answer to judge. */
export const LEAST_WORDS = 8;
