/** Letters by which words of one family are known: améliorer, amélioration. */
export const STEM = 6;
