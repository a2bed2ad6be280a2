import { skillKey } from '#/domain/cv/record/skill-key.ts';
import {
  newProfile,
  type Profile,
  type ProfileFields,
  type ProfileLists,
} from '#/domain/profile/profile.ts';
import { inOrder, orderKeyBetween } from '#/domain/sync/values/order-key.ts';
import type { DataContext } from '../context.ts';
import { patchRow, type Saved } from './saved-row.ts';
import { ownId } from './singletons.ts';

type ListName = keyof ProfileLists;
type NewEntry<L extends ListName> = Omit<ProfileLists[L], 'order'>;

/** An empty one before anything has been filled in. */
export const getProfile = async (context: DataContext): Promise<Profile> => {
  const id = ownId('profiles', context);
  return (await context.database.profiles.get(id)) ?? newProfile(id, context.now());
};

export const editProfile = (context: DataContext, fields: Partial<ProfileFields>): Saved<Profile> =>
  patch(context, fields);

/** At the end of its list. A skill that is there already, however it is spelled, is not added twice. */
export const addToProfile = async <L extends ListName>(
  context: DataContext,
  list: L,
  entry: NewEntry<L>,
): Saved<Profile> => {
  const profile = await getProfile(context);
  const last = inOrder<{ order: string }>(profile[list]).at(-1)?.[1].order ?? '';
  const id = list === 'skills' && 'name' in entry ? skillKey(String(entry.name)) : context.newId();
  if (id in profile[list]) return { ok: true, value: profile };
  const order = orderKeyBetween(last, '', context.random);
  return patch(context, { [`${list}.${id}`]: { ...entry, order } });
};

export const editInProfile = <L extends ListName>(
  context: DataContext,
  list: L,
  id: string,
  fields: Partial<ProfileLists[L]>,
): Saved<Profile> =>
  patch(
    context,
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [`${list}.${id}.${field}`, value]),
    ),
  );

export const removeFromProfile = (
  context: DataContext,
  list: ListName,
  id: string,
): Saved<Profile> => patch(context, { [`${list}.${id}`]: null });

const patch = (context: DataContext, change: object): Saved<Profile> => {
  const id = ownId('profiles', context);
  return patchRow(context, 'profiles', id, change, newProfile(id, context.now()));
};
