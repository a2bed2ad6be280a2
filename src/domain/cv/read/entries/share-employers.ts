/** Several roles under one employer. */
import type { Block } from '../paragraphs.ts';
import type { AssignedHead } from './assign-head.ts';
import type { HeadParts } from './head-units.ts';
import type { RawEntry } from './split-entries.ts';

/** A job whose title lines have been understood. */
export interface Draft {
  raw: RawEntry;
  parts: HeadParts;
  head: AssignedHead;
  body: Block[];
}

/** Roles under one employer take its name; an employer line with its own dates and no job is no entry. */
export function shareEmployers(drafts: readonly Draft[]): Draft[] {
  const result: Draft[] = [];
  let employer: AssignedHead['company'];
  let pending: Draft | undefined;
  let place: HeadParts['place'];
  drafts.forEach((draft, index) => {
    const next = drafts[index + 1];
    const { head } = draft;
    if (isEmployerLine(draft) && next?.head.title && !next.head.company) {
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
      parts: !draft.parts.place && shares && place ? { ...draft.parts, place } : draft.parts,
    });
  });
  if (pending) result.push(pending);
  return result;
}

const isEmployerLine = ({ head, body }: Draft): boolean =>
  head.company !== undefined && head.title === undefined && body.length === 0;
