/**
 * The same devices and people as in the simulation, against a real server process over real connections, with
 * faults between them: what the seed decides is what is done, and chance how it falls together.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { SyncRequest } from '../../src/domain/sync/protocol.ts';
import { signUp, type Person } from '../server/people.ts';
import { copyOfDisk, Device, type Disk } from './device.ts';
import { halves } from './collections.ts';
import { holdings, Ledger } from './ledger.ts';
import { act } from './people.ts';
import type { PlantedBug } from './planted-bugs.ts';
import { Promises } from './promises.ts';
import { diceOf, type Dice } from './random.ts';
import type { RealHost } from './real-host.ts';

export const PROCESS_FAULTS = [
  'request lost',
  'request twice',
  'answer lost',
  'answer cut',
  'answer late',
  'two tabs at once',
  'signed out',
  'server killed',
  'server frozen',
  'server restarted',
  'back-up restored',
  'disk copied over another',
  'disk of an earlier day',
  'clock moved',
  'forged request',
] as const;
type Fault = (typeof PROCESS_FAULTS)[number];

export interface ProcessRun {
  seed: number;
  /** Empty when every promise was kept. */
  violations: string[];
  writes: number;
  faults: Record<Fault, number>;
}

const STEPS = 60;
const DAY_MS = 86_400_000;
const MAX_ROUNDS = 60;
const FREE_PLACES = 5;

export const processRun = async (
  seed: number,
  host: RealHost,
  bug?: PlantedBug,
): Promise<ProcessRun> => {
  const world = await newWorld(seed, host, bug);
  for (let step = 0; step < STEPS; step += 1) await takeStep(world);
  await calmDown(world);
  const { promises, writes, faults } = world;
  return { seed, violations: [...promises.violations], writes, faults };
};

interface World {
  dice: Dice;
  host: RealHost;
  devices: Device[];
  tokens: Map<string, string>;
  ledger: Ledger;
  promises: Promises;
  /** What the promises look at: filled when the run is quiet. */
  view: { data: { rows: Awaited<ReturnType<RealHost['rowsOf']>> } };
  late: (() => void)[];
  underWay: Promise<unknown>[];
  backUp?: 'kept' | 'used';
  olderDisk?: { device: Device; disk: Disk } | undefined;
  forgeries: number;
  writes: number;
  faults: Record<Fault, number>;
}

const newWorld = async (
  seed: number,
  host: RealHost,
  bug: PlantedBug | undefined,
): Promise<World> => {
  const dice = diceOf(seed);
  const [amel, boris, carl] = await Promise.all(
    Array.from({ length: 3 }, () => signUp(host.server)),
  );
  const [first, second, third] = [amel, boris, carl] as [Person, Person, Person];
  const ledger = new Ledger(`s${seed}r`);
  const view = { data: { rows: new Map() } };
  const promises = new Promises({ ...view, active: () => 0, placesLimit: FREE_PLACES }, ledger);
  const names = ['phone', 'laptop', 'tablet'].slice(0, 2 + dice.whole(2));
  return {
    dice,
    host,
    devices: [
      ...names.map((name) => new Device(name, first.id, skewOf(dice), bug)),
      new Device('borisphone', second.id, skewOf(dice), bug),
    ],
    tokens: new Map([
      [first.id, first.token],
      [second.id, second.token],
      ['forger', third.token],
    ]),
    ledger,
    promises,
    view,
    late: [],
    underWay: [],
    forgeries: 0,
    writes: 0,
    faults: Object.fromEntries(PROCESS_FAULTS.map((fault) => [fault, 0])) as World['faults'],
  };
};

const skewOf = (dice: Dice): number => Math.round((dice.roll() - 0.5) * 2 * DAY_MS);

