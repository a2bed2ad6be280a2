/** What a person wrote of themselves anywhere: asked once. The profile first, or else the CV they worked on last. */
import { inOrder } from '#/domain/sync/values/order-key.ts';
import type { DataContext } from '../context.ts';
import { listCvs } from './cvs.ts';
import { getLinkedinProfile } from './linkedin/linkedin-profile.ts';
import { getProfile } from './profile.ts';

/** Their own name as they wrote it; '' where they did not. */
export const ownName = async (context: DataContext): Promise<string> => {
  const [{ fullName }, cvs] = await Promise.all([getProfile(context), listCvs(context)]);
  return first([fullName, ...cvs.map(({ personal }) => personal.fullName)]);
};

/** Their trade, or the position they look for; '' where they did not say. */
export const ownPosition = async (context: DataContext): Promise<string> => {
  const [{ position }, { answers }, cvs] = await Promise.all([
    getProfile(context),
    getLinkedinProfile(context),
    listCvs(context),
  ]);
  return first([
    position,
    answers['role'],
    ...cvs.map(({ personal }) => personal.headline),
    ...cvs.flatMap(({ experience }) => inOrder(experience).map(([, { jobTitle }]) => jobTitle)),
  ]);
};

const first = (texts: readonly (string | undefined)[]): string =>
  texts.map((text) => text?.trim() ?? '').find(Boolean) ?? '';
