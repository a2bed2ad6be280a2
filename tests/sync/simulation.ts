/**
 * Devices, a server and a bad network in one thread, driven by a seed: the same seed gives the same run.
 * The devices and the server run the product's own cores; only storage, time and the network are played.
 */
import { Causality } from './causality.ts';
import { halves } from './collections.ts';
import { copyOfDisk, Device, type Disk } from './device.ts';
import { Ledger } from './ledger.ts';
import { Network, type Fault, type FaultCounts } from './network.ts';
import { act } from './people.ts';
import type { PlantedBug } from './planted-bugs.ts';
import { Promises } from './promises.ts';
import { diceOf, type Dice } from './random.ts';
import { ServerStore } from './server-store.ts';
import { KEEP_ANSWERED_MS } from '../../src/domain/sync/client/queue.ts';
import { DAY_MS } from '../../src/domain/duration.ts';

export interface Run {
  seed: number;
  /** Empty when every promise was kept. */
  violations: string[];
  /** Actions of people, each one or more queued changes. */
  writes: number;
  faults: FaultCounts;
}

const STEPS = 90;
const MAX_ROUNDS = 120;

/** One whole run: writing and syncing under faults, then quiet, then the promises are checked. */
export const simulate = (seed: number, bug?: PlantedBug): Run => {
  const world = newWorld(diceOf(seed), bug);
  for (let step = 0; step < STEPS; step += 1) takeStep(world);
  calmDown(world);
  return {
    seed,
    violations: [...world.promises.violations],
    writes: world.writes,
    faults: world.network.faults,
  };
};

interface World {
  dice: Dice;
  server: ServerStore;
  devices: Device[];
  ledger: Ledger;
  promises: Promises;
  network: Network;
  causality: Causality;
  restore?: (() => void) | undefined;
  olderDisk?: { device: Device; disk: Disk } | undefined;
  forgeries: number;
  writes: number;
}

const newWorld = (dice: Dice, bug: PlantedBug | undefined): World => {
  const server = new ServerStore(1 + dice.whole(5), bug);
  const ledger = new Ledger();
  const promises = new Promises(server, ledger);
  const network = new Network(server, dice, promises);
  const names = ['phone', 'laptop', 'tablet'].slice(0, 2 + dice.whole(2));
  const causality = new Causality();
  const devices = [
    ...names.map((name) => ({ name, user: 'amel' })),
    { name: 'borisphone', user: 'boris' },
  ].map((one) => new Device({ ...one, skew: anySkew(dice) }, causality, bug));
  // Of different ages: some of the apps are older than the server.
  for (const device of devices) device.schema = 1 + dice.whole(2);
  return { dice, server, devices, ledger, promises, network, causality, forgeries: 0, writes: 0 };
};

const anySkew = (dice: Dice): number => Math.round((dice.roll() - 0.5) * 2 * DAY_MS);

const takeStep = (world: World): void => {
  const { dice, network, devices } = world;
  // Several writes may fall in one millisecond.
  if (dice.chance(0.6)) network.now += dice.whole(5);
  const device = dice.pick(dice.chance(0.85) ? devices.slice(0, -1) : devices);
  const roll = dice.roll();
  if (roll < 0.42) {
    world.writes += 1;
    act({ dice, ledger: world.ledger, now: network.now }, device);
  } else if (roll < 0.84) network.exchange(device);
  else if (roll < 0.89) network.deliverLate();
  else dice.pick(EVENTS)(world, device);
};

type Event = (world: World, device: Device) => void;

const noted =
  (fault: Fault, event: Event): Event =>
  (world, device) => {
    world.network.note(fault);
    event(world, device);
  };

