/** One run: a server, a proxy, people, their devices, and what is owed to them. */
import type { SyncAnswer, SyncRequest } from '#/domain/sync/protocol.ts';
import { newId } from '#/platform/ids.ts';
import { signIn, signUp, type Person } from '../../server/people.ts';
import { Ledger } from '../ledger.ts';
import { diceOf, type Dice } from '../random.ts';
import { FaultProxy } from './fault-proxy.ts';
import type { ServerUnderFaults } from './server-under-faults.ts';
import type { Fault } from './faults.ts';
import type { PlantedBug } from './planted-bugs.ts';
import { ProcessDevice, type Disk, type Name } from './process-device.ts';
import { DAY_MS } from '../../../src/domain/duration.ts';

export interface World {
  dice: Dice;
  ledger: Ledger;
  server: ServerUnderFaults;
  proxy: FaultProxy;
  people: Readonly<Record<Name, Person>>;
  devices: ProcessDevice[];
  bug: PlantedBug | undefined;
  /** Requests still on their way, of which the sender knows nothing any more. */
  late: (() => Promise<unknown>)[];
  faults: Map<Fault, number>;
  violations: Set<string>;
  /** Milliseconds since the run began, by the clocks of the people. */
  time: number;
  newId: () => string;
  /** Records that have been in the bin: who put them there last is for nobody to say. */
  everBinned: Set<string>;
  hasBackUp: boolean;
  olderDisk: { device: ProcessDevice; disk: Disk } | undefined;
  /** What explains that a server has lost a past, and that two devices give the same number. */
  wasRestored: boolean;
  wasCopied: boolean;
  isPremium: boolean;
  actions: number;
  /** Changes sent, by id, and how often any of them was sent again. */
  sent: Set<string>;
  resent: number;
  /** Of an action that was too large at once and went as two, what is left stands by itself. */
  answered: Set<string>;
}

export const openWorld = async (
  seed: number,
  server: ServerUnderFaults,
  bug?: PlantedBug,
): Promise<World> => {
  const dice = diceOf(seed);
  const amel = await signUp(server.present);
  const boris = await signUp(server.present);
  const world: World = {
    dice,
    ledger: new Ledger(),
    server,
    proxy: await FaultProxy.open(() => server.url),
    people: { amel, boris },
    devices: [],
    bug,
    late: [],
    faults: new Map(),
    violations: new Set(),
    time: 0,
    newId: idsOf(diceOf(seed + 0x5eed)),
    everBinned: new Set(),
    hasBackUp: false,
    olderDisk: undefined,
    wasRestored: false,
    wasCopied: false,
    isPremium: false,
    actions: 0,
    sent: new Set(),
    resent: 0,
    answered: new Set(),
  };
  world.proxy.onServed = (device, request, answer) => watch(world, device, request, answer);
  for (const name of ['phone', 'laptop', 'tablet'].slice(0, 2 + dice.whole(2)))
    await addDevice(world, name, 'amel');
  await addDevice(world, 'borisphone', 'boris');
  for (const device of world.devices) device.skew = anySkew(dice);
  return world;
};

export const anySkew = (dice: Dice): number => Math.round((dice.roll() - 0.5) * 2 * DAY_MS);

export const addDevice = async (world: World, name: string, user: Name): Promise<ProcessDevice> => {
  const start = Date.now();
  const device = await ProcessDevice.open({
    name,
    user,
    person: world.people[user],
    origin: world.proxy.originFor(name),
    now: () => start + world.time,
    newId: world.newId,
    random: world.dice.roll,
    bug: world.bug?.client?.(),
  });
  world.devices.push(device);
  return device;
};

export const closeWorld = async ({ devices, proxy }: World): Promise<void> => {
  for (const device of devices) await device.close();
  proxy.close();
};

export const note = ({ faults }: World, fault: Fault): void => {
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
};

/** As someone does who was asked to. */
export const signInAgain = async (world: World, device: ProcessDevice): Promise<void> => {
  device.signedOutFor = 0;
  const { body } = await signIn(world.server.present, device.parts.person.email);
  device.signIn(String(body.token));
};

/** Unlike those of any other run on the same server, and in the same order at each replay. */
const idsOf = (dice: Dice): (() => string) => {
  const run = newId().slice(0, 6);
  return () => run + Array.from({ length: 9 }, () => dice.whole(36).toString(36)).join('');
};

/** What the server says while the run goes on. */
const watch = (world: World, device: string, request: SyncRequest, answer: SyncAnswer): void => {
  const broken = (promise: string): void => void world.violations.add(`${device}: ${promise}`);
  for (const { id } of request.mutations) {
    if (world.sent.has(id)) world.resent += 1;
    world.sent.add(id);
  }
  const other: Name = device.startsWith('boris') ? 'amel' : 'boris';
  if (JSON.stringify(answer.changes).includes(`"${other}-`)) broken(`was sent words of ${other}`);
  if (answer.resync && !world.wasRestored) broken('was told that its past is lost');
  const outcome = new Map(answer.receipts.map(({ id, outcome }) => [id, outcome === 'parked']));
  const groups = Map.groupBy(request.mutations, ({ group }) => group);
  for (const [group, mutations] of groups) {
    const fresh = mutations.filter(({ id }) => !world.answered.has(id));
    if (new Set(fresh.map(({ id }) => outcome.get(id))).size > 1)
      broken(`${group} was applied in part`);
  }
  for (const { id } of answer.receipts) world.answered.add(id);
};
