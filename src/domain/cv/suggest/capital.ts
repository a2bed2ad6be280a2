/** The first letter of a line as a capital; the rest stays. */
export const withCapital = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};
