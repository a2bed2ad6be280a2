/**
 * A device as the product makes it: the real database (over fake-indexeddb), the real commands, the real engine
 * and the real way to a real server, whose connection and clock the test holds in its hands.
 */
import type { DataContext } from '#/data/context.ts';
import { openDatabase } from '#/data/db.ts';
import type { Result } from '#/domain/result.ts';
import { newId, random } from '#/platform/ids.ts';
import { createSyncPort } from '#/remote/sync.ts';
import { syncOnce, type SyncTrouble } from '#/sync/sync-once.ts';
import type { SyncPort } from '#/sync/sync-port.ts';
import type { Person } from '../../server/people.ts';

/** What a test puts between the device and the server; each call goes through it. */
export type Wire = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export interface EngineDevice {
  context: DataContext;
  port: SyncPort;
  /** Null signs out. */
  person: Person | null;
  /** Where its requests go; tests replace both to break them. */
  origin: string;
  wire: Wire;
  /** How far its clock is from the server's, in milliseconds. */
  skew: number;
  /** The bodies of the requests that reached the wire, oldest first. */
  sent: string[];
  sync: (signal?: AbortSignal) => Promise<Result<void, SyncTrouble>>;
  /** Another tab, or the next start, on the same database. */
  again: () => Promise<EngineDevice>;
  close: () => void;
}

let databases = 0;

export const openDevice = async (
  server: { url: string },
  person: Person,
  name = `engine-${(databases += 1)}`,
): Promise<EngineDevice> => {
  const database = await openDatabase(name, {
    onSuperseded: () => undefined,
    onBlocked: () => undefined,
  });
  const context: DataContext = {
    database,
    uid: person.id,
    now: () => Date.now() + device.skew,
    newId,
    random,
    onCommitted: () => undefined,
  };
  const device: EngineDevice = {
    context,
    person,
    origin: server.url,
    wire: fetch,
    skew: 0,
    sent: [],
    port: {
      send: (request, signal) => {
        const { origin, person } = device;
        const door = { origin, fetch: watched };
        if (!person) return Promise.resolve({ ok: false, error: { kind: 'unauthorised' } });
        return createSyncPort(person.token, door).send(request, signal);
      },
    },
    sync: (signal = new AbortController().signal) => syncOnce(context, device.port, signal),
    again: () => openDevice(server, person, name),
    close: () => database.close({ disableAutoOpen: true }),
  };
  const watched: Wire = (input, init) => {
    if (typeof init?.body === 'string') device.sent.push(init.body);
    return device.wire(input, init);
  };
  return device;
};

/** The request arrives and is answered; the answer never does. */
export const loseAnswer: Wire = async (input, init) => {
  await (await fetch(input, init)).text();
  throw new TypeError('the connection was cut');
};

export const noNetwork: Wire = () => Promise.reject(new TypeError('no network'));

export const answerOnce =
  (
    device: EngineDevice,
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
  ): Wire =>
  () => {
    device.wire = fetch;
    return Promise.resolve(Response.json(body, { status, headers }));
  };
