/** The title lines of an entry, cut into the pieces that name one thing each. */
import { CONTRACT_PHRASES } from '#/domain/cv/words/organisations.ts';
import { findPlace, wholePlace } from '../contact/place.ts';
import type { FieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold, trimEdges, wordsOf } from '../folded.ts';
import type { AssignedHead } from './assign-head.ts';
import { isHeaderRow, labelledText } from './field-labels.ts';
import type { Block } from '../paragraphs.ts';
import type { SourceLine } from '../source-line.ts';

export interface HeadUnit {
  text: string;
  /** What a label says the text is. */
  role?: FieldRole;
  line: SourceLine;
  /** Block and place inside it: units of one block stand beside each other. */
  block: number;
  bold: boolean;
  /** Joined to the unit before by this text when both belong together. */
  joint: string;
}

export interface HeadParts {
  units: HeadUnit[];
  place?: { text: string; line: SourceLine; confidence: number };
  /** Kinds of contract and the like. */
  extras: HeadUnit[];
}

const SEPARATOR = /(\s*[|·•⋅]\s*|\s+[–—―]\s+|\s+-\s+|\s*[—―]\s*|\s+\/\s+|\t|\s{2,})/u;

/** `texts` of a block: its cells without the date. */
export function headParts(heads: readonly Block[]): HeadParts {
  const units: HeadUnit[] = [];
  const places: { text: string; line: SourceLine; confidence: number; whole: boolean }[] = [];
  const extras: HeadUnit[] = [];
  heads.forEach((block, at) => {
    if (isHeaderRow(block.line)) return;
    const texts = block.dated ? block.dated.rests : block.cells;
    for (const text of texts) {
      const labelled = labelledText(text);
      if (labelled) {
        const unit = {
          text: labelled.text,
          role: labelled.role,
          line: block.line,
          block: at,
          bold: false,
          joint: '',
        };
        if (labelled.role === 'place')
          places.push({ text: labelled.text, line: block.line, confidence: 0.95, whole: true });
        else if (labelled.role === 'title' || labelled.role === 'company') units.push(unit);
        else extras.push({ ...unit, text });
        continue;
      }
      for (const unit of unitsOf(text, block, at)) {
        if (CONTRACT_PHRASES.test(fold(unit.text)) && unit.text.length < 40) {
          extras.push(unit);
          continue;
        }
        const whole = wholePlace(unit.text);
        if (whole && !isDoubtfulPlace(unit, units))
          places.push({
            text: whole.place,
            line: block.line,
            confidence: whole.confidence,
            whole: true,
          });
        else units.push(unit);
      }
    }
  });
  // The only unit can't be the place: something must be worked at.
  if (units.length === 0 && places.length > 1) {
    const first = places.shift();
    if (first) units.push({ text: first.text, line: first.line, block: 0, bold: false, joint: '' });
  }
  if (places.length === 0) {
    const peeled = peelPlace(units);
    if (peeled) places.push({ ...peeled, whole: false });
  }
  const [place, ...others] = places.toSorted((a, b) => b.confidence - a.confidence);
  extras.push(
    ...others.map((other) => ({
      text: other.text,
      line: other.line,
      block: -1,
      bold: false,
      joint: '',
    })),
  );
  return { units, extras, ...(place ? { place } : {}) };
}

/** The head when labels name both sides, or one side and a single text is left for the other. */
export function labelledHead({ units }: HeadParts): AssignedHead | undefined {
  const titled = units.find((unit) => unit.role === 'title');
  const hired = units.find((unit) => unit.role === 'company');
  if (!titled && !hired) return undefined;
  const free = units.filter((unit) => unit !== titled && unit !== hired);
  const title = titled ?? free[0];
  const company = hired ?? free[0];
  return {
    ...(title ? { title } : {}),
    ...(company ? { company } : {}),
    leftover: free.filter((unit) => unit !== title && unit !== company),
    margin: 3,
    order: undefined,
  };
}

/** "Orange", "Victoria" or "Total" in bold on its own may be an employer: a lone country or city set apart is not yet a place. */
const isDoubtfulPlace = (unit: HeadUnit, before: readonly HeadUnit[]): boolean =>
  unit.bold && before.length === 0 && !unit.text.includes(',');

function unitsOf(text: string, block: Block, at: number): HeadUnit[] {
  const pieces = text.split(SEPARATOR);
  const units: HeadUnit[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const raw = trimEdges(pieces[index] ?? '');
    if (wordsOf(raw).length === 0) continue;
    const bold =
      block.line.bold ||
      (block.line.boldLead !== undefined && block.line.boldLead.includes(raw.slice(0, 12)));
    const joint = pieces[index - 1] ?? '';
    for (const part of bracketed(raw))
      units.push({
        text: part.text,
        line: block.line,
        block: at,
        bold,
        joint: part.joint || joint,
      });
  }
  return units;
}

/** `Company (Montréal)` → the place gets a unit of its own; other brackets stay. */
function bracketed(text: string): { text: string; joint: string }[] {
  const match = /^(.+?)\s*\(([^()]+)\)$/u.exec(text);
  const [head, inner] = [match?.[1], match?.[2]];
  if (!head || !inner) return [{ text, joint: '' }];
  const apart = wholePlace(inner) !== undefined;
  return apart
    ? [
        { text: head, joint: '' },
        { text: inner, joint: '(' },
      ]
    : [{ text, joint: '' }];
}

/** `Hôpital Maisonneuve, Montréal (Québec)`: the place at the end of the last unit that has one. */
function peelPlace(
  units: HeadUnit[],
): { text: string; line: SourceLine; confidence: number } | undefined {
  for (let index = units.length - 1; index >= 0; index -= 1) {
    const unit = units[index];
    if (!unit) continue;
    const comma = unit.text.indexOf(',');
    const from = comma < 0 ? unit.text.search(/ (?:à|in|at) \p{Lu}/u) : comma;
    if (from <= 0) continue;
    for (const cut of commasOf(unit.text, from)) {
      const tail = trimEdges(unit.text.slice(cut).replace(/^[, ]*(?:à |in )?/u, ''));
      const place = wholePlaceStrict(tail);
      if (!place) continue;
      units[index] = { ...unit, text: trimEdges(unit.text.slice(0, cut)) };
      return { text: place.place, line: unit.line, confidence: place.confidence - 0.03 };
    }
  }
  return undefined;
}

function commasOf(text: string, from: number): number[] {
  const cuts = [from];
  for (let index = text.indexOf(',', from + 1); index > 0; index = text.indexOf(',', index + 1))
    cuts.push(index);
  return cuts;
}

/** After a comma an unknown name is taken for a city only before a province or country. */
function wholePlaceStrict(text: string) {
  const place = wholePlace(text);
  const found = findPlace(text, { loose: true });
  return place && found && place.confidence >= 0.6 ? place : undefined;
}
