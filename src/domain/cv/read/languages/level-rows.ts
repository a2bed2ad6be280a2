/** Languages and levels set on lines of their own, brought together. */
import { extraWords, withoutNames } from './language-statements.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { levelPhrases, spokenLevel, spokenNames } from './names-and-levels.ts';

export const levelsBesideNames = (lines: readonly SourceLine[]): SourceLine[] =>
  levelsOverNames(columnsOfPairs(levelsUnderNames(lines)));

/** Two columns read one after the other: all the languages, then a level for each. */
function columnsOfPairs(lines: readonly SourceLine[]): SourceLine[] {
  const half = lines.length / 2;
  const [names, levels] = [lines.slice(0, half), lines.slice(half)];
  const isPaired =
    half > 1 && Number.isInteger(half) && names.every(isBareName) && levels.every(isBareLevel);
  return isPaired ? names.map((line, at) => withLevel(line, levels[at]?.text ?? '')) : [...lines];
}

/** "Langue maternelle" over "Arabe", "Courant" over "Français": each level has its languages below. */
function levelsOverNames(lines: readonly SourceLine[]): SourceLine[] {
  const first = lines[0];
  const isAlternating =
    first !== undefined &&
    isBareLevel(first) &&
    lines.filter(isBareLevel).length > 1 &&
    lines.some(({ text }) => bareNames(text).length > 0) &&
    lines.every((line, at) =>
      isBareLevel(line)
        ? !isBareLevel(lines[at - 1])
        : bareNames(line.text).length > 0 || /^\p{Lu}\p{Ll}+$/u.test(line.text),
    );
  if (!isAlternating) return [...lines];
  let level = '';
  return lines.flatMap((line) => {
    if (!isBareLevel(line)) return [withLevel(line, level)];
    level = line.text;
    return [];
  });
}

const withLevel = (line: SourceLine, level: string): SourceLine => {
  const text = `${line.text} : ${level}`;
  return { ...line, text, cells: [text], continues: false };
};

const isBareLevel = (line: SourceLine | undefined): boolean => {
  if (!line || line.text.endsWith(':') || spokenNames(line.text).length > 0) return false;
  const { level, words } = spokenLevel(line.text);
  return level !== '' && extraWords(line.text, words).length === 0;
};

const isBareName = ({ text }: SourceLine): boolean =>
  spokenNames(text).length === 1 && extraWords(withoutNames(text), []).length === 0;

/** A row of languages over a row of their levels: each level beside its language. */
function levelsUnderNames(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const names = last ? bareNames(last.text) : [];
    const levels = names.length > 1 ? levelCells(line, names.length) : [];
    if (!last || levels.length === 0) {
      joined.push(line);
      continue;
    }
    joined.pop();
    names.forEach((name, at) => {
      const text = `${name} : ${levels[at] ?? ''}`;
      joined.push({ ...last, text, cells: [text], continues: false });
    });
  }
  return joined;
}

/** The languages of a line that holds nothing else, not even commas; each may have a colon. */
function bareNames(text: string): string[] {
  const names = spokenNames(text);
  const letters = names.reduce((sum, { name }) => sum + name.replace(/ /g, '').length, 0);
  return letters === text.replace(/[ :]/g, '').length ? names.map(({ name }) => name) : [];
}

/** As many levels as there are languages above: by the cells, else by the words. */
function levelCells(line: SourceLine, count: number): string[] {
  if (spokenNames(line.text).length > 0) return [];
  if (line.cells.length === count && line.cells.some((cell) => spokenLevel(cell).level !== ''))
    return line.cells;
  const phrases = levelPhrases(line.text);
  return phrases.length === count ? phrases : [];
}
