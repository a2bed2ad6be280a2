/**
 * Which writes knew which others, kept apart from revisions, clocks and receipts: from what each device had been told
 * when it wrote. Nothing that a later write knew may be shown in its place, what was taken away knowingly stays away,
 * what nobody knew stays, and a conflict is only between writes of which neither knew the other.
 */
import type { Json, JsonObject } from '../../src/domain/sync/merge.ts';
import { holds, overlaps } from '../../src/domain/sync/path.ts';
import { isUnderWay, type QueuedMutation } from '../../src/domain/sync/client/queue.ts';
import { isHistory, isSet } from './collections.ts';
import type { ServerView } from './ledger.ts';

type Ids = ReadonlySet<string>;

/** What one change wrote in one place. */
interface Write {
  id: string;
  device: string;
  key: string;
  path: string;
  /** A text unlike any other; null: taken away; undefined: an entry that was put. */
  text: string | null | undefined;
  /** Changes that whoever wrote this had surely seen here, and those that they may have seen. */
  sure: Ids;
  possible: Ids;
}

export class Causality {
  /** By record. */
  readonly #writes = new Map<string, Write[]>();

  /**
   * To be called before the change is queued; `replaces` is a waiting change whose place it takes. What `repeats` takes
   * away once more what is gone, with no person in front of it: it has surely seen what those had who took it away.
   */
  note(
    change: {
      id: string;
      key: string;
      patch: Readonly<Record<string, Json>>;
      replaces?: string;
      repeats?: boolean;
    },
    device: string,
    knows: Ids,
    queue: readonly QueuedMutation[],
  ): void {
    const { id, key, patch, replaces, repeats = false } = change;
    const known = this.#writes.get(key) ?? [];
    const underWay = queue.filter(isUnderWay);
    const possible = new Set([...knows, ...queue.map((one) => one.id)]);
    for (const one of underWay)
      for (const write of known) if (write.id === one.id) addAll(possible, write.possible);
    const made = placesOf(patch).map(([path, text]): Write => {
      const hiding = underWay.filter((one) =>
        Object.keys(one.patch).some((p) => overlaps(p, path)),
      );
      const sure = new Set(hiding.length > 0 || repeats ? [] : knows);
      if (repeats)
        for (const write of known)
          if (write.path === path && write.text === null && knows.has(write.id))
            addAll(sure, write.sure);
      for (const one of hiding) {
        if (!Object.keys(one.patch).some((p) => p === path || holds(p, path))) continue;
        // Only a copy of this disk may still send what is replaced here.
        if (one.id !== replaces) sure.add(one.id);
        for (const write of known)
          if (write.id === one.id && overlaps(write.path, path)) addAll(sure, write.sure);
      }
      return { id, device, key, path, text, sure, possible };
    });
    this.#writes.set(key, [...known, ...made]);
  }

  /**
   * Broken promises, once everything has arrived. Of what a server has answered and forgotten, and is told again by who
   * does not know it, clocks decide: only members of sets are then promised. So they do of what is `receivedAnew`: its
   * device was never told that it had been there, and those who saw it never learn the id by which to name it.
   */
  check(
    server: ServerView,
    contained: ReadonlyMap<string, Ids>,
    /** Whether a disk or the server has lost anything, and whether the server has forgotten its answers. */
    {
      isWhole,
      isForgetful,
      receivedAnew,
    }: { isWhole: boolean; isForgetful: boolean; receivedAnew: Ids },
  ): string[] {
    const broken: string[] = [];
    for (const [key, writes] of this.#writes) {
      const row = server.data.rows.get(key);
      if (!row || row.purged) continue;
      const live = writes.filter(({ id }) => contained.get(key)?.has(id));
      for (const path of new Set(writes.map((write) => write.path))) {
        if (isForgetful && !isSet(key, path)) continue;
        const here = writes.filter((write) => write.path === path);
        const text = here.find((write) => write.text !== undefined && write.text !== null);
        const verdict = text
          ? shownWrongly(here, live, receivedAnew, valueIn(row.state.body, path))
          : presentWrongly(
              here,
              live,
              valueIn(row.state.body, path) !== undefined,
              isSet(key, path),
            );
        if (verdict) broken.push(`${key} ${path}: ${verdict}`);
      }
    }
    for (const [key, row] of server.data.rows) {
      const { collection, record, path, value } = row.state.body;
      if (!isHistory(key) || row.purged || !isWhole || isForgetful) continue;
      const writes = this.#writes.get(`${String(collection)}/${String(record)}`) ?? [];
      if (isNoConflict(writes, String(path), value ?? null))
        broken.push(`${String(record)} ${String(path)}: ${String(value)} is no conflict`);
    }
    return broken;
  }
}

const shownWrongly = (
  here: Write[],
  live: Write[],
  receivedAnew: Ids,
  shown: unknown,
): string | undefined => {
  const winner = here.find(({ id, text }) => text === shown && !receivedAnew.has(id));
  const knowing = winner && here.find((one) => live.includes(one) && one.sure.has(winner.id));
  return knowing && `${String(shown)} is shown, and ${String(knowing.text)} knew it`;
};

const presentWrongly = (
  here: Write[],
  live: Write[],
  isPresent: boolean,
  isMember: boolean,
): string | undefined => {
  const puts = here.filter(({ text }) => text === undefined);
  const removals = here.filter((write) => write.text === null && live.includes(write));
  const isTaken = (put: Write): boolean => removals.some(({ sure }) => sure.has(put.id));
  const isAllTaken = isMember
    ? puts.every(isTaken)
    : removals.some(({ sure }) => puts.every(({ id }) => sure.has(id)));
  if (isPresent && removals.length > 0 && isAllTaken) return 'came back';
  const mustStay = puts.some(
    (put) =>
      live.includes(put) &&
      (isMember
        ? removals.every(({ possible }) => !possible.has(put.id))
        : removals.every(({ id }) => put.sure.has(id))),
  );
  return !isPresent && mustStay ? 'is gone, and nobody took it away' : undefined;
};

const isNoConflict = (writes: Write[], path: string, value: Json): boolean => {
  if (path.endsWith('.order')) return true;
  const loser = writes.find((write) => write.path === path && write.text === value);
  if (!loser) return false;
  const others = writes.filter(
    (one) => one !== loser && (one.path === path || holds(one.path, path)),
  );
  return others.every((one) => one.sure.has(loser.id) || loser.sure.has(one.id));
};

/** An entry that is put says that it is there, and what its texts are. */
const placesOf = (patch: Readonly<Record<string, Json>>): [string, Write['text']][] =>
  Object.entries(patch).flatMap(([path, value]): [string, Write['text']][] => {
    if (typeof value === 'string') return [[path, value]];
    if (value === null && path.includes('.')) return [[path, null]];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const texts = Object.entries(value).flatMap(([name, text]): [string, string][] =>
      typeof text === 'string' ? [[`${path}.${name}`, text]] : [],
    );
    return [[path, undefined], ...texts];
  });

const valueIn = (body: JsonObject, path: string): unknown =>
  path
    .split('.')
    .reduce<Json | undefined>((at, part) => (at as JsonObject | undefined)?.[part], body);

const addAll = (to: Set<string>, from: Ids): void => {
  for (const id of from) to.add(id);
};
