/** Title lines that stand under an entry's date. */
import { wholeLocation } from '../locations/find-location.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import { assignHead } from './assign-head.ts';
import { labelledText } from '../entries/field-labels.ts';
import { type HeadParts, headParts } from './head-units.ts';
import { isHeadLike, type RawEntry } from '../entries/split-entries.ts';
import { companyScore, titleScore } from './title-or-company.ts';
import { BLOCK_GAP } from '../lines/thresholds.ts';
import { BALANCE, EMPLOYER, TITLE } from './scores.ts';

/** How many lines under the date most entries of a section use for their title, judged by their words. */
export function usualLinesBelow(entries: readonly RawEntry[]): number {
  if (entries.length < 2) return 0;
  const counts = entries
    .map((raw) => withHeadBelow(raw, 0).raw.head.length - raw.head.length)
    .toSorted((a, b) => a - b);
  return counts[Math.floor((counts.length - 1) / 2)] ?? 0;
}

/** Moves title lines that stand under the date from the body to the head. */
export function withHeadBelow(
  raw: RawEntry,
  usual: number,
): { raw: RawEntry; parts: HeadParts; body: Block[] } {
  const head = [...raw.head];
  const body = [...raw.body];
  let parts = headParts(head);
  while (body.length > 0 && head.length - raw.head.length < 3) {
    const taken = head.length - raw.head.length;
    const named = labelledText(body[0]?.text ?? '') !== undefined;
    if (!named && !(taken < usual && isExpected(body[0])) && !wantsLine(parts, body, raw)) break;
    const next = body.shift();
    if (!next) break;
    head.push(next);
    parts = headParts(head);
  }
  return { raw: { ...raw, head }, parts, body };
}

/** The other entries have a title line here: this one too, unless it looks like a task. */
const isExpected = (block: Block | undefined): boolean =>
  isHeadLike(block) &&
  block !== undefined &&
  block.text.split(' ').length <= 10 &&
  !/[.;]$/.test(block.text);

function wantsLine(parts: HeadParts, body: readonly Block[], raw: RawEntry): boolean {
  const next = body[0];
  if (!next || !isHeadLike(next) || next.dated?.span.range) return false;
  const words = next.text.split(' ').length;
  const location = wholeLocation(next.text);
  if (parts.units.length >= 2) {
    if (location) return !parts.location;
    return (
      words <= 8 &&
      !parts.location &&
      isSetApart(next, body[1]) &&
      next.text.includes(',') &&
      companyScore(next.text) > BALANCE.tells &&
      raw.head.length < 3
    );
  }
  if (location) return true;
  if (/[.;]$/.test(next.text)) return false;
  const [only] = parts.units;
  // All on one line: "Chef de partie | Hôtel du Parc | Viña del Mar, Chili".
  if (!only) return words <= (/\s[|–—·]\s/u.test(next.text) ? 16 : 10);
  if (words > 10) return false;
  // One line names the job, the next the employer, or the other way round.
  // "Staff Nurse, Hemodialysis Unit" over "Western Visayas Specialty Hospital, Iloilo City".
  const company = companyIn(only.text);
  if (company) return companyScore(company) < EMPLOYER.hinted && namesEmployer(next);
  const balance = titleScore(only.text) - companyScore(only.text);
  const other = titleScore(next.text) - companyScore(next.text);
  if (raw.underSharedHead && balance > BALANCE.tells && other > BALANCE.clearlyEmployer)
    return false;
  if (balance > BALANCE.tells) return other < BALANCE.clearlyTitle;
  return balance < -BALANCE.tells
    ? other > BALANCE.surelyEmployer
    : Math.abs(other) > BALANCE.says || body[1]?.bullet !== 0;
}

const isSetApart = (block: Block, after: Block | undefined): boolean =>
  !isPlain(block.line) &&
  block.line.gap < BLOCK_GAP &&
  after !== undefined &&
  styleSignature(after.line) !== styleSignature(block.line);

/** The employer in a single text that holds both names: "Cashier, Metro", "Analyst at Bell". */
function companyIn(text: string): string | undefined {
  const unit = { text, line: undefined as never, block: 0, bold: false, joint: '' };
  const { title, company } = assignHead([unit], 0);
  return title && company?.text;
}

/** A name and its location, and no trade. */
function namesEmployer(block: Block): boolean {
  const { units, location } = headParts([block]);
  const [name] = units;
  return (
    location !== undefined &&
    units.length === 1 &&
    name !== undefined &&
    titleScore(name.text) < TITLE.hinted
  );
}
