/** Proposals outside the roles: skills, summary, small sections, long lists. See `shorten.ts`. */
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { removeEntry, type CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { skillLikeness } from '#/domain/cv/record/skill-key.ts';
import { lineCount, shortening, type Shortening, type ShorteningKind } from './shortening.ts';

const SUMMARY_WORDS = 90;
const SUMMARY_SENTENCES = 5;
const SKILLS_KEPT = 12;
const LIST_KEPT = 5;

/** "MS Excel" after "Excel", "NodeJS" after "Node.js": the first one stays. */
export function repeatedSkills(record: CvRecord): Shortening[] {
  const seen = new Map<string, string>();
  return inOrder(record.skills).flatMap(([id, { name }]) => {
    const likeness = skillLikeness(name);
    const first = seen.get(likeness);
    if (first === undefined) {
      seen.set(likeness, name);
      return [];
    }
    return [entryGoes('repeatedSkill', 'skills', id, [name], 0)];
  });
}

export function tooManySkills(record: CvRecord): Shortening[] {
  const skills = inOrder(record.skills);
  const beyond = skills.slice(SKILLS_KEPT);
  if (beyond.length === 0) return [];
  const names = skills.map(([, { name }]) => name);
  const kept = names.slice(0, SKILLS_KEPT);
  return [
    {
      id: 'manySkills:skills',
      kind: 'manySkills',
      path: 'skills',
      before: names,
      after: kept,
      patch: Object.assign({}, ...beyond.map(([id]) => removeEntry('skills', id))) as CvPatch,
      savedLines: lineCount([names.join(', ')]) - lineCount([kept.join(', ')]),
    },
  ];
}

/** The first sentences that fit, five at most; a single long sentence is left to the person. */
export function longSummary(record: CvRecord): Shortening[] {
  const { summary } = record.personal;
  const sentences = sentencesOf(summary);
  if (sentences.length <= SUMMARY_SENTENCES && wordCount(summary) <= SUMMARY_WORDS) return [];
  let kept = sentences.slice(0, SUMMARY_SENTENCES);
  while (kept.length > 1 && wordCount(kept.join(' ')) > SUMMARY_WORDS) kept = kept.slice(0, -1);
  const after = kept.join(' ').trim();
  if (after === summary.trim() || kept.length === sentences.length) return [];
  const proposal = shortening('longSummary', 'personal.summary', [summary], [after]);
  return [{ ...proposal, patch: { 'personal.summary': after } }];
}

export function smallSections(record: CvRecord): Shortening[] {
  return inOrder(record.other).flatMap(([id, section]) =>
    section.kind === 'interests' || section.kind === 'references'
      ? [entryGoes(section.kind, 'other', id, section.entries, 2)]
      : [],
  );
}

export function longLists(record: CvRecord): Shortening[] {
  const details = inOrder(record.education).flatMap(([id, { details: texts }]) =>
    texts.length > 0 ? [shortening('educationDetails', `education.${id}.details`, texts, [])] : [],
  );
  const lists = inOrder(record.other).flatMap(([id, { kind, entries }]) =>
    entries.length > LIST_KEPT && kind !== 'interests' && kind !== 'references'
      ? [shortening('longList', `other.${id}.entries`, entries, entries.slice(0, LIST_KEPT))]
      : [],
  );
  return [...details, ...lists];
}

function entryGoes(
  kind: ShorteningKind,
  list: 'skills' | 'other',
  id: string,
  before: string[],
  headingLines: number,
): Shortening {
  const path = `${list}.${id}`;
  const savedLines = headingLines === 0 ? 0 : lineCount(before) + headingLines;
  return {
    id: `${kind}:${path}`,
    kind,
    path,
    before,
    after: [],
    patch: removeEntry(list, id),
    savedLines,
  };
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}«"])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