const takeStep = async (world: World): Promise<void> => {
  const { dice, devices } = world;
  const device = dice.pick(dice.chance(0.85) ? devices.slice(0, -1) : devices);
  const roll = dice.roll();
  if (roll < 0.45) {
    world.writes += 1;
    act({ dice, ledger: world.ledger, now: Date.now() }, device);
  } else if (roll < 0.86) {
    const exchanged = exchange(world, device);
    // Some are waited for, others go on while the next things happen.
    if (dice.chance(0.5)) await exchanged;
    else world.underWay.push(exchanged);
  } else if (roll < 0.9) world.late.splice(dice.whole(world.late.length), 1)[0]?.();
  else await dice.pick(EVENTS)(world, device);
};

/** One round trip, or what is left of it. */
const exchange = async (world: World, device: Device): Promise<void> => {
  const { dice } = world;
  const requests = [device.send()];
  if (happens(world, 'two tabs at once', 0.06)) requests.push(device.send());
  const token = happens(world, 'signed out', 0.03) ? 'x' : world.tokens.get(device.user);
  await Promise.all(requests.map((request) => send(world, device, request, token ?? '')));
  if (dice.chance(0.1)) await pause(dice.whole(20));
};

const send = async (
  world: World,
  device: Device,
  request: SyncRequest,
  token: string,
): Promise<void> => {
  if (happens(world, 'request lost', 0.1)) return;
  const { run, user } = device;
  const again = happens(world, 'request twice', 0.1) ? world.host.ask(request, token) : undefined;
  const kill = happens(world, 'server killed', 0.02) ? killSoon(world) : undefined;
  const isCut = happens(world, 'answer cut', 0.05);
  const answer = await world.host.ask(request, token);
  await again;
  await kill;
  if (answer === undefined || answer === 'sign in' || isCut) return;
  world.promises.serve(request, user, () => answer);
  const deliver = (): void => {
    if (run !== device.run) return;
    for (const key of device.take(request, answer).stale)
      world.promises.violations.add(`${device.name}: ${key} went back to an earlier version`);
  };
  if (happens(world, 'answer lost', 0.1)) return;
  if (happens(world, 'answer late', 0.1)) world.late.push(deliver);
  else deliver();
};

const killSoon = async ({ host, dice }: World): Promise<void> => {
  await pause(dice.whole(12));
  await host.kill();
};

const happens = (world: World, fault: Fault, probability: number): boolean => {
  const does = world.dice.chance(probability);
  if (does) world.faults[fault] += 1;
  return does;
};

type Event = (world: World, device: Device) => Promise<void> | void;

/** Nothing is on its way while the server or a disk is exchanged: who lost what must be known. */
const quietly =
  (fault: Fault | undefined, event: Event): Event =>
  async (world, device) => {
    await Promise.all(world.underWay.splice(0));
    if (fault) world.faults[fault] += 1;
    await event(world, device);
  };

const EVENTS: readonly Event[] = [
  quietly('server restarted', ({ host }) => host.restart()),
  quietly('server frozen', async (world, device) => {
    const exchanged = exchange(world, device);
    await world.host.freeze(50);
    await exchanged;
  }),
  quietly(undefined, async (world) => {
    if (world.backUp) return;
    world.backUp = 'kept';
    await world.host.backUp();
  }),
  quietly(undefined, async (world) => {
    if (world.backUp !== 'kept') return;
    world.backUp = 'used';
    world.faults['back-up restored'] += 1;
    const before = holdings(await serverOf(world), world.devices, 0);
    await world.host.restore();
    world.ledger.forgiveLost(before, holdings(await serverOf(world), world.devices, Date.now()));
  }),
  quietly(undefined, async (world, device) => {
    const twin = world.dice.pick(world.devices.filter(({ user }) => user === device.user));
    if (twin !== device) await replaceDisk(world, device, twin.disk, 'disk copied over another');
  }),
  quietly(undefined, async (world, device) => {
    const { olderDisk } = world;
    world.olderDisk = olderDisk ? undefined : { device, disk: copyOfDisk(device.disk) };
    if (olderDisk)
      await replaceDisk(world, olderDisk.device, olderDisk.disk, 'disk of an earlier day');
  }),
  ({ dice, faults }, device) => {
    faults['clock moved'] += 1;
    device.skew = skewOf(dice);
  },
  (world) => forge(world),
];

