// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBlankCv, getCv, patchCv, purgeCv } from '#/data/records/cvs.ts';
import { addEntry, editField, removeEntry } from '#/domain/cv/record/cv-patch.ts';
import { newDatabaseName, openContext, type TestContext } from '../../../tests/data/context.ts';
import { openDraft, type CvDraft } from './cv-draft.ts';

// The page's events, without a page.
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

const opened = async (context?: TestContext) => {
  const tab = context ?? (await openContext());
  const created = await createBlankCv(tab, { title: 'CV', language: 'fr' });
  if (!created.ok) throw new Error(created.error.kind);
  const draft = openDraft(tab, created.value.id);
  const stop = draft.subscribe(() => undefined);
  await vi.waitFor(() => expect(draft.state()).toBeDefined());
  return { context: tab, draft, id: created.value.id, stop };
};

const cvOf = (draft: CvDraft) => {
  const state = draft.state();
  if (!state) throw new Error('no CV');
  return state.cv;
};

test('typing shows at once and is on the disk soon after', async () => {
  const { context, draft, id, stop } = await opened();
  draft.edit(editField('personal.fullName', 'Awa'));
  expect(cvOf(draft).personal.fullName).toBe('Awa');
  expect(draft.state()?.saving.kind).toBe('waiting');
  await vi.waitFor(async () => expect((await getCv(context, id))?.personal.fullName).toBe('Awa'));
  expect(draft.state()?.saving.kind).toBe('saved');
  stop();
});

test('leaving the page writes what waits', async () => {
  const { context, draft, id, stop } = await opened();
  draft.edit(editField('personal.phone', '514-555-0101'));
  page.dispatchEvent(new Event('pagehide'));
  expect(draft.state()?.saving.kind).toBe('saving');
  await draft.flush();
  expect((await getCv(context, id))?.personal.phone).toBe('514-555-0101');
  stop();
});

test('another tab’s change comes in under the typing, and both survive', async () => {
  const name = newDatabaseName();
  const { draft, id, stop } = await opened(await openContext(name));
  const other = await openContext(name);
  draft.edit(editField('personal.email', 'awa@example.org'));
  await patchCv(other, id, editField('personal.location', 'Laval (Québec)'));
  await draft.flush();
  await vi.waitFor(() => expect(cvOf(draft).personal.location).toBe('Laval (Québec)'));
  expect(cvOf(draft).personal.email).toBe('awa@example.org');
  expect((await getCv(other, id))?.personal.email).toBe('awa@example.org');
  stop();
});

test('an undo takes back its own change only, mark included', async () => {
  const { draft, id, context, stop } = await opened();
  const path = 'personal.fullName';
  await patchCv(context, id, {
    [path]: 'Awo',
    [`evidence.${path}`]: { line: 'AWO', confidence: 0.4 },
  });
  await vi.waitFor(() => expect(cvOf(draft).personal.fullName).toBe('Awo'));
  const undo = draft.edit(editField(path, 'Awa'));
  expect(cvOf(draft).evidence).toEqual({});
  draft.edit(editField('personal.phone', '514-555-0101'));
  undo();
  expect(cvOf(draft).personal).toMatchObject({ fullName: 'Awo', phone: '514-555-0101' });
  expect(cvOf(draft).evidence).toHaveProperty([path]);
  stop();
});

test('a removed entry comes back as it was, even once the removal is on the disk', async () => {
  const { draft, id, context, stop } = await opened();
  const language = { name: 'Wolof', level: 'native', order: 'i' } as const;
  draft.edit(addEntry('languages', 'wolof0000000000', language));
  const undo = draft.edit(removeEntry('languages', 'wolof0000000000'));
  await draft.flush();
  expect((await getCv(context, id))?.languages).toEqual({});
  undo();
  await draft.flush();
  expect((await getCv(context, id))?.languages).toEqual({ wolof0000000000: language });
  stop();
});

test('a CV purged elsewhere is gone here too', async () => {
  const { draft, id, context, stop } = await opened();
  await purgeCv(context, id);
  await vi.waitFor(() => expect(draft.state()).toBeNull());
  stop();
});

test('closing the last screen writes what waits', async () => {
  const { context, draft, id, stop } = await opened();
  draft.edit(editField('title', 'Infirmière'));
  stop();
  await draft.flush();
  expect((await getCv(context, id))?.title).toBe('Infirmière');
});
