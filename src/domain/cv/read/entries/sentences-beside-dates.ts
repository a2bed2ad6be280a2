/** What a job was about, said in a sentence beside its dates: "Nurse, Hospital of the Lake ¦ Velka" over "Care of the old. ¦ 2019 – 2022". */
import { isDateAlone } from '../dates/find-dates.ts';
import { endsInAbbreviation } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { BESIDE_DATES } from './thresholds.ts';

/** The dates go up to the names, and the sentence below them as a task. Unchanged where only one job has one. */
export function withoutSentencesBesideDates(lines: readonly SourceLine[]): SourceLine[] {
  const told = new Set(lines.flatMap((_, at) => (isTold(lines[at - 1], lines[at]) ? [at] : [])));
  if (told.size < BESIDE_DATES.least) return [...lines];
  return lines.map((line, at) => {
    const [sentence = ''] = line.cells;
    if (told.has(at)) return { ...line, text: sentence, cells: [sentence], bullet: 1 };
    const below = told.has(at + 1) ? lines[at + 1]?.cells[1] : undefined;
    return below === undefined
      ? line
      : { ...line, text: `${line.text} ${below}`, cells: [...line.cells, below] };
  });
}

const isTold = (names: SourceLine | undefined, line: SourceLine | undefined): boolean => {
  const [sentence = '', date = ''] = line?.cells ?? [];
  return (
    names !== undefined &&
    line?.cells.length === 2 &&
    line.bullet === 0 &&
    names.bullet === 0 &&
    names.cells.length > 1 &&
    names.page === line.page &&
    !names.cells.some(isDateAlone) &&
    isDateAlone(date) &&
    /\p{Ll}{3}\.$|\p{L}[\p{L}\d-]{4,30}\.$/u.test(sentence) &&
    !endsInAbbreviation(sentence) &&
    sentence.split(' ').length >= BESIDE_DATES.words
  );
};