const replaceDisk = async (
  world: World,
  device: Device,
  disk: Disk,
  fault: Fault,
): Promise<void> => {
  world.faults[fault] += 1;
  const server = await serverOf(world);
  const overwrite = (): void => device.startOn(disk);
  world.ledger.survive(overwrite, server, world.devices, () => Date.now());
};

/** Everything both people have on the server. */
const serverOf = async ({ host, devices, tokens }: World): Promise<World['view']> => {
  const users = [...new Set(devices.map(({ user }) => user))];
  const rows = new Map();
  for (const user of users)
    for (const [key, row] of await host.rowsOf(user, tokens.get(user) ?? '')) rows.set(key, row);
  return { data: { rows } };
};

/** Somebody else's account tries to change a record by its id, under its owner's device id. */
const forge = async (world: World): Promise<void> => {
  const { ledger, dice, host, tokens, promises, devices } = world;
  const keys = [...ledger.makers].flatMap(([key, user]) =>
    user === devices[0]?.user && devices.some((device) => device.disk.copies.has(key)) ? [key] : [],
  );
  if (keys.length === 0) return;
  world.faults['forged request'] += 1;
  world.forgeries += 1;
  const id = `forged${world.forgeries}`;
  const mutation = {
    id,
    group: id,
    counter: world.forgeries,
    ...halves(dice.pick(keys)),
    op: dice.pick(['patch', 'purge'] as const),
    baseRev: 1000,
    patch: { title: 'forged' },
    clock: '000000001.000.phone',
  };
  const request = { schema: 1, device: 'phone', cursor: null, heard: null, mutations: [mutation] };
  const answer = await host.ask(request, tokens.get('forger') ?? '');
  // A record that was purged, or lost with a back-up, is nobody's: nothing can be done to it either.
  const codes = answer && answer !== 'sign in' ? answer.receipts.map(({ code }) => code) : [];
  const isServed = mutation.op === 'patch' && codes.includes(undefined);
  if (isServed || (answer && answer !== 'sign in' && answer.changes.some(({ body }) => body)))
    promises.violations.add('a forged request was served');
};

const calmDown = async (world: World): Promise<void> => {
  const { devices, host, promises, tokens, view } = world;
  await Promise.all(world.underWay.splice(0));
  for (const deliver of world.late.splice(0)) deliver();
  const sync = async (device: Device): Promise<boolean> => {
    const request = device.send();
    const answer = await host.answerTo(request, tokens.get(device.user) ?? '');
    return device.take(request, answer).isCurrent && request.mutations.length === 0;
  };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let isQuiet = true;
    for (const device of devices) isQuiet = (await sync(device)) && device.isQuiet() && isQuiet;
    if (isQuiet && round > 1) break;
  }
  view.data.rows = (await serverOf(world)).data.rows;
  for (const [key, row] of view.data.rows)
    if (row.user !== world.ledger.makerOf(key, row.purged ? null : row.state.body))
      if (!row.purged) promises.violations.add(`${key} is in the hands of somebody else`);
  const active = [...view.data.rows].filter(
    ([key, row]) =>
      key.startsWith('applications/') &&
      row.user === devices[0]?.user &&
      !row.purged &&
      row.lockedAt === null &&
      (row.state.body['trashedAt'] ?? null) === null,
  );
  if (active.length > FREE_PLACES) promises.violations.add('more active records than places');
  promises.checkQuiet(devices);
  for (const device of devices) {
    const request = device.send();
    const answer = await host.answerTo(request, tokens.get(device.user) ?? '');
    promises.checkIdle(device, request, answer);
  }
};
