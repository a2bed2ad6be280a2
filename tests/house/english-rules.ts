/** Straight quotation marks, three dots for an ellipsis, or the spaces of French. */
export const isBadEnglish = (text: string): boolean =>
  /["']|\.\.\.|[\s\u00A0][;:!?%]|\d[\s\u00A0]\d{3}(?!-)|[«»]/.test(text);
