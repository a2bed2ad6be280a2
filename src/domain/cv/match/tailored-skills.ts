/** A copy of a CV for one advertisement: what it asks comes first. Nothing is added and nothing is lost. */
import { inOrder, orderKeys, type Random } from '../../sync/values/order-key.ts';
import { editEntry, type CvPatch } from '../record/cv-patch.ts';
import type { CvRecord } from '../record/cv-record.ts';
import type { MatchedRequirement } from './match-job.ts';

/** Skills that answer a requirement first, as the advertisement asks for them; the others behind, as they stood. */
export const tailoredSkills = (
  record: CvRecord,
  requirements: readonly MatchedRequirement[],
  random: Random,
): CvPatch => {
  const skills = inOrder(record.skills);
  const wanted = new Set(
    requirements.flatMap(({ evidence }) =>
      evidence.flatMap(({ path }) => (path.startsWith('skills.') ? [Number(path.slice(7))] : [])),
    ),
  );
  const first = [...wanted].map((at) => skills[at]).filter((one) => one !== undefined);
  const ordered = [...first, ...skills.filter((_, at) => !wanted.has(at))];
  if (first.length === 0) return {};
  const keys = orderKeys(ordered.length, random);
  return Object.assign(
    {},
    ...ordered.map(([id], at) => editEntry('skills', id, 'order', keys[at] ?? '')),
  ) as CvPatch;
};
