// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { createCvWithProfile, makeBlank } from '#/data/records/cv-with-profile.ts';
import { keepAnswers } from '#/data/records/linkedin/linkedin-profile.ts';
import { ownPosition } from '#/data/records/own-facts.ts';
import {
  addToProfile,
  editInProfile,
  editProfile,
  getProfile,
  removeFromProfile,
} from '#/data/records/profile.ts';
import { patchRow } from '#/data/records/saved-row.ts';
import { changeSettings, getSettings, recordConsent } from '#/data/records/settings.ts';
import { ownId } from '#/data/records/singletons.ts';
import { actsOf, isAgreed } from '#/domain/access/consents.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { openContext } from '../context.ts';
import { shownView } from '../shown-view.ts';

const value = <T>(result: { ok: true; value: T } | { ok: false; error: { kind: string } }): T => {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
};

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

describe('what was written once', () => {
  const settings = { title: 'CV', language: 'fr' } as const;
  const account = { fullName: 'Nadia Benali', email: 'nadia@example.org' };

  test('is in the next CV: how one is reached, as the last CV says, or else the account', async () => {
    const context = await openContext();
    const guest = value(await createCvWithProfile(context, { ...settings, account: undefined }));
    expect(guest.undo).toBeUndefined();
    const first = value(await createCvWithProfile(context, { ...settings, account }));
    expect(first.cv.personal).toMatchObject({ ...account, phone: '' });
    context.advance(1000);
    const phone = '514 555-0142';
    await patchRow(context, 'cvs', first.cv.id, {
      'personal.phone': phone,
      'personal.fullName': 'Nadia B.',
    });
    await editProfile(context, { location: 'Laval (Québec)' });
    const { cv, undo } = value(await createCvWithProfile(context, { ...settings, account }));
    expect(cv.personal).toMatchObject({
      fullName: 'Nadia B.',
      email: account.email,
      phone,
      location: 'Laval (Québec)',
    });
    const blank = value(await makeBlank(context, cv.id, undo!));
    expect(blank.personal).toMatchObject({ fullName: '', email: '', phone: '', location: '' });
  });

  test('is the trade of all tools, whichever was told', async () => {
    const context = await openContext();
    expect(await ownPosition(context)).toBe('');
    const { cv } = value(await createCvWithProfile(context, { ...settings, account: undefined }));
    await patchRow(context, 'cvs', cv.id, { 'personal.headline': 'Soudeuse' });
    expect(await ownPosition(context)).toBe('Soudeuse');
    await keepAnswers(context, { role: 'Soudeuse-monteuse' });
    expect(await ownPosition(context)).toBe('Soudeuse-monteuse');
    await editProfile(context, { position: 'Cheffe soudeuse' });
    expect(await ownPosition(context)).toBe('Cheffe soudeuse');
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
