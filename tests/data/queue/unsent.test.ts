// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { unsentOn } from '#/data/queue/unsent.ts';
import { saveFile } from '#/data/records/files.ts';
import { writeKnown } from '#/data/records/known-files.ts';
import { keepPosting } from '#/data/records/tracker/postings.ts';
import { openContext } from '../context.ts';

test('what would be gone with the device is counted: changes, bytes of files, postings', async () => {
  const context = await openContext();
  const { database } = context;
  expect(await unsentOn(database)).toEqual({ changes: 0, files: 0, postings: 0 });
  const given = { type: 'application/pdf', purpose: 'source-cv' } as const;
  const ids: string[] = [];
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) {
    const bytes = new TextEncoder().encode(name).buffer;
    const saved = await saveFile(context, { ...given, name, bytes });
    if (saved.ok) ids.push(saved.value.id);
  }
  await keepPosting(context, 'p', { title: 'Soudeuse', text: '', url: '' });
  expect(await unsentOn(database)).toEqual({ changes: 3, files: 3, postings: 1 });

  await database.outbox.toCollection().modify({ state: 'settled' });
  const [stored = '', refused = '', elsewhere = ''] = ids;
  await writeKnown(database, stored, { hash: 'x', state: 'stored' });
  await writeKnown(database, refused, { hash: 'x', state: 'refused' });
  const file = await database.files.get(elsewhere);
  await database.blobs.delete(file?.hash ?? '');
  expect(await unsentOn(database)).toEqual({ changes: 0, files: 1, postings: 1 });
});
