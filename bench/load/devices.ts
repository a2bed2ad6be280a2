/** Devices that live as people's do, only faster, and how long each of their requests took. */
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, call, signUp, type Json, type Person } from '../../tests/server/people.ts';
import { deviceOf } from '../../tests/server/sync/sync-device.ts';
import { creation, edit, type BenchDevice } from '../sync/people.ts';
import type { Store } from './stores.ts';

export type Kind = 'write' | 'read' | 'login' | 'event line';
export type Samples = Record<Kind, number[]> & { failed: number };

const newSamples = (): Samples => ({
  write: [],
  read: [],
  login: [],
  'event line': [],
  failed: 0,
});

export interface LoadDevice {
  person: Person;
  device: BenchDevice;
  made: Json[];
  /** Closes its event line. */
  close: () => void;
  heardAt: number;
}

/** Two devices each; the first makes what the second edits too. */
export const newPeople = async (store: Store, count: number): Promise<LoadDevice[]> => {
  const devices: LoadDevice[] = [];
  for (let from = 0; from < count; from += 10)
    await Promise.all(
      Array.from({ length: Math.min(10, count - from) }, async () => {
        const person = await signUp({ url: store.accounts });
        const token = await store.bearerOf(person);
        const pair = [0, 1].map(() => deviceOf({ url: store.records }, { token }));
        const made = Array.from({ length: 20 }, (_, index) =>
          creation(pair[0] as BenchDevice, index),
        );
        // No more applications than a free plan gives.
        const few = made.filter(({ collection }, at) => collection !== 'applications' || at < 10);
        await pair[0]?.send(few);
        await pair[1]?.send();
        for (const device of pair)
          devices.push({ person, device, made: few, close: () => undefined, heardAt: 0 });
      }),
    );
  return devices;
};

export const timed = async (
  samples: Samples,
  kind: Kind,
  ask: () => Promise<{ status: number }>,
): Promise<boolean> => {
  const start = performance.now();
  const reply = await ask().catch(() => ({ status: 0 }));
  if (reply.status === 200) samples[kind].push(performance.now() - start);
  else samples.failed += 1;
  return reply.status === 200;
};

export const write = (samples: Samples, { device, made }: LoadDevice, turn: number) =>
  timed(samples, 'write', () => device.send([edit(device, made[turn % made.length], turn)]));

export const read = (samples: Samples, { device }: LoadDevice) =>
  timed(samples, 'read', () => device.send());

/** Each edits every `editSeconds`, asks every `pollSeconds`, and now and then somebody signs in. */
export const live = async (
  store: Store,
  devices: readonly LoadDevice[],
  {
    seconds,
    editSeconds,
    pollSeconds,
  }: { seconds: number; editSeconds: number; pollSeconds: number },
): Promise<Samples> => {
  const samples = newSamples();
  const end = performance.now() + seconds * 1000;
  const isOver = (): boolean => performance.now() > end;
  const repeat = async (every: number, work: (turn: number) => Promise<unknown>): Promise<void> => {
    await pause(Math.random() * every * 1000);
    for (let turn = 0; !isOver(); turn += 1) {
      await work(turn);
      await pause((0.5 + Math.random()) * every * 1000);
    }
  };
  await Promise.all([
    ...devices.map((one, at) =>
      repeat(editSeconds, async (turn) => {
        const twin = devices[at ^ 1];
        const before = performance.now();
        if (!(await write(samples, one, turn)) || !twin) return;
        for (let wait = 0; wait < 200 && twin.heardAt < before; wait += 1) await pause(10);
        if (twin.heardAt >= before) samples['event line'].push(twin.heardAt - before);
      }),
    ),
    ...devices.map((one) => repeat(pollSeconds, () => read(samples, one))),
    ...devices.slice(0, 2).map(({ person }) =>
      repeat(1, () =>
        timed(samples, 'login', () =>
          call({ url: store.accounts }, 'POST', '/api/collections/users/auth-with-password', {
            identity: person.email,
            password: PASSWORD,
          }),
        ),
      ),
    ),
  ]);
  return samples;
};

/** One after the other without a pause, each device by itself. */
export const hurry = async (
  devices: readonly LoadDevice[],
  seconds: number,
  work: (samples: Samples, device: LoadDevice, turn: number) => Promise<unknown>,
): Promise<Samples> => {
  const samples = newSamples();
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    devices.map(async (device) => {
      for (let turn = 0; performance.now() < end; turn += 1) await work(samples, device, turn);
    }),
  );
  return samples;
};
