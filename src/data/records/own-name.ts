import type { DataContext } from '../context.ts';
import { listCvs } from './cvs.ts';
import { getProfile } from './profile.ts';

/** The person's own name as they wrote it: in their profile, or else in the CV they worked on last. */
export const ownName = async (context: DataContext): Promise<string> => {
  const { fullName } = await getProfile(context);
  if (fullName.trim() !== '') return fullName.trim();
  const cvs = await listCvs(context);
  return cvs.map(({ personal }) => personal.fullName?.trim() ?? '').find(Boolean) ?? '';
};
