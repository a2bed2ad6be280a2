/**
 * People write while the server is killed without warning and started again on the same data. Each writer repeats
 * what was not answered, as a device does; what was answered must be there at the end, exactly once.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { diceOf, type Dice } from '../../sync/random.ts';
import { asOperator, signUp, type Json, type Person } from '../people.ts';
import type { TestServer } from '../real-server.ts';
import { deviceOf, newId } from './sync-device.ts';

export interface KillRun {
  /** Empty when every promise was kept. */
  violations: string[];
  /** Changes the server answered. */
  acknowledged: number;
  /** Requests that got no answer, and were sent again. */
  repeated: number;
}

type Restart = (server: TestServer) => Promise<TestServer>;

const WRITERS = 3;
/** Changes answered before each kill. */
const LEAST_ANSWERED = 4;

/** `restart` starts the server again on the same data, after it was killed. */
export const killRun = async (
  first: TestServer,
  restart: Restart,
  { kills, seed }: { kills: number; seed: number },
): Promise<KillRun> => {
  const dice = diceOf(seed);
  const world: World = {
    server: first,
    address: { url: first.url },
    isOver: false,
    repeated: 0,
    violations: [],
  };
  const person = await signUp(first);
  const writers = Array.from({ length: WRITERS }, () => newWriter(world, person, dice));
  const working = Promise.all([...writers.map(writeOn), readOn(world, person)]);
  const answered = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  for (let kill = 0; kill < kills; kill += 1) {
    // However busy the machine is, each kill comes among writes.
    for (const before = answered(); answered() < before + LEAST_ANSWERED;) await pause(5);
    await pause(dice.whole(200));
    process.kill(world.server.pid as number, 'SIGKILL');
    await world.server.exited;
    world.server = await restart(world.server);
    world.address.url = world.server.url;
  }
  await pause(50);
  world.isOver = true;
  const [copies] = (await working).slice(-1) as [Copies];
  await check(world, person, writers, copies);
  return { violations: world.violations, acknowledged: answered(), repeated: world.repeated };
};

interface World {
  server: TestServer;
  /** Where it is now: devices follow it. */
  address: { url: string };
  isOver: boolean;
  repeated: number;
  violations: string[];
}

interface Writer {
  world: World;
  dice: Dice;
  device: ReturnType<typeof deviceOf>;
  /** What each record must hold: the title written last, and how many changes made it. */
  expected: Map<string, { title: string; rev: number }>;
  acknowledged: number;
}

const newWriter = (world: World, person: Person, dice: Dice): Writer => {
  const device = deviceOf(world.address, person);
  return { world, dice, device, expected: new Map(), acknowledged: 0 };
};

const writeOn = async (writer: Writer): Promise<void> => {
  while (!writer.world.isOver) await writeOnce(writer);
};

const writeOnce = async (writer: Writer): Promise<void> => {
  const { device, dice, expected, world } = writer;
  const changes = Array.from({ length: 1 + dice.whole(4) }, () => {
    const known = [...expected];
    const isNew = known.length < 3 || dice.chance(0.3);
    const [record, { rev }] = isNew ? [newId(), { rev: 0 }] : dice.pick(known);
    const title = newId();
    expected.set(record, { title, rev: rev + 1 });
    return device.change('cvs', record, isNew ? 'create' : 'patch', { title }, { baseRev: rev });
  });
  const { receipts } = await untilAnswered(world, () => device.send(changes));
  const applied = receipts.filter(({ outcome }: Json) => outcome === 'applied').length;
  writer.acknowledged += applied;
  if (applied !== changes.length) world.violations.push(`answered ${JSON.stringify(receipts)}`);
};

/** What a device that only reads has, by record. */
type Copies = Map<string, { title: string; rev: number }>;

const readOn = async (world: World, person: Person): Promise<Copies> => {
  const device = deviceOf(world.address, person);
  const copies: Copies = new Map();
  for (let isLast = false; !isLast;) {
    isLast = world.isOver;
    const { changes, resync, more } = await untilAnswered(world, () => device.send());
    if (resync) world.violations.push('a device was told that its past is lost');
    for (const { record, rev, body } of changes) copies.set(record, { title: body.title, rev });
    if (more) isLast = false;
    await pause(10);
  }
  return copies;
};

const untilAnswered = async (
  world: World,
  send: () => ReturnType<Writer['device']['send']>,
): Promise<Json> => {
  for (;;) {
    const reply = await send().catch(() => undefined);
    if (reply?.status === 200) return reply.body;
    world.repeated += 1;
    await pause(20);
  }
};

const check = async (
  { server, violations }: World,
  person: Person,
  writers: readonly Writer[],
  copies: Copies,
): Promise<void> => {
  const { body } = await asOperator(server, 'POST', '/api/sql', {
    query: 'SELECT integrity_check AS verdict FROM pragma_integrity_check',
  });
  if (JSON.stringify(body.rows) !== '[["ok"]]')
    violations.push(`integrity: ${JSON.stringify(body.rows ?? body)}`);
  // Written after the last page was read, a change may be there only now.
  const last = deviceOf(server, person);
  const held: Copies = new Map();
  for (let more = true; more;) {
    const answer = (await last.send()).body;
    for (const { record, rev, body: row } of answer.changes)
      held.set(record, { title: row.title, rev });
    ({ more } = answer);
  }
  const expected = new Map(writers.flatMap((writer) => [...writer.expected]));
  for (const [record, { title, rev }] of expected) {
    const found = held.get(record);
    if (found?.title !== title || found.rev !== rev)
      violations.push(`${record} is ${JSON.stringify(found)}, not ${title} at ${rev}`);
  }
  if (held.size !== expected.size) violations.push(`${held.size} records, not ${expected.size}`);
  for (const [record, { rev }] of copies)
    if (rev > (held.get(record)?.rev ?? 0)) violations.push(`${record} went back from ${rev}`);
};
