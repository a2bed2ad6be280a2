// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { commit, commitAll } from '#/data/commit.ts';
import { createBlankCv, getCv, patchCv, purgeCv } from '#/data/records/cvs.ts';
import type { Mutation } from '#/data/tables.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { newSettings } from '#/domain/settings/settings.ts';
import { newEmailTemplate } from '#/domain/tracker/email-template.ts';
import { newDatabaseName, openContext, type TestContext } from './context.ts';

const newCv = async (context: TestContext) => {
  const created = await createBlankCv(context, { title: 'Ingénieure civile', language: 'fr' });
  if (!created.ok) throw new Error(created.error.kind);
  return created.value;
};

const outbox = ({ database }: TestContext): Promise<Mutation[]> =>
  database.outbox.orderBy('seq').toArray();

describe('one transaction or nothing', () => {
  test('a write leaves the row, one queue entry and the merge base', async () => {
    const context = await openContext();
    const cv = await newCv(context);

    expect(await getCv(context, cv.id)).toEqual(cv);
    const [entry] = await outbox(context);
    expect(entry).toMatchObject({
      collection: 'cvs',
      record: cv.id,
      op: 'create',
      uid: '',
      baseRev: 0,
      state: 'pending',
    });
    expect(entry?.clock.endsWith(`.${entry.id}`)).toBe(true);
    expect(entry?.patch).toMatchObject({ title: 'Ingénieure civile', 'personal.fullName': '' });
    expect(await context.database.base.get(['cvs', cv.id])).toEqual({
      collection: 'cvs',
      record: cv.id,
      rev: 0,
      body: null,
    });
  });

  for (const table of ['cvs', 'outbox', 'base', 'meta'] as const) {
    test(`a full disk while writing ${table} undoes all of it`, async () => {
      const context = await openContext();
      const cv = await newCv(context);
      const other = await newCv(context);
      // A synced row whose first local change needs a merge base.
      await context.database.base.clear();
      const before = await everyRow(context);

      const refuse = (): never => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
      const hooks = context.database.table(table);
      hooks.hook('creating', refuse);
      hooks.hook('updating', refuse);
      const result = await commit(context, [
        { table: 'cvs', op: 'patch', id: cv.id, patch: editField('title', 'A') },
        { table: 'cvs', op: 'patch', id: other.id, patch: editField('title', 'B') },
      ]);
      hooks.hook('creating').unsubscribe(refuse);
      hooks.hook('updating').unsubscribe(refuse);

      expect(result).toEqual({ ok: false, error: { kind: 'full' } });
      expect(await everyRow(context)).toEqual(before);
    });
  }

  test('a change of a record that another tab purged is a value, and writes nothing', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    await purgeCv(context, cv.id);
    const before = await everyRow(context);
    expect(await patchCv(context, cv.id, editField('title', 'X'))).toEqual({
      ok: false,
      error: { kind: 'missing' },
    });
    expect(await everyRow(context)).toEqual(before);
  });

  test('an error that storage cannot explain is not swallowed', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    await expect(commit(context, [{ table: 'cvs', op: 'create', row: cv }])).rejects.toMatchObject({
      name: 'ConstraintError',
    });
  });
});

describe('what the server would refuse', () => {
  const template = (body: string) =>
    newEmailTemplate('template0000001', 1, {
      category: 'thank-you',
      name: 'Merci',
      subject: 'Merci',
      body,
      language: 'fr',
    });
  const write = (context: TestContext, body: string) =>
    commit(context, [
      { table: 'emailTemplates', op: 'patch', id: 'template0000001', patch: { body } },
    ]);

  test('for its length is refused here, before a word of it is written', async () => {
    const context = await openContext();
    const row = template('x'.repeat(100_001));
    const result = await commit(context, [{ table: 'emailTemplates', op: 'create', row }]);
    expect(result).toEqual({ ok: false, error: { kind: 'too-large' } });
    await commit(context, [{ table: 'emailTemplates', op: 'create', row: template('Bonjour') }]);
    const before = await everyRow(context);
    expect(await write(context, 'x'.repeat(100_001))).toEqual({
      ok: false,
      error: { kind: 'too-large' },
    });
    expect(await everyRow(context)).toEqual(before);
  });

  test('may still be shortened', async () => {
    const context = await openContext();
    await context.database.emailTemplates.add(template('x'.repeat(120_000)));
    expect((await write(context, 'x'.repeat(110_000))).ok).toBe(true);
  });
});

