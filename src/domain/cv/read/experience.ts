/** Jobs: title, employer, place, dates and what was done. */
import type { Experience } from '#/domain/cv/content.ts';
import { assignHead, type AssignedHead, orderHabit } from './entries/assign-head.ts';
import { type HeadParts, headParts } from './entries/head-units.ts';
import { isHeadLike, type RawEntry, splitEntries } from './entries/split-entries.ts';
import { companyScore, titleScore } from './entries/title-or-company.ts';
import { wholePlace } from './contact/place.ts';
import type { FoundField } from './found-field.ts';
import { type Block, blocksOf } from './paragraphs.ts';
import { isPlain, styleSignature } from './line-style.ts';
import type { SourceLine } from './source-line.ts';

export interface ReadEntry<T> {
  entry: T;
  /** Evidence by field name (`achievements.0` …). */
  found: Record<string, FoundField>;
  /** Source lines of the entry, for the account of words. */
  lines: SourceLine[];
  /** Texts that went into fields in another form (dates) or say nothing more. */
  used: string[];
}

export interface ReadEntries<T> {
  entries: ReadEntry<T>[];
  /** Lines before the first entry. */
  intro: SourceLine[];
}

interface Draft {
  raw: RawEntry;
  parts: HeadParts;
  head: AssignedHead;
  body: Block[];
}

export function readExperience(lines: readonly SourceLine[]): ReadEntries<Experience> {
  const { intro, entries } = splitEntries(blocksOf(lines));
  const plain = entries.map((raw) => withHeadBelow(raw));
  const first = plain.map(({ parts }) => assignHead(parts.units, 0));
  const habit = orderHabit(first);
  const drafts = plain.map((item): Draft => ({
    ...item,
    head: assignHead(item.parts.units, habit),
  }));
  return {
    entries: shareEmployers(drafts).map(toEntry),
    intro: intro.flatMap((block) => block.lines),
  };
}

/** Moves title lines that stand under the date from the body to the head. */
function withHeadBelow(raw: RawEntry): Omit<Draft, 'head'> {
  const head = [...raw.head];
  const body = [...raw.body];
  let parts = headParts(head);
  while (body.length > 0 && head.length - raw.head.length < 3 && wantsLine(parts, body, raw)) {
    const next = body.shift();
    if (!next) break;
    head.push(next);
    parts = headParts(head);
  }
  return { raw: { ...raw, head }, parts, body };
}

function wantsLine(parts: HeadParts, body: readonly Block[], raw: RawEntry): boolean {
  const next = body[0];
  if (!next || !isHeadLike(next) || next.dated?.span.range) return false;
  const words = next.text.split(' ').length;
  const place = wholePlace(next.text);
  if (parts.units.length >= 2) {
    if (place) return !parts.place;
    const lookOfHead =
      !isPlain(next.line) &&
      next.line.gap < 1.4 &&
      body[1] !== undefined &&
      styleSignature(body[1].line) !== styleSignature(next.line);
    return (
      lookOfHead &&
      words <= 8 &&
      !parts.place &&
      next.text.includes(',') &&
      companyScore(next.text) > 0.5 &&
      raw.head.length < 3
    );
  }
  if (place) return true;
  if (words > 10 || /[.;]$/.test(next.text)) return false;
  const [only] = parts.units;
  if (!only) return true;
  const balance = titleScore(only.text) - companyScore(only.text);
  const other = titleScore(next.text) - companyScore(next.text);
  // One line names the job, the next the employer, or the other way round.
  if (hasBoth(only.text)) return false;
  if (raw.underSharedHead && balance > 0.5 && other > -0.8) return false;
  return balance > 0.5
    ? other < 1.5
    : balance < -0.5
      ? other > -1
      : Math.abs(other) > 0.4 || body[1]?.bullet !== 0;
}

