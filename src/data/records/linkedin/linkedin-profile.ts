/** What a person's LinkedIn work shares: one record, filled in bit by bit. */
import { keptFacts } from '#/domain/linkedin/archive/kept-facts.ts';
import type { LinkedinFacts } from '#/domain/linkedin/archive/linkedin-facts.ts';
import type { Step } from '#/domain/linkedin/completeness.ts';
import {
  newLinkedinProfile,
  type LinkedinProfile,
  type LinkedinProfileFields,
} from '#/domain/linkedin/linkedin-profile.ts';
import { pathOf } from '#/domain/sync/path.ts';
import type { DataContext } from '../../context.ts';
import { patchRow, type Saved } from '../saved-row.ts';
import { ownId } from '../singletons.ts';

/** An empty one before anything has been filled in. */
export const getLinkedinProfile = async (context: DataContext): Promise<LinkedinProfile> => {
  const id = ownId('linkedinProfiles', context);
  return (await context.database.linkedinProfiles.get(id)) ?? newLinkedinProfile(id, context.now());
};

export const chooseAccount = (
  context: DataContext,
  account: LinkedinProfileFields['account'],
): Saved<LinkedinProfile> => patch(context, { account });

export const keepAnswers = (
  context: DataContext,
  answers: Readonly<Record<string, string>>,
): Saved<LinkedinProfile> =>
  patch(
    context,
    Object.fromEntries(
      Object.entries(answers).map(([field, text]) => [pathOf('answers', field), text]),
    ),
  );

/** The person says that a step is done, or that it is not. */
export const checkStep = (
  context: DataContext,
  step: Step,
  isDone: boolean,
): Saved<LinkedinProfile> => patch(context, { [pathOf('checks', step)]: isDone });

/** In place of what an earlier archive said. */
export const keepArchive = (context: DataContext, facts: LinkedinFacts): Saved<LinkedinProfile> =>
  patch(context, { archive: { readAt: context.now(), facts: keptFacts(facts) } });

export const forgetArchive = (context: DataContext): Saved<LinkedinProfile> =>
  patch(context, { archive: {} });

const patch = (context: DataContext, change: object): Saved<LinkedinProfile> => {
  const id = ownId('linkedinProfiles', context);
  return patchRow(context, 'linkedinProfiles', id, change, newLinkedinProfile(id, context.now()));
};
