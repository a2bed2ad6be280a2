// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { copyGuestInto } from '#/data/backup/adopt-guest.ts';
import {
  keepPosting,
  listPostings,
  putBackPosting,
  removePosting,
} from '#/data/records/tracker/postings.ts';
import { openContext } from '../context.ts';

const posting = { title: 'Soudeur', text: '', url: 'https://emplois.example.org/42' };

test('a posting that arrives twice waits once, the latest arrival first', async () => {
  const context = await openContext();
  await keepPosting(context, 'a', posting);
  context.advance(1000);
  await keepPosting(context, 'b', { ...posting, title: 'Cuisinière' });
  await keepPosting(context, 'a', { ...posting, title: 'Autre' });
  expect((await listPostings(context)).map(({ title }) => title)).toEqual([
    'Cuisinière',
    'Soudeur',
  ]);
});

test('what was removed can be put back as it was', async () => {
  const context = await openContext();
  await keepPosting(context, 'a', posting);
  const [kept] = await listPostings(context);
  await removePosting(context, 'a');
  expect(await listPostings(context)).toEqual([]);
  if (kept) await putBackPosting(context, kept);
  expect(await listPostings(context)).toEqual([kept]);
});

test('an account that adopts the guest’s work adopts the postings too', async () => {
  const [account, guest] = [await openContext(), await openContext()];
  await keepPosting(guest, 'a', posting);
  const names = { version: 'D’ici', copy: (name: string) => `${name} (d’ici)` };
  expect(await copyGuestInto(account, guest.database, names)).toMatchObject({ ok: true });
  expect(await listPostings(account)).toMatchObject([posting]);
  expect(await listPostings(guest)).toEqual([]);
});
