/** PocketBase's own file, read and written beside the running server. */
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { FieldKind } from '#/domain/collections/field-kinds.ts';
import { emptyState, type Json, type JsonObject } from '#/domain/sync/merge.ts';
import { TRACE_BYTES } from '#/domain/sync/server/room.ts';
import type { Timeline } from '#/domain/sync/server/timeline.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { lineOf } from '../store/rows.ts';
import type { CopiedLine, CopiedReceipt, PersonCopy } from './copy.ts';

export const openPocketBase = (dataDir: string): DatabaseSync => {
  const database = new DatabaseSync(path.join(dataDir, 'data.db'));
  // What is on its way back is still on the cluster: the disk is waited for once, at the end.
  database.exec('PRAGMA busy_timeout = 10000; PRAGMA synchronous = NORMAL;');
  return database;
};

export const closePocketBase = (database: DatabaseSync): void => {
  database.exec('PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(FULL);');
  database.close();
};

/** All who have an account, with or without records. */
export const peopleIn = (database: DatabaseSync): string[] =>
  database
    .prepare('SELECT id FROM users ORDER BY id')
    .all()
    .map(({ id }) => String(id));

type Row = Record<string, SQLInputValue>;

export const readPerson = (database: DatabaseSync, person: string): PersonCopy => {
  const places = new Map(
    database
      .prepare('SELECT collection, record, rev, seq, gone, at FROM sync_log WHERE user = ?')
      .all(person)
      .map((line) => [`${line['collection']}/${line['record']}`, line]),
  );
  const lines: CopiedLine[] = [];
  for (const [collection, { kinds, limited }] of Object.entries(SYNCED_COLLECTIONS))
    for (const row of database.prepare(`SELECT * FROM ${collection} WHERE user = ?`).all(person)) {
      const key = `${collection}/${row['id']}`;
      const place = places.get(key);
      const body = Object.fromEntries(
        Object.entries(kinds).map(([field, kind]) => [field, READ[kind](row[field] ?? null)]),
      );
      const state = { ...emptyState(), ...clocksIn(row['clocks']), body, rev: Number(row['rev']) };
      const lockedAt = limited ? Number(row['lockedAt']) || null : null;
      const stored = { user: person, state, purged: false, lockedAt };
      const [seq, at] = [Number(place?.['seq'] ?? 0), Number(place?.['at'] ?? 0)];
      lines.push({ ...lineOf(key, stored, at), seq, at });
    }
  for (const [key, line] of places)
    if (Number(line['gone']) === 1) {
      const state = { ...emptyState(), rev: Number(line['rev']) };
      const stored = { user: person, state, purged: true, lockedAt: null };
      lines.push({
        ...lineOf(key, stored, 0),
        seq: Number(line['seq']),
        at: Number(line['at']),
      });
    }
  const receipts = database
    .prepare('SELECT id, device, receipt, at FROM sync_receipts WHERE user = ?')
    .all(person) as unknown as CopiedReceipt[];
  return { person, lines, receipts: receipts.map((one) => ({ ...one })), timelines: [] };
};

/** Of the whole server; of thousands of starts the last, which all but long-lost devices know. */
export const timelinesIn = (database: DatabaseSync): Timeline[] =>
  (
    database
      .prepare('SELECT id, startSeq FROM sync_timeline ORDER BY place DESC LIMIT 20')
      .all() as unknown as Timeline[]
  )
    .map(({ id, startSeq }) => ({ id, startSeq }))
    .toReversed();

const clocksIn = (text: SQLInputValue | undefined): JsonObject => {
  const clocks = jsonIn(text ?? null);
  return typeof clocks === 'object' && clocks !== null && !Array.isArray(clocks) ? clocks : {};
};

const jsonIn = (text: SQLInputValue): Json => {
  try {
    return JSON.parse(String(text)) as Json;
  } catch {
    return null;
  }
};

const READ: Readonly<Record<FieldKind, (value: SQLInputValue) => Json>> = {
  text: (value) => value as string | null,
  number: (value) => Number(value ?? 0),
  time: (value) => Number(value ?? 0) || null,
  flag: (value) => Boolean(value),
  json: jsonIn,
  any: jsonIn,
};

const WRITE: Readonly<Record<FieldKind, (value: Json) => SQLInputValue>> = {
  text: (value) => String(value ?? ''),
  number: (value) => Number(value ?? 0),
  time: (value) => Number(value ?? 0),
  flag: (value) => (value === true ? 1 : 0),
  json: (value) => JSON.stringify(value),
  any: (value) => JSON.stringify(value),
};

/**
 * In place of what PocketBase has of the person; the triggers give each record its place in the order. Bytes of files
 * and what is noted of them stay.
 */
export const writePerson = (
  database: DatabaseSync,
  { person, lines, receipts }: PersonCopy,
): void => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const kept = new Set(lines.flatMap(({ gone, record }) => (gone ? [] : [record])));
    for (const collection of Object.keys(SYNCED_COLLECTIONS))
      for (const { id } of database
        .prepare(`SELECT id FROM ${collection} WHERE user = ?`)
        .all(person))
        if (!kept.has(String(id)))
          database.prepare(`DELETE FROM ${collection} WHERE id = ?`).run(id ?? null);
    const inOrder = lines.toSorted((a, b) => a.seq - b.seq);
    // A place is given up before another record takes it.
    for (const line of inOrder.filter((one) => !holdsPlace(one))) writeLine(database, person, line);
    for (const line of inOrder.filter(holdsPlace)) writeLine(database, person, line);
    const { changes } = database.prepare('DELETE FROM sync_receipts WHERE user = ?').run(person);
    database
      .prepare(
        `INSERT INTO account_bytes (user, bytes) VALUES (?, ?)
         ON CONFLICT (user) DO UPDATE SET bytes = bytes + excluded.bytes`,
      )
      .run(person, TRACE_BYTES * (receipts.length - Number(changes)));
    const answered = database.prepare(
      'INSERT INTO sync_receipts (user, id, device, receipt, at) VALUES (?, ?, ?, ?, ?)',
    );
    for (const { id, device, receipt, at } of receipts)
      answered.run(person, id, device, receipt, at);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
};

const holdsPlace = ({ gone, locked_at, trashed_at }: CopiedLine): boolean =>
  !gone && locked_at === 0 && trashed_at === 0;

const writeLine = (database: DatabaseSync, person: string, line: CopiedLine): void => {
  const { collection, record, rev, gone } = line;
  if (gone) {
    database
      .prepare('DELETE FROM sync_log WHERE user = ? AND collection = ? AND record = ?')
      .run(person, collection, record);
    database
      .prepare(
        'INSERT INTO sync_log (user, collection, record, rev, gone, at) VALUES (?, ?, ?, ?, 1, ?)',
      )
      .run(person, collection, record, rev, line.at);
    return;
  }
  const { kinds = {}, limited } = SYNCED_COLLECTIONS[collection] ?? {};
  const body = JSON.parse(line.body) as JsonObject;
  const row: Row = {
    id: record,
    user: person,
    rev,
    clocks: line.clocks,
    ...(limited ? { lockedAt: line.locked_at } : {}),
    ...Object.fromEntries(
      Object.entries(kinds).map(([field, kind]) => [field, WRITE[kind](body[field] ?? null)]),
    ),
  };
  const names = Object.keys(row);
  const update = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  database
    .prepare(
      `INSERT INTO ${collection} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
       ON CONFLICT (id) DO UPDATE SET ${update.join(', ')}`,
    )
    .run(...Object.values(row));
};
