/** So much of a line is shown below a field. */
const LONGEST = 160;

/** The words of a line around what was read in it, cut at blanks. */
export const excerptAround = (line: string, value: string): string => {
  if (line.length <= LONGEST) return line;
  const at = Math.max(0, line.indexOf(value));
  const room = Math.max(0, LONGEST - value.length);
  const from = startOfWord(line, Math.max(0, Math.min(at - room / 2, line.length - LONGEST)));
  const to = endOfWord(line, Math.min(line.length, from + LONGEST));
  return (from > 0 ? '… ' : '') + line.slice(from, to) + (to < line.length ? ' …' : '');
};

const startOfWord = (line: string, at: number): number => {
  if (at === 0) return 0;
  const blank = line.lastIndexOf(' ', at);
  return blank < at - LONGEST / 4 ? Math.floor(at) : blank + 1;
};

const endOfWord = (line: string, at: number): number => {
  if (at === line.length) return at;
  const blank = line.lastIndexOf(' ', at);
  return blank < at - LONGEST / 4 ? at : blank;
};
