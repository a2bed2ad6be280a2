/** Several roles under one employer. */
import { fold } from '#/domain/text/fold.ts';
import { styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import { BLOCK_GAP } from '../lines/thresholds.ts';
import type { AssignedHead } from './assign-head.ts';
import type { HeadParts, HeadUnit } from './head-units.ts';
import type { RawEntry } from '../entries/split-entries.ts';
import { MARGIN, TITLE } from './scores.ts';
import { titleScore } from './title-or-company.ts';

/** A job whose title lines have been understood. */
export interface Draft {
  raw: RawEntry;
  parts: HeadParts;
  head: AssignedHead;
  body: Block[];
}

/** Gives roles under one employer its name. A line with an employer and dates but no job is not an entry of its own. */
export function shareEmployers(drafts: readonly Draft[]): Draft[] {
  return withNamesBelow(withSharedNames(underSpans(drafts)));
}

/** "Head weaver ¦ 2021 – 2023" right over "Weaver ¦ 2019 – 2021" and, below, the employer of both. */
function withNamesBelow(drafts: readonly Draft[]): Draft[] {
  let below: Draft | undefined;
  const shared = drafts.toReversed().map((draft) => {
    const { head, body, raw } = draft;
    const company = below?.head.company;
    const dated = below?.raw.dated;
    const isOver =
      company !== undefined &&
      head.title !== undefined &&
      head.company === undefined &&
      body.length === 0 &&
      raw.dated !== undefined &&
      dated === below?.raw.head[0] &&
      company.line !== dated?.line &&
      (dated?.line.gap ?? BLOCK_GAP) < BLOCK_GAP;
    below = isOver ? withEmployer(draft, company, below?.parts.location) : draft;
    return below;
  });
  return shared.toReversed();
}

function withEmployer(
  { parts, ...draft }: Draft,
  company: HeadUnit,
  location: HeadParts['location'],
): Draft {
  return {
    ...draft,
    head: { ...draft.head, company, margin: MARGIN.shared },
    parts: { ...(location && { location }), ...parts },
  };
}

/** Gives the roles below an employer's name when the employer's years contain theirs. */
function underSpans(drafts: readonly Draft[]): Draft[] {
  const result: Draft[] = [];
  let employer: Draft | undefined;
  let waiting: Draft | undefined;
  drafts.forEach((draft, index) => {
    const next = drafts[index + 1];
    if (next && isSpanOf(draft, next)) {
      employer = draft;
      waiting = draft;
      return;
    }
    const names = [draft.head.title, draft.head.company].filter((unit) => unit !== undefined);
    const name = employer?.head.company ?? employer?.head.title;
    if (!employer || !name || names.length !== 1 || !holds(employer, draft)) {
      employer = undefined;
      result.push(draft);
      return;
    }
    const raw = waiting
      ? { ...draft.raw, head: [...waiting.raw.head, ...draft.raw.head] }
      : draft.raw;
    const head = names[0] ? { ...draft.head, title: names[0] } : draft.head;
    result.push(withEmployer({ ...draft, raw, head }, name, employer.parts.location));
    waiting = undefined;
  });
  return result;
}

/** True for a single name with a range above another single name whose range lies inside the first. */
const isSpanOf = (one: Draft, next: Draft): boolean =>
  one.body.length === 0 &&
  (one.head.title === undefined) !== (one.head.company === undefined) &&
  (next.head.title === undefined) !== (next.head.company === undefined) &&
  one.head.leftover.length === 0 &&
  holds(one, next) &&
  (lookOf(one) !== lookOf(next) || (!isTrade(one) && isTrade(next)));

const isTrade = ({ head }: Draft): boolean =>
  titleScore((head.title ?? head.company)?.text ?? '') >= TITLE.likely;

const lookOf = ({ raw }: Draft): string | undefined => raw.dated && styleSignature(raw.dated.line);

function holds(one: Draft, two: Draft): boolean {
  const [outer, inner] = [one.raw.dated?.dated?.span, two.raw.dated?.dated?.span];
  if (!outer?.range || !inner) return false;
  const start = inner.range ? inner.start : inner.end;
  return (
    outer.start.slice(0, 4) <= start.slice(0, 4) &&
    (outer.end === 'present' ||
      (inner.end !== 'present' && inner.end.slice(0, 4) <= outer.end.slice(0, 4)))
  );
}

/** Years of its own that the role below it lies outside of. */
const isApart = (one: Draft, two: Draft): boolean =>
  one.raw.dated?.dated?.span.range === true && !holds(one, two);

function withSharedNames(drafts: readonly Draft[]): Draft[] {
  const result: Draft[] = [];
  let employer: AssignedHead['company'];
  let title: AssignedHead['title'];
  let pending: Draft | undefined;
  let leader: Draft | undefined;
  let location: HeadParts['location'];
  drafts.forEach((draft, index) => {
    const next = drafts[index + 1];
    // Dates alone, below those that the names of the job stand over: another time of the same.
    const isMore = draft.raw.underSharedHead === true && isUnnamed(draft.head);
    const head = isMore && title ? { ...draft.head, title } : draft.head;
    if (!isMore) title = head.company && head.title;
    if (isEmployerLine(draft) && next?.head.title && !next.head.company && !isApart(draft, next)) {
      employer = head.company;
      location = draft.parts.location;
      pending = draft;
      return;
    }
    if (head.company) {
      employer = head.company;
      location = draft.parts.location;
      leader = draft;
    }
    const shares =
      !head.company &&
      employer !== undefined &&
      !OF_ONES_OWN.test(fold(head.title?.text ?? '')) &&
      (draft.raw.underSharedHead || pending !== undefined || isRoleUnder(draft, leader));
    const company = head.company ?? (shares ? employer : undefined);
    const raw = pending
      ? {
          ...draft.raw,
          head: [...pending.raw.head, ...draft.raw.head],
          ...(draft.raw.dated ? { dated: draft.raw.dated } : {}),
        }
      : draft.raw;
    pending = undefined;
    result.push({
      ...draft,
      raw,
      head: { ...head, ...(company ? { company } : {}) },
      parts:
        !draft.parts.location && shares && location ? { ...draft.parts, location } : draft.parts,
    });
  });
  if (pending) result.push(pending);
  return result;
}

/** "Weaver ¦ 2019 – 2020" in plain type, where the job above has its employer in bold beside its dates. */
const isRoleUnder = ({ head, raw }: Draft, leader: Draft | undefined): boolean =>
  leader?.head.company?.bold === true &&
  leader.head.company.line === leader.raw.dated?.line &&
  head.title?.bold === false &&
  head.title.line === raw.dated?.line &&
  raw.dated.cells.length > 1;

const isUnnamed = ({ title, company, leftover }: AssignedHead): boolean =>
  title === undefined && company === undefined && leftover.length === 0;

/** Work without an employer, whoever stands above it. */
const OF_ONES_OWN =
  /\b(?:free-?lance|self[- ]employed|independante?|(?:auto|micro)[- ]?entrepreneu(?:r|se)|a mon compte)\b/;

const isEmployerLine = ({ head, body }: Draft): boolean =>
  head.company !== undefined && head.title === undefined && body.length === 0;
