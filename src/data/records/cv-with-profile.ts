/** A new CV that says at once what is known of the person. */
import { applyPatch } from '#/domain/cv/record/apply-patch.ts';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import { blankRecord, type CvRecord } from '#/domain/cv/record/cv-record.ts';
import { patchOf, proposalsForCv, undoOf } from '#/domain/profile/proposals.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import type { DataContext } from '../context.ts';
import { listCvs } from './cvs.ts';
import { getProfile } from './profile.ts';
import { createRow, patchRow, type Saved } from './saved-row.ts';

/** Who signed up; undefined for a guest. */
type Account = { fullName: string; email: string } | undefined;

/** How one is reached: the same in every CV. */
const CONTACT = ['fullName', 'latinName', 'email', 'phone', 'location', 'linkedin'] as const;

/**
 * From the profile, or else from the CV worked on last, or else from the account. `undo` makes it blank; there is none
 * where nothing was known.
 */
export const createCvWithProfile = async (
  context: DataContext,
  { account, ...settings }: { title: string; language: CvLanguage; account: Account },
): Saved<{ cv: CvRecord; undo: CvPatch | undefined }> => {
  const { newId, random, now } = context;
  const blank = blankRecord({ newId, random, now: now() }, settings);
  const [profile, [lastCv]] = await Promise.all([getProfile(context), listCvs(context)]);
  const facts = patchOf(blank, proposalsForCv(blank, profile), context);
  const reach = Object.fromEntries(
    CONTACT.map((field) => [
      `personal.${field}`,
      lastCv?.personal[field].trim() ||
        (field === 'fullName' || field === 'email' ? (account?.[field] ?? '') : ''),
    ]).filter(([, value]) => value !== ''),
  ) as CvPatch;
  const patch: CvPatch = { ...reach, ...facts };
  const made = await createRow(context, 'cvs', applyPatch(blank, patch));
  if (!made.ok) return made;
  const undo = Object.keys(patch).length > 0 ? undoOf(blank, patch) : undefined;
  return { ok: true, value: { cv: made.value, undo } };
};

export const makeBlank = (context: DataContext, id: string, undo: CvPatch): Saved<CvRecord> =>
  patchRow(context, 'cvs', id, undo);
