/** The part of the measurement that runs in the browser: the product's own tables, and a server's pages made up. */
import type { DataContext } from '../../src/data/context.ts';
import { openDatabase } from '../../src/data/db.ts';
import { databaseToFile } from '../../src/data/backup/export.ts';
import { readBackup } from '../../src/data/backup/read-backup.ts';
import { restoreBackup } from '../../src/data/backup/restore.ts';
import { bodyOfRow } from '../../src/data/row-patch.ts';
import { SYNCED_TABLES } from '../../src/data/tables.ts';
import { takeVersions } from '../../src/data/queue/take-version.ts';
import type { ChangedRow } from '../../src/domain/sync/protocol.ts';
import { newApplication } from '../../src/domain/tracker/application.ts';
import { newId, random } from '../../src/platform/ids.ts';

export interface Figures {
  /** Rows a second; the browser's own, without any of our code, beside ours. */
  browserAlone: number;
  firstSync: number;
  nextSync: number;
  restore: number;
}

declare global {
  interface Window {
    jalonMeasure: (rows: number) => Promise<Figures>;
  }
}

const PAGE = 500;
const RESTORED = 1000;

window.jalonMeasure = async (rows) => {
  const pulled = await openContext('bench-pull');
  const changes = Array.from({ length: rows }, (_unused, index) => applicationAt(index));
  const browserAlone = await perSecond(rows, () => putAlone(changes));
  const firstSync = await perSecond(rows, () => pull(pulled, changes));
  const nextSync = await perSecond(rows, () =>
    pull(
      pulled,
      changes.map((change) => ({ ...change, rev: 2 })),
    ),
  );
  const count = await pulled.database.applications.count();
  if (count !== rows) throw new Error(`${count} rows of ${rows}`);

  const some = await openContext('bench-some');
  await pull(some, changes.slice(0, RESTORED));
  const file = await (await databaseToFile(some.database, Date.now())).text();
  const backup = await readBackup(file);
  if (!backup.ok) throw new Error(backup.error.kind);
  const empty = await openContext('bench-restore');
  const names = { version: '', copy: (name: string) => name };
  const restore = await perSecond(RESTORED, () => restoreBackup(empty, backup.value, names));
  return { browserAlone, firstSync, nextSync, restore };
};

/** As an answer is stored: each page in one transaction over all synced tables. */
const pull = async ({ database }: DataContext, changes: readonly ChangedRow[]): Promise<void> => {
  const tables = [...SYNCED_TABLES, 'outbox', 'base', 'meta'];
  for (let start = 0; start < changes.length; start += PAGE)
    await database.transaction('rw', tables, () =>
      takeVersions(database, changes.slice(start, start + PAGE)),
    );
};

/** The same rows in the same pages, with the same index. */
const putAlone = async (changes: readonly ChangedRow[]): Promise<void> => {
  const opening = indexedDB.open('bench-alone', 1);
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore('applications', { keyPath: 'id' });
    store.createIndex('trashedAt', 'trashedAt');
  });
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  for (let start = 0; start < changes.length; start += PAGE) {
    const transaction = opening.result.transaction('applications', 'readwrite', {
      durability: 'strict',
    });
    const store = transaction.objectStore('applications');
    for (const { record, rev, body } of changes.slice(start, start + PAGE))
      store.put({ ...body, id: record, rev });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  }
};

const applicationAt = (index: number): ChangedRow => {
  const row = newApplication(newId(), Date.UTC(2026, 0, 1) + index, newId(), {
    title: `Technicienne en comptabilité ${index}`,
    company: 'Coopérative des Hautes-Rives',
    location: 'Trois-Rivières (Québec)',
    url: `https://jobs.example.org/${index}`,
    notes: 'Entretien par téléphone, deux personnes; rappeler avant vendredi. '.repeat(4),
  });
  return {
    seq: index + 1,
    collection: 'applications',
    record: row.id,
    rev: 1,
    body: bodyOfRow('applications', row),
  };
};

const openContext = async (name: string): Promise<DataContext> => ({
  database: await openDatabase(name, {
    onSuperseded: () => undefined,
    onBlocked: () => undefined,
  }),
  uid: '',
  now: Date.now,
  newId,
  random,
  onCommitted: () => undefined,
});

const perSecond = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (count * 1000) / (performance.now() - start);
};
