import { skillKey } from '#/domain/cv/record/skill-key.ts';
import {
  newProfile,
  type Profile,
  type ProfileFields,
  type ProfileLists,
} from '#/domain/profile/profile.ts';
import { inOrder, orderKeyBetween } from '#/domain/sync/values/order-key.ts';
import { commit, type Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import { fileToKeep, getFile, type FileGiven } from './files.ts';
import { patchRow, type Saved } from './saved-row.ts';
import { ownId } from './singletons.ts';
import type { BlobEntry } from '../tables.ts';

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

/** Between two others of its list; `to` is the index it has afterwards. */
export const moveInProfile = async (
  context: DataContext,
  list: ListName,
  id: string,
  to: number,
): Saved<Profile> => {
  const profile = await getProfile(context);
  const others = inOrder<{ order: string }>(profile[list]).filter(([other]) => other !== id);
  const order = orderKeyBetween(
    others[to - 1]?.[1].order ?? '',
    others[to]?.[1].order ?? '',
    context.random,
  );
  return patch(context, { [`${list}.${id}.order`]: order });
};

/** Several facts in one action, as `domain/profile/proposals.ts` and its way back make them. */
export const patchProfile = (context: DataContext, change: object): Saved<Profile> =>
  patch(context, change);

/** The picture takes the place of the one before, which goes to the bin, as one action. */
export const setProfilePicture = async (
  context: DataContext,
  picture: Pick<FileGiven, 'name' | 'type' | 'bytes'>,
): Saved<Profile> => {
  const { row, blob } = await fileToKeep(context, { ...picture, purpose: 'profile-image' });
  return changePicture(context, row.id, [{ table: 'files', op: 'create', row }], [blob]);
};

export const removeProfilePicture = (context: DataContext): Saved<Profile> =>
  changePicture(context, '');

/** The way back: a picture that went to the bin comes out of it. */
export const putBackPicture = async (context: DataContext, image: string): Saved<Profile> => {
  const file = image === '' ? undefined : await context.database.files.get(image);
  return changePicture(
    context,
    file ? image : '',
    file ? [{ table: 'files', op: 'patch', id: image, patch: { trashedAt: null } }] : [],
  );
};

const changePicture = async (
  context: DataContext,
  image: string,
  changes: Change[] = [],
  blobs: BlobEntry[] = [],
): Saved<Profile> => {
  const before = (await getProfile(context)).image;
  const old = before === '' || before === image ? undefined : await getFile(context, before);
  const id = ownId('profiles', context);
  const saved = await commit(
    context,
    [
      ...changes,
      ...(old
        ? [
            {
              table: 'files',
              op: 'patch',
              id: before,
              patch: { trashedAt: context.now() },
            } as const,
          ]
        : []),
      {
        table: 'profiles',
        op: 'patch',
        id,
        patch: { image },
        orCreate: newProfile(id, context.now()),
      },
    ],
    { blobs },
  );
  return saved.ok ? { ok: true, value: saved.value.at(-1) as Profile } : saved;
};

const patch = (context: DataContext, change: object): Saved<Profile> => {
  const id = ownId('profiles', context);
  return patchRow(context, 'profiles', id, change, newProfile(id, context.now()));
};
