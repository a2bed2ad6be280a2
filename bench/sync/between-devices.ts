/** From a change on one device to the row on another that listens, and what goes over the wire for it. */
import { request } from 'node:http';
import { newSyncState, nextRequest, takeAnswer } from '../../src/domain/sync/client-core.ts';
import { nextClock } from '../../src/domain/sync/values/hybrid-clock.ts';
import type { SyncAnswer, SyncRequest } from '../../src/domain/sync/protocol.ts';
import type { QueuedMutation } from '../../src/domain/sync/client/queue.ts';
import { readAnswer } from '../../src/domain/sync/client/read-answer.ts';
import { SYNC_RULES } from '../../src/domain/synced-collections.ts';
import { gunzipSync } from 'node:zlib';
import { listen } from '../../tests/server/event-stream.ts';
import type { Person } from '../../tests/server/people.ts';
import type { TestServer } from '../../tests/server/real-server.ts';
import { deviceOf, newId } from '../../tests/server/sync/sync-device.ts';
import { percentile, type Measured } from './measured.ts';
import { creation, edit, newPerson, readToEnd, sendAll } from './people.ts';

const SAMPLES = 100;

export const betweenDevices = async (server: TestServer): Promise<Measured[]> => {
  const { person, device } = await newPerson(server);
  const laptop = deviceOf(server, person);
  const made = Array.from({ length: 50 }, (_, index) => creation(device, index));
  await sendAll(device, made);
  await readToEnd(laptop);
  const stream = await listen(server, person.token, ['jalon/sync']);
  const samples: number[] = [];
  for (let index = 0; index < SAMPLES; index += 1) {
    const heard = stream.events.length;
    const start = performance.now();
    const sent = sendAll(device, [edit(device, made[index % made.length], index)]);
    while (stream.events.length === heard) await new Promise((resolve) => setImmediate(resolve));
    if ((await readToEnd(laptop)) === 0) throw new Error('A nudge came before its change.');
    samples.push(performance.now() - start);
    await sent;
  }
  stream.close();
  return [
    { name: 'device to device, p50', value: percentile(samples, 0.5), unit: 'ms', goal: 100 },
    { name: 'device to device, p95', value: percentile(samples, 0.95), unit: 'ms', goal: 300 },
    ...(await onTheWire(server, person)),
  ];
};

/** Bodies as they travel, of the requests that the product's own core makes. */
const onTheWire = async (server: TestServer, { token }: Person): Promise<Measured[]> => {
  let state = newSyncState(newId());
  let queue: QueuedMutation[] = [];
  const exchange = async (): Promise<{ up: number; down: number; more: boolean }> => {
    const sentAt = Date.now();
    const next = nextRequest(state, queue, { schema: SYNC_RULES.newest, now: sentAt });
    const { answer, up, down } = await send(server, token, next.request);
    const taken = takeAnswer(state, next.queue, next.request, answer, sentAt);
    if (!taken) throw new Error('The answer came too late.');
    ({ state, queue } = taken);
    return { up, down, more: taken.more };
  };
  while ((await exchange()).more);
  const write = (op: 'create' | 'patch', patch: QueuedMutation['patch']): void => {
    const id = newId();
    const change = { id, group: id, collection: 'applications', record, op };
    const clock = nextClock(state.clock, Date.now(), id);
    queue.push({ ...change, baseRev: op === 'create' ? 0 : 1, patch, clock, state: 'pending' });
  };
  const record = newId();
  write('create', {
    title: 'Analyste de données',
    company: 'Atelier Nord',
    status: 'applied',
    notes: 'Trouvée par une ancienne collègue.',
  });
  await exchange();
  write('patch', { status: 'interview' });
  const edited = await exchange();
  const idle = await exchange();
  return [
    { name: 'one-field edit, bytes up', value: edited.up, unit: 'B' },
    { name: 'one-field edit, bytes down', value: edited.down, unit: 'B' },
    { name: 'one-field edit, both ways', value: edited.up + edited.down, unit: 'B', goal: 400 },
    { name: 'idle poll, both ways', value: idle.up + idle.down, unit: 'B', goal: 250 },
  ];
};

const send = (
  { url }: TestServer,
  token: string,
  body: SyncRequest,
): Promise<{ answer: SyncAnswer; up: number; down: number }> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = {
      Authorization: token,
      'Content-Type': 'application/json',
      'Accept-Encoding': 'gzip',
    };
    const asking = request(`${url}/api/jalon/sync`, { method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const isPacked = response.headers['content-encoding'] === 'gzip';
        const said = (isPacked ? gunzipSync(bytes) : bytes).toString();
        const answer = readAnswer(JSON.parse(said));
        if (!answer) throw new Error(`The answer was ${said}`);
        resolve({
          answer,
          up: Buffer.byteLength(text),
          down: bytes.length,
        });
      });
    });
    asking.on('error', reject);
    asking.end(text);
  });
