/** How much of a file's own text is nowhere in its reading: independent of the reader's own account. */
import { isDocumentTitle } from '#/domain/cv/read/account-for-words.ts';
import { CONTACT_LABEL } from '#/domain/cv/read/contact/reach.ts';
import { afterRange, findDates } from '#/domain/cv/read/dates/find-dates.ts';
import { formLabels } from '#/domain/cv/read/entries/form-rows.ts';
import { isHeaderRow, labelledText } from '#/domain/cv/read/entries/field-labels.ts';
import { joinAccents } from '#/domain/text/loose-accents.ts';
import { fold } from '#/domain/text/fold.ts';
import { wordsOf } from '#/domain/cv/read/text-pieces.ts';
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { levelWords, spokenNames } from '#/domain/cv/read/languages/names-and-levels.ts';
import { prepareLines } from '#/domain/cv/read/sections/prepare-lines.ts';
import { LEVEL_NOISE } from '#/domain/cv/words/spoken-languages.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import type { CvSource, TextRun } from '#/domain/cv/source.ts';
import { stringsOf } from './scores.ts';

export interface LostText {
  words: number;
  lost: string[];
}

/** Headings, labels of fields, dates and levels change their form, page furniture goes: they are not lost. */
export function lostText(source: CvSource, reading: CvReading): LostText {
  const strings = stringsOf([reading.content, reading.removed, reading.unplaced, reading.labels]);
  const kept = new Set(strings.flatMap(wordsOf));
  const squashed = fold(strings.join('')).replace(/[^\p{L}\p{N}]/gu, '');
  const changed = changedWords(source);
  const words = sourceTexts(source)
    .flatMap(wordsOf)
    .filter((word) => /\p{L}{2}|\d/u.test(word));
  const lost = words.filter(
    (word) =>
      !kept.has(word) && !changed.has(word) && !(word.length > 1 && squashed.includes(word)),
  );
  return { words: words.length, lost };
}

const sourceTexts = (source: CvSource): string[] =>
  source.kind === 'flow'
    ? source.blocks.map(({ text }) => text)
    : source.pages.flatMap((page) => wordsDrawnInPieces(page.runs));

/** Pieces of one word, drawn one right after the other (`Quali` + `fi` + `cations`), go together. */
function wordsDrawnInPieces(runs: readonly TextRun[]): string[] {
  const texts: string[] = [];
  runs.forEach((run, at) => {
    const before = runs[at - 1];
    const touches =
      before !== undefined &&
      Math.abs(run.y - before.y) < 0.1 &&
      Math.abs(run.x - before.x - before.width) < 0.1 * run.size;
    if (touches || /[`´ˆ˜¨]$/u.test(before?.text ?? '') || (before && isSmallCaps(before, run)))
      texts[texts.length - 1] += run.text;
    else texts.push(run.text);
  });
  return texts.flatMap(afterRange).map(joinAccents);
}

/** A capital alone and smaller ones after it, less than a blank apart. */
const isSmallCaps = (before: TextRun, run: TextRun): boolean =>
  Math.abs(run.y - before.y) < 0.1 &&
  run.size < 0.92 * before.size &&
  run.x - before.x - before.width < 0.2 * run.size &&
  /^\p{Lu}$/u.test(before.text) &&
  /^\p{Lu}+$/u.test(run.text);

function changedWords(source: CvSource): Set<string> {
  const { lines: drawn, furniture } = sourceToLines(source);
  const lines = prepareLines(drawn);
  const changed = new Set(furniture.flatMap(wordsOf));
  const add = (text: string): void => wordsOf(text).forEach((word) => changed.add(word));
  formLabels(lines).forEach(add);
  // Profile addresses are kept without their protocol, numbered forms without their numbers.
  add('http https www');
  for (const { text } of drawn) add(/^\d{1,2}[.)]\s/.exec(text)?.[0] ?? '');
  for (const line of lines) {
    for (const part of [line.text, ...line.cells, line.text.split(':')[0] ?? ''])
      if (headingHit(part)?.full) add(part);
    if (isHeaderRow(line) || isDocumentTitle(line.text)) add(line.text);
    for (const part of [line.text, ...line.cells]) addLabels(part, add);
    for (const { index, length } of findDates(line.text))
      add(line.text.slice(index, index + length));
    for (const [link] of fold(line.text).matchAll(STUDY_LINK)) add(link);
    levelWords(line.text).forEach((word) => changed.add(word));
    if (spokenNames(line.text).length > 0) LEVEL_NOISE.forEach((word) => changed.add(word));
  }
  return changed;
}

/** "BSc, major in Computing": it announces the field of study. */
const STUDY_LINK = /\b(?:major(?:ing)?|concentration|speciali[sz](?:ed|ing)) in\b/g;

function addLabels(text: string, add: (label: string) => void): void {
  // French and some forms set a blank before the colon.
  const closed = text.replace(/\s+:/g, ':');
  const label = labelledText(closed)?.label;
  if (label) add(label);
  for (const [found] of fold(closed).matchAll(CONTACT_LABEL))
    if (found.endsWith(':') || text.length === found.length) add(found);
  if (/^\s*:/.test(text.slice(text.search(/:|$/))))
    for (const [found] of fold(text.split(':')[0] ?? '').matchAll(CONTACT_LABEL)) add(found);
}
