/** How much of each a Canadian CV is advised to hold. */
export const ADVICE = { skills: { least: 8, most: 12 }, sentences: { least: 3, most: 5 } } as const;
