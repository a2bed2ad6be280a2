/** Texts written for LinkedIn: what was filled in for each, and the proposal that was chosen. */
import { quotaRefusal, quotasOf, countedIn } from '#/domain/access/plans/plan-quotas.ts';
import type { Role } from '#/domain/access/roles.ts';
import {
  newLinkedinText,
  type LinkedinText,
  type LinkedinTextFields,
  type TextKind,
} from '#/domain/linkedin/linkedin-text.ts';
import type { DataContext } from '../../context.ts';
import { createRow, isOut, newestFirst, patchRow, type Saved } from '../saved-row.ts';

/** Newest work first; not those in the bin. */
export const listLinkedinTexts = async (
  { database }: DataContext,
  kind?: TextKind,
): Promise<LinkedinText[]> =>
  newestFirst(
    (await database.linkedinTexts.toArray()).filter(
      (text) => isOut(text) && (kind === undefined || text.kind === kind),
    ),
  );

export const createLinkedinText = (
  context: DataContext,
  fields: LinkedinTextFields,
): Saved<LinkedinText> =>
  createRow(context, 'linkedinTexts', newLinkedinText(context.newId(), context.now(), fields));

/** Another proposal of the same answers, or the person's own words. */
export const changeLinkedinText = (
  context: DataContext,
  id: string,
  fields: Partial<Omit<LinkedinTextFields, 'kind'>>,
): Saved<LinkedinText> => patchRow(context, 'linkedinTexts', id, fields);

/** Why the plan gives no further text of this kind now, as the server will count it: those in the bin too. */
export const textRefusal = async (
  { database, now }: DataContext,
  role: Role,
  { kind, manner }: Pick<LinkedinTextFields, 'kind' | 'manner'>,
): Promise<'limit' | 'role' | undefined> => {
  const rows = await database.linkedinTexts.toArray();
  const next = { kind, manner, createdAt: now() };
  for (const quota of quotasOf(role, ['linkedin_texts'])) {
    const taken = new Map<number, number>();
    for (const row of rows) {
      const place = countedIn(quota, {
        kind: row.kind,
        manner: row.manner,
        createdAt: row.createdAt,
      });
      if (place !== undefined) taken.set(place, (taken.get(place) ?? 0) + 1);
    }
    const refusal = quotaRefusal({ ...quota, taken }, undefined, next);
    if (refusal) return refusal;
  }
  return undefined;
};
