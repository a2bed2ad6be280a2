/** A number as files write it, held between two bounds; what is none gives `otherwise`. */
export const wholeNumber = (
  text: string | undefined,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number => {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(number) ? otherwise : Math.min(most, Math.max(least, Math.trunc(number)));
};
