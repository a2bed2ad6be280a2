/** A new CV that says at once what the person's profile knows. */
import { applyPatch } from '#/domain/cv/record/apply-patch.ts';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import { blankRecord, type CvRecord } from '#/domain/cv/record/cv-record.ts';
import { patchOf, proposalsForCv, undoOf } from '#/domain/profile/proposals.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import type { DataContext } from '../context.ts';
import { getProfile } from './profile.ts';
import { createRow, patchRow, type Saved } from './saved-row.ts';

/** `email`: of the account, '' without one. `undo` makes it blank; there is none where nothing was known. */
export const createCvWithProfile = async (
  context: DataContext,
  { email, ...settings }: { title: string; language: CvLanguage; email: string },
): Saved<{ cv: CvRecord; undo: CvPatch | undefined }> => {
  const { newId, random, now } = context;
  const blank = blankRecord({ newId, random, now: now() }, settings);
  const facts = proposalsForCv(blank, await getProfile(context));
  const patch = {
    ...patchOf(blank, facts, context),
    ...(facts.length > 0 && email !== '' && { 'personal.email': email }),
  };
  const made = await createRow(context, 'cvs', applyPatch(blank, patch));
  if (!made.ok) return made;
  const undo = facts.length > 0 ? undoOf(blank, patch) : undefined;
  return { ok: true, value: { cv: made.value, undo } };
};

export const makeBlank = (context: DataContext, id: string, undo: CvPatch): Saved<CvRecord> =>
  patchRow(context, 'cvs', id, undo);
