/** What people do on the devices of these tests. */
import { createBlankCv, getCv, listCvs, patchCv } from '#/data/records/cvs.ts';
import { saveSession } from '#/data/session/session.ts';
import type { Mutation } from '#/data/tables.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { expect } from 'vitest';
import type { Person } from '../../server/people.ts';
import type { EngineDevice } from './engine-device.ts';

export const makeCv = async ({ context }: EngineDevice, title: string): Promise<string> => {
  const made = await createBlankCv(context, { title, language: 'fr' });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
};

export const edit = async (
  { context }: EngineDevice,
  id: string,
  path: Parameters<typeof editField>[0],
  value: string,
): Promise<void> => {
  const saved = await patchCv(context, id, editField(path, value));
  if (!saved.ok) throw new Error(saved.error.kind);
};

export const titleOn = async ({ context }: EngineDevice, id: string): Promise<string | undefined> =>
  (await getCv(context, id))?.title;

/** Without its last time: the server sets back what is to come by its own clock, and no device ever goes back. */
export const shownOn = async ({ context }: EngineDevice, id: string) => {
  const { updatedAt: _updatedAt, ...shown } = (await getCv(context, id)) ?? {};
  return shown;
};

export const titlesOn = async ({ context }: EngineDevice): Promise<string[]> =>
  (await listCvs(context)).map(({ title }) => title).toSorted();

/** The queue, in the order in which it was made. */
export const queueOn = ({ context }: EngineDevice): Promise<Mutation[]> =>
  context.database.outbox.orderBy('seq').toArray();

export const statesOn = async (device: EngineDevice): Promise<string[]> =>
  (await queueOn(device)).map(({ state }) => state);

/** As after a sign-in: bytes of files leave the device in its session's name. */
export const keepSession = ({ context }: EngineDevice, person: Person): Promise<void> =>
  saveSession(context.database, {
    accessToken: person.token,
    refreshToken: person.token,
    expiresAt: Date.now() + 1e9,
    user: {
      id: person.id,
      email: person.email,
      fullName: 'N',
      isVerified: false,
      role: 'user',
      heardAt: 0,
      lasts: null,
    },
    shared: false,
  });

/** One after the other, each without trouble. */
export const syncAll = async (...devices: EngineDevice[]): Promise<void> => {
  for (const device of devices) expect(await device.sync()).toEqual({ ok: true, value: undefined });
};