const EVENTS: readonly Event[] = [
  (world) => {
    world.restore ??= world.server.backUp();
  },
  (world) => {
    const { restore } = world;
    if (!restore) return;
    world.restore = undefined;
    world.network.note('back-up restored');
    world.ledger.survive(restore, world.server, world.devices, () => world.network.now);
  },
  (world, device) => {
    const twin = world.dice.pick(world.devices.filter(({ user }) => user === device.user));
    if (twin !== device) replaceDisk(world, device, twin.disk, 'disk copied over another');
  },
  (world, device) => {
    if (world.olderDisk)
      replaceDisk(world, world.olderDisk.device, world.olderDisk.disk, 'disk of an earlier day');
    world.olderDisk = world.olderDisk ? undefined : { device, disk: copyOfDisk(device.disk) };
  },
  noted('server restarted', ({ server }) => server.boot()),
  noted('clock moved', ({ dice }, device) => {
    device.skew = anySkew(dice);
  }),
  noted(
    'longer passes than devices keep what they have sent',
    ({ ledger, network, server, devices }) => {
      const pass = (): void => {
        network.now += KEEP_ANSWERED_MS + DAY_MS;
      };
      ledger.survive(pass, server, devices, () => network.now);
    },
  ),
  // Longer than the server keeps what it has answered.
  noted('hundred days pass', ({ ledger, network, server, devices }) => {
    const pass = (): void => {
      network.now += 100 * DAY_MS;
      server.forgetAnswers();
    };
    ledger.survive(pass, server, devices, () => network.now);
  }),
  noted('app too old', ({ server }) => {
    server.oldestSchema = 2;
  }),
  ({ server }) => {
    server.isPremium = !server.isPremium;
  },
  noted('forged request', (world) => forge(world)),
];

const replaceDisk = (world: World, device: Device, disk: Disk, fault: Fault): void => {
  world.network.note(fault);
  const overwrite = (): void => device.startOn(disk);
  world.ledger.survive(overwrite, world.server, world.devices, () => world.network.now);
};

/** Somebody else's account tries to change a record by its id, under its owner's device id. */
const forge = (world: World): void => {
  const { server, dice, promises, network } = world;
  const keys = [...server.data.rows].flatMap(([key, { user, purged }]) =>
    user === 'amel' && !purged ? [key] : [],
  );
  if (keys.length === 0) return;
  world.forgeries += 1;
  const mutation = {
    id: `forged${world.forgeries}`,
    group: `forged${world.forgeries}`,
    ...halves(dice.pick(keys)),
    op: dice.pick(['create', 'patch', 'purge'] as const),
    baseRev: 1000,
    patch: { title: 'forged' },
    clock: '000000001.000.phone',
  };
  const request = {
    schema: 2,
    device: 'phone',
    now: network.now,
    cursor: null,
    heard: null,
    mutations: [mutation],
  };
  promises.checkForgery(server.answer(request, 'carl', network.now));
};

const calmDown = ({ causality, devices, network, promises, server }: World): void => {
  network.isPerfect = true;
  network.deliverLate(true);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (const device of devices) network.exchange(device);
    if (round % 10 === 9 && devices.every((device) => device.isQuiet())) break;
  }
  // What the last of them sent still has to reach the others.
  for (const device of devices) for (let page = 0; page < 5; page += 1) network.exchange(device);
  promises.checkQuiet(devices);
  const happened = (...faults: readonly Fault[]): boolean =>
    faults.some((fault) => network.faults[fault] > 0);
  const isForgetful =
    happened('hundred days pass') ||
    (happened('back-up restored') &&
      happened('disk copied over another', 'disk of an earlier day'));
  const { receivedAnew } = server;
  const { contained } = server.data;
  const isWhole = !happened(
    'back-up restored',
    'disk copied over another',
    'disk of an earlier day',
  );
  for (const broken of causality.check(server, contained, { isWhole, isForgetful, receivedAnew }))
    promises.violations.add(broken);
  for (const device of devices) {
    const { request } = device.send(network.now);
    promises.checkIdle(device, request, server.answer(request, device.user, network.now));
  }
};