describe('what a person has once', () => {
  const orCreate = newSettings('settings0000001', 1);
  const choose = (context: TestContext, theme: string) =>
    commit(context, [
      { table: 'settings', op: 'patch', id: orCreate.id, patch: { theme }, orCreate },
    ]);

  test('is made by its first change, whose defaults never stand against the server’s values', async () => {
    const context = await openContext();
    await choose(context, 'dark');
    await choose(context, 'light');
    expect(await context.database.settings.toArray()).toMatchObject([
      { theme: 'light', emailNotifications: false },
    ]);
    const [made, chosen, ...more] = await outbox(context);
    expect(made).toMatchObject({ op: 'create', patch: { dateStyle: 'numeric' } });
    expect(made?.patch).not.toHaveProperty('theme');
    expect(made!.clock.startsWith('000000000.')).toBe(true);
    expect(chosen).toMatchObject({ op: 'patch', patch: { theme: 'light' }, group: made!.group });
    expect(more).toEqual([]);
  });
});

describe('several user actions in one transaction', () => {
  test('are groups of their own, saved together or not at all', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    const rename = (id: string) =>
      [{ table: 'cvs', op: 'patch', id, patch: editField('title', 'Neuf') }] as const;
    const step = editField('step', 'download');
    await commitAll(context, [
      rename(cv.id),
      [{ table: 'cvs', op: 'patch', id: cv.id, patch: step }],
    ]);
    const groups = (await outbox(context)).map(({ group }) => group);
    expect(new Set(groups).size).toBe(3);

    const other = await newCv(context);
    await purgeCv(context, cv.id);
    const before = await everyRow(context);
    expect((await commitAll(context, [rename(other.id), rename(cv.id)])).ok).toBe(false);
    expect(await everyRow(context)).toEqual(before);
  });
});

