// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { createAutosave, DELAY, type AutosaveState } from '#/data/records/autosave.ts';
import { createBlankCv, getCv, patchCv } from '#/data/records/cvs.ts';
import { joinPatches } from '#/data/queue/join-patches.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { Result } from '#/domain/result.ts';
import { newDatabaseName, openContext } from '../context.ts';

const typing = async (name = newDatabaseName()) => {
  const context = await openContext(name);
  const created = await createBlankCv(context, { title: 'CV', language: 'fr' });
  if (!created.ok) throw new Error(created.error.kind);
  const { id } = created.value;
  let timers: { at: number; run: () => void }[] = [];
  let time = 0;
  let failure: StorageFailure | undefined;
  let writes = 0;
  const states: AutosaveState['kind'][] = [];
  const autosave = createAutosave<CvPatch, CvRecord>({
    join: joinPatches,
    save: async (patch): Promise<Result<CvRecord, StorageFailure>> => {
      writes += 1;
      return failure ? { ok: false, error: failure } : patchCv(context, id, patch);
    },
    onChange: () => states.push(autosave.state().kind),
    setTimer: (run, delay) => {
      const timer = { at: time + delay, run };
      timers.push(timer);
      return timer;
    },
    clearTimer: (timer) => {
      timers = timers.filter((other) => other !== timer);
    },
  });
  return {
    context,
    id,
    autosave,
    states,
    writes: () => writes,
    failWith: (next: StorageFailure | undefined) => (failure = next),
    /** Moves time on and waits for the writes this starts. */
    pass: async (milliseconds: number) => {
      time += milliseconds;
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      if (due.length === 0) return;
      for (const { run } of due) run();
      await autosave.flush();
    },
    stored: async () => (await getCv(context, id))!,
  };
};

describe('autosave', () => {
  test('a long burst is written every DELAY, not only when it ends', async () => {
    const page = await typing();
    let text = '';
    for (let key = 0; key < 100; key += 1) {
      text += 'a';
      page.autosave.edit({ 'personal.summary': text });
      await page.pass(20);
      const lost = text.length - (await page.stored()).personal.summary.length;
      expect(lost * 20).toBeLessThanOrEqual(DELAY);
    }
    expect(page.writes()).toBe(2000 / DELAY);
  });

  test('leaving the page writes at once what was typed, and only once', async () => {
    const page = await typing();
    page.autosave.edit({ 'personal.email': 'a@example.org' });
    page.autosave.edit({ 'personal.phone': '514-555-0101' });
    await Promise.all([page.autosave.flush(), page.autosave.flush()]);
    expect((await page.stored()).personal).toMatchObject({
      email: 'a@example.org',
      phone: '514-555-0101',
    });
    expect(page.writes()).toBe(1);
    await page.pass(DELAY * 2);
    expect(page.writes()).toBe(1);
  });

  test('what is typed while a write runs is written too', async () => {
    const page = await typing();
    page.autosave.edit({ 'personal.email': 'a' });
    const first = page.autosave.flush();
    page.autosave.edit({ 'personal.email': 'ab' });
    expect(page.autosave.unsaved()).toEqual({ 'personal.email': 'ab' });
    await first;
    expect((await page.stored()).personal.email).toBe('ab');
    expect(page.autosave.unsaved()).toBeUndefined();
  });

  test('a full device is told, keeps every word, and heals with the next edit', async () => {
    const page = await typing();
    page.failWith({ kind: 'full' });
    page.autosave.edit({ 'personal.email': 'a@example.org' });
    expect(await page.autosave.flush()).toEqual({ kind: 'failed', failure: { kind: 'full' } });
    expect(page.autosave.unsaved()).toEqual({ 'personal.email': 'a@example.org' });

    page.failWith(undefined);
    page.autosave.edit({ 'personal.fullName': 'Awa' });
    expect(page.autosave.state().kind).toBe('failed');
    await page.pass(DELAY);
    expect(page.autosave.state().kind).toBe('saved');
    expect((await page.stored()).personal).toMatchObject({
      email: 'a@example.org',
      fullName: 'Awa',
    });
  });

  test('"saved" is said only after the disk has it', async () => {
    const page = await typing();
    page.autosave.edit({ title: 'Nouveau' });
    expect(page.autosave.state().kind).toBe('waiting');
    await page.autosave.flush();
    expect(page.states).toEqual(['waiting', 'saving', 'saved']);
  });
});