/** A single unit that holds both names: "Cashier, Metro", "Analyst at Bell". */
const hasBoth = (text: string): boolean => {
  const head = assignHead(
    [{ text, line: undefined as never, block: 0, bold: false, joint: '' }],
    0,
  );
  return head.title !== undefined && head.company !== undefined;
};

/** Roles under one employer take its name; an employer line with its own dates and no job is no entry. */
function shareEmployers(drafts: readonly Draft[]): Draft[] {
  const result: Draft[] = [];
  let employer: AssignedHead['company'];
  let pending: Draft | undefined;
  let place: HeadParts['place'];
  drafts.forEach((draft, index) => {
    const next = drafts[index + 1];
    const { head } = draft;
    if (
      head.company &&
      !head.title &&
      draft.body.length === 0 &&
      next?.head.title &&
      !next.head.company
    ) {
      employer = head.company;
      place = draft.parts.place;
      pending = draft;
      return;
    }
    if (head.company) {
      employer = head.company;
      place = draft.parts.place;
    }
    const shares =
      !head.company &&
      employer !== undefined &&
      (draft.raw.underSharedHead || pending !== undefined);
    const company = head.company ?? (shares ? employer : undefined);
    const taken = pending
      ? { ...draft.raw, head: [...pending.raw.head, ...draft.raw.head] }
      : draft.raw;
    pending = undefined;
    result.push({
      ...draft,
      raw: taken,
      head: { ...head, ...(company ? { company } : {}) },
      parts: !draft.parts.place && shares && place ? { ...draft.parts, place } : draft.parts,
    });
  });
  if (pending) result.push(pending);
  return result;
}

function toEntry({ raw, parts, head, body }: Draft): ReadEntry<Experience> {
  const found: Record<string, FoundField> = {};
  const base = 0.8 + Math.min(0.16, head.margin * 0.07);
  const confidence = (both: boolean): number =>
    (both ? base : base - 0.12) - (head.margin < 0.3 ? 0.12 : 0);
  if (head.title)
    found['jobTitle'] = {
      value: head.title.text,
      line: head.title.line,
      confidence: confidence(head.company !== undefined),
    };
  if (head.company)
    found['company'] = {
      value: head.company.text,
      line: head.company.line,
      confidence: confidence(head.title !== undefined),
    };
  if (parts.place)
    found['location'] = {
      value: parts.place.text,
      line: parts.place.line,
      confidence: parts.place.confidence,
    };
  const span = raw.dated?.dated?.span;
  if (span && raw.dated) {
    const line = raw.dated.line;
    const sure = span.range ? 0.95 : 0.7;
    // A single date is when the job began and ended.
    const start = span.range ? span.start : span.end;
    if (start) found['startDate'] = { value: start, line, confidence: sure };
    if (span.end) found['endDate'] = { value: span.end, line, confidence: sure };
  }
  const leftover = [...head.leftover, ...parts.extras.filter((unit) => unit.block >= 0)];
  const achievements: FoundField[] = [
    ...leftover
      .filter((unit) => unit.line.cells.length <= 1 && unit.text === unit.line.text)
      .map((unit) => ({ value: unit.text, line: unit.line, confidence: 0.6 })),
    ...body.map((block) => ({
      value: block.text,
      line: block.line,
      confidence: block.bullet > 0 ? 0.93 : 0.82,
    })),
  ];
  achievements.forEach((item, index) => {
    found[`achievements.${index}`] = item;
  });
  return {
    entry: {
      jobTitle: found['jobTitle']?.value ?? '',
      company: found['company']?.value ?? '',
      location: found['location']?.value ?? '',
      startDate: found['startDate']?.value ?? '',
      endDate: found['endDate']?.value ?? '',
      achievements: achievements.map((item) => item.value),
    },
    found,
    lines: [...raw.head, ...body].flatMap((block) => block.lines),
    used: [...raw.head.flatMap((block) => (block.dated ? [block.dated.raw] : [])), 'à at chez in'],
  };
}