describe('the queue', () => {
  test('typing in one field is one entry with the last value', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    for (const name of ['N', 'Na', 'Nad', 'Nadia'])
      await patchCv(context, cv.id, editField('personal.fullName', name));
    await patchCv(context, cv.id, editField('personal.email', 'nadia@example.org'));
    await patchCv(context, cv.id, editField('personal.fullName', 'Nadia B.'));

    const patches = (await outbox(context)).filter(({ op }) => op === 'patch');
    expect(patches.map(({ patch }) => patch)).toEqual([
      { 'personal.fullName': 'Nadia B.' },
      { 'personal.email': 'nadia@example.org' },
    ]);
    expect(patches[0]!.clock > patches[1]!.clock).toBe(true);
  });

  test('a joined change has the id of what was typed last, which its clock ends in', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    await patchCv(context, cv.id, editField('title', 'Un'));
    const before = (await outbox(context)).at(-1)!;
    await patchCv(context, cv.id, editField('title', 'Deux'));
    const [, after, ...more] = await outbox(context);
    expect(more).toEqual([]);
    expect(after).toMatchObject({ seq: before.seq, group: before.group });
    expect(after?.id).not.toBe(before.id);
    expect(after?.clock.endsWith(`.${after.id}`)).toBe(true);
  });

  test('a change says which of the waiting ones it was made on, and on which revision', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    await context.database.base.clear();
    await context.database.cvs.update(cv.id, { rev: 7 });
    await context.database.outbox.toCollection().modify({ state: 'settled' });
    await patchCv(context, cv.id, editField('title', 'Un'));
    const sent = (await outbox(context)).at(-1)!;
    await context.database.outbox.update(sent.seq!, { state: 'in-flight' });
    await context.database.base.update(['cvs', cv.id], { rev: 9 });
    await patchCv(context, cv.id, editField('title', 'Deux'));
    await patchCv(context, cv.id, editField('template', 'creatif'));
    const [, first, second, elsewhere] = await outbox(context);
    expect([first?.baseRev, first?.after]).toEqual([7, undefined]);
    expect([second?.baseRev, second?.after]).toEqual([7, [first?.id]]);
    expect([elsewhere?.baseRev, elsewhere?.after]).toEqual([9, undefined]);
  });

  test('several changes of one action are not joined to what waits: they stand or fall together', async () => {
    const context = await openContext();
    const [a, b] = [await newCv(context), await newCv(context)];
    await patchCv(context, a.id, editField('title', 'Un'));
    const rename = (id: string) =>
      ({ table: 'cvs', op: 'patch', id, patch: editField('title', 'Deux') }) as const;
    await commit(context, [rename(a.id), rename(b.id)]);
    const groups = (await outbox(context)).slice(-2).map(({ group }) => group);
    expect(groups[0]).toBe(groups[1]);
  });

  test('a change of nothing is not sent', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    await patchCv(context, cv.id, editField('updatedAt', 5));
    expect(await outbox(context)).toHaveLength(1);
  });

  test('an entry in flight is not touched: what follows queues behind it', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    await patchCv(context, cv.id, editField('title', 'Un'));
    await context.database.outbox.toCollection().modify({ state: 'in-flight' });
    await patchCv(context, cv.id, editField('title', 'Deux'));
    expect((await outbox(context)).map(({ patch, state }) => [patch['title'], state])).toEqual([
      ['Ingénieure civile', 'in-flight'],
      ['Un', 'in-flight'],
      ['Deux', 'pending'],
    ]);
  });

  test('an edit never jumps over the removal and return of its entry', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    const skill = { order: 'i', name: 'AutoCAD' };
    await patchCv(context, cv.id, { 'skills.autocad': skill });
    await patchCv(context, cv.id, { 'skills.autocad.name': 'Autocad' });
    await patchCv(context, cv.id, { 'skills.autocad': null });
    await patchCv(context, cv.id, { 'skills.autocad': skill });
    await patchCv(context, cv.id, { 'skills.autocad.name': 'AutoCAD 3D' });
    const paths = (await outbox(context)).slice(1).map(({ patch }) => Object.entries(patch)[0]);
    expect(paths).toEqual([
      ['skills.autocad', skill],
      ['skills.autocad.name', 'Autocad'],
      ['skills.autocad', skill],
      ['skills.autocad.name', 'AutoCAD 3D'],
    ]);
  });

  test('the merge base stays the row as it was before the first waiting change', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    await context.database.base.clear();
    await patchCv(context, cv.id, editField('title', 'Un'));
    await patchCv(context, cv.id, editField('title', 'Deux'));
    const base = await context.database.base.get(['cvs', cv.id]);
    const { id: _id, rev, ...body } = cv;
    expect(base).toEqual({ collection: 'cvs', record: cv.id, rev, body });
  });

  test('what is settled is not read again at each key', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    for (const title of ['A', 'B', 'C']) {
      await patchCv(context, cv.id, editField('title', title));
      await context.database.outbox.toCollection().modify({ state: 'settled' });
    }
    const read: Mutation[] = [];
    context.database.outbox.hook('reading', (entry) => {
      read.push(entry);
      return entry;
    });
    await patchCv(context, cv.id, editField('title', 'D'));
    expect(read).toEqual([]);
    await patchCv(context, cv.id, editField('title', 'E'));
    expect(read).toHaveLength(1);
  });

  test('purging empties what the server has answered too, and drops what it refused', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    const states = ['acknowledged', 'settled', 'parked'] as const;
    for (const state of states) {
      await patchCv(context, cv.id, editField('title', `Nadia ${state}`));
      const last = (await outbox(context)).at(-1)!;
      await context.database.outbox.update(last.seq!, { state });
    }
    await context.database.base.clear();
    await patchCv(context, cv.id, editField('step', 'download'));
    await purgeCv(context, cv.id);
    expect(JSON.stringify(await everyRow(context))).not.toMatch(/Nadia|Ingénieure/);
    expect((await outbox(context)).map(({ op, state }) => `${op} ${state}`)).toEqual([
      'purge pending',
    ]);
  });

  test('purging leaves no word of the record, and nothing to send but itself', async () => {
    const context = await openContext();
    const cv = await newCv(context);
    await patchCv(context, cv.id, editField('personal.fullName', 'Nadia Benmoussa'));
    await purgeCv(context, cv.id);

    expect(JSON.stringify(await everyRow(context))).not.toMatch(/Nadia|Ingénieure/);
    expect((await outbox(context)).map(({ op }) => op)).toEqual(['purge']);
  });
});

describe('two tabs', () => {
  test('share one queue and one clock, and see each other’s writes', async () => {
    const name = newDatabaseName();
    const left = await openContext(name);
    const right = await openContext(name);
    const cv = await newCv(left);
    await Promise.all([
      ...['a', 'b', 'c'].map((text) => patchCv(left, cv.id, { [`skills.${text}`]: skillOf(text) })),
      ...['d', 'e', 'f'].map((text) =>
        patchCv(right, cv.id, { [`skills.${text}`]: skillOf(text) }),
      ),
    ]);

    expect(Object.keys((await getCv(right, cv.id))!.skills).toSorted()).toEqual([...'abcdef']);
    const entries = await outbox(left);
    expect(entries).toHaveLength(7);
    const clocks = entries.map(({ clock }) => clock);
    expect(clocks).toEqual(clocks.toSorted());
    expect(new Set(clocks).size).toBe(7);
  });
});

const skillOf = (name: string) => ({ order: name, name });

const everyRow = async ({ database }: TestContext) =>
  Object.fromEntries(
    await Promise.all(
      database.tables.map(async (table) => [table.name, await table.toArray()] as const),
    ),
  );
