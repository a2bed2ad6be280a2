// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import {
  addToProfile,
  editInProfile,
  editProfile,
  getProfile,
  removeFromProfile,
} from '#/data/records/profile.ts';
import { changeSettings, getSettings, recordConsent } from '#/data/records/settings.ts';
import { ownId } from '#/data/records/singletons.ts';
import { actsOf, isAgreed } from '#/domain/access/consents.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { openContext } from '../context.ts';
import { shownView } from '../shown-view.ts';

describe('the profile', () => {
  test('is empty before it is filled in, and then one record under the person’s own id', async () => {
    const context = await openContext();
    expect(await getProfile(context)).toMatchObject({ fullName: '', skills: {} });
    expect(await context.database.profiles.count()).toBe(0);
    await editProfile(context, { fullName: 'Thi Mai Pham', bio: 'Comptable' });
    await editProfile(context, { position: 'Comptable' });
    expect(await context.database.profiles.toArray()).toMatchObject([
      { id: ownId('profiles', context), fullName: 'Thi Mai Pham', position: 'Comptable' },
    ]);
  });

  test('has lists in the order in which they were filled, and each skill once', async () => {
    const context = await openContext();
    await addToProfile(context, 'skills', { name: 'Paie' });
    await addToProfile(context, 'skills', { name: 'Excel' });
    await addToProfile(context, 'skills', { name: ' paie ' });
    const { skills } = await getProfile(context);
    expect(inOrder(skills).map(([, { name }]) => name)).toEqual(['Paie', 'Excel']);

    const job = { company: 'Garage Nord', position: 'Commis', years: '2020-2024', description: '' };
    await addToProfile(context, 'experience', job);
    const [id] = Object.keys((await getProfile(context)).experience);
    await editInProfile(context, 'experience', id!, { company: 'Garage du Nord' });
    await removeFromProfile(context, 'skills', inOrder(skills)[0]![0]);
    const profile = await getProfile(context);
    expect(profile.experience[id!]).toMatchObject({ ...job, company: 'Garage du Nord' });
    expect(Object.keys(profile.skills)).toHaveLength(1);
    expect(await shownView(context, profile.id, 'profiles')).toEqual(profile);
  });
});

describe('settings', () => {
  test('are the defaults until changed, one field at a time', async () => {
    const context = await openContext();
    expect(await getSettings(context)).toMatchObject({ emailNotifications: false, theme: '' });
    await changeSettings(context, { theme: 'dark' });
    await changeSettings(context, { emailNotifications: true });
    expect(await getSettings(context)).toMatchObject({
      emailNotifications: true,
      marketingEmails: false,
      theme: 'dark',
    });
    const id = ownId('settings', context);
    expect(await shownView(context, id, 'settings')).toEqual(
      await context.database.settings.get(id),
    );
  });

  test('belong to one person: another’s have another id', async () => {
    const context = await openContext();
    expect(ownId('settings', context)).not.toBe(ownId('settings', { uid: 'person000000001' }));
  });

  test('keep each yes and each no, with what it switches', async () => {
    const context = await openContext();
    await recordConsent(context, { purpose: 'weeklyDigest', given: true }, { weeklyDigest: true });
    await recordConsent(
      context,
      { purpose: 'weeklyDigest', given: false },
      { weeklyDigest: false },
    );
    const recipient = 'Ollama, Montréal';
    await recordConsent(context, { purpose: 'assist-summary', given: true, recipient });
    const { weeklyDigest, consents } = await getSettings(context);
    expect(weeklyDigest).toBe(false);
    expect(
      actsOf(consents)
        .map(({ purpose, given }) => [purpose, given])
        .toSorted(),
    ).toEqual([
      ['assist-summary', true],
      ['weeklyDigest', false],
      ['weeklyDigest', true],
    ]);
    expect([isAgreed(consents, 'weeklyDigest'), isAgreed(consents, 'assist-summary')]).toEqual([
      false,
      true,
    ]);
    const id = ownId('settings', context);
    expect(await shownView(context, id, 'settings')).toMatchObject({ consents });
  });
});
