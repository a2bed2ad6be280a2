/** The promises of sync, checked after each step, and once nobody writes any more and everything is healed. */
import type { JsonObject } from '#/domain/sync/merge.ts';
import { isHistory } from '../collections.ts';
import { askServer } from './faulty-server.ts';
import type { ProcessDevice } from './process-device.ts';
import { addDevice, type World } from './world.ts';

type Views = Map<ProcessDevice, Awaited<ReturnType<ProcessDevice['view']>>>;

/** A device's cursor never runs back, whatever answer came when. */
export const checkForward = async (world: World, device: ProcessDevice): Promise<void> => {
  const broken = breaking(world, device);
  const before = device.stateBefore;
  const after = await device.state();
  device.stateBefore = after;
  if (!before || !after) return;
  const [was, is] = [before.cursor, after.cursor];
  if (was && is?.timeline === was.timeline && is.seq < was.seq && !after.startingOver)
    broken('read the past again');
};

/** After the storm; every device has synced, and none has trouble. */
export const checkAll = async (world: World): Promise<void> => {
  for (const device of world.devices) await checkQueue(world, device);
  const views: Views = new Map();
  for (const device of world.devices) views.set(device, await device.view());
  for (const user of ['amel', 'boris'] as const) {
    const found = await addDevice(world, `${user}found`, user);
    const ended = await found.sync();
    if (!ended.ok) breaking(world, found)(`ended with ${ended.error.kind}`);
    const truth = await found.view();
    await checkServer(world, found, truth);
    for (const [device, view] of views)
      if (device.parts.user === user)
        checkSame(world, device, view, truth, await refusedAlong(device));
    views.set(found, truth);
  }
  for (const [device, view] of views) checkOwn(world, device, view);
  checkDeletes(world, views);
  await checkTexts(world, views);
};

/** A quiet system has nothing more to say. */
export const checkIdle = async (world: World, device: ProcessDevice): Promise<void> => {
  const served = world.proxy.onServed;
  let moved = 0;
  world.proxy.onServed = (name, request, answer) => {
    served(name, request, answer);
    moved += request.mutations.length + answer.changes.length;
  };
  await device.sync();
  world.proxy.onServed = served;
  if (moved > 0) breaking(world, device)('moves something in a quiet system');
};

const breaking =
  ({ violations }: World, { parts }: ProcessDevice) =>
  (promise: string): void =>
    void violations.add(`${parts.name}: ${promise}`);

const checkQueue = async (world: World, device: ProcessDevice): Promise<void> => {
  const broken = breaking(world, device);
  const alone = await refusedAlong(device);
  for (const { collection, record, state, code, uid } of await device.queue()) {
    const key = `${collection}/${record}`;
    if (code === 'unknown_record' && alone.has(key)) continue;
    if (state !== 'settled' && state !== 'parked') broken(`${key} is ${state} for ever`);
    if (uid !== device.parts.person.id) broken(`${key} waits for somebody else`);
    if (state === 'parked' && !isExpected(world, key, code))
      broken(`${key} was refused as ${String(code)}`);
  }
  if ((await device.state())?.startingOver) broken('never read the server to its end');
};

/** What was made in one action with a change that was refused: here alone, until the person has acted. */
const refusedAlong = async (device: ProcessDevice): Promise<Set<string>> =>
  new Set(
    (await device.queue())
      .filter(({ op, state, code }) => op === 'create' && state === 'parked' && code === 'group')
      .map(({ collection, record }) => `${collection}/${record}`),
  );

/** Refusals that people's actions explain: of a purged record, and of what was done with one. */
const isExpected = ({ ledger }: World, key: string, code: string | undefined): boolean =>
  code === 'group' || (['purged', 'unknown_record'].includes(code ?? '') && ledger.wasPurged(key));

const checkSame = (
  world: World,
  device: ProcessDevice,
  view: Map<string, object>,
  truth: Map<string, object>,
  alone: ReadonlySet<string>,
): void => {
  for (const key of new Set([...view.keys(), ...truth.keys()])) {
    if (alone.has(key) && !truth.has(key)) continue;
    const [ours, theirs] = [stable(view.get(key)), stable(truth.get(key))];
    if (ours !== theirs) breaking(world, device)(`${key} is ${ours}, not ${theirs}`);
  }
};

/** The order of changes, asked from the database itself, against what a new device was told. */
const checkServer = async (
  world: World,
  found: ProcessDevice,
  truth: Map<string, { rev: number }>,
): Promise<void> => {
  const { id } = found.parts.person;
  const rows = await world.server.liveRows(id);
  const held = rows.map(([key, rev]) => `${key}@${rev}`).toSorted();
  const told = [...truth].map(([key, { rev }]) => `${key}@${rev}`).toSorted();
  if (held.join() !== told.join())
    breaking(world, found)(`was told ${told.join(' ')}, and the server has ${held.join(' ')}`);
  const active = [...truth].filter(
    ([key, row]) => key.startsWith('applications/') && isActive(row),
  );
  const locked = [...truth].filter(([, row]) => (row as { locked?: boolean }).locked);
  // A back-up of an earlier day may have brought the earlier plan back.
  const [role] = await askServer(world.server.present, `SELECT role FROM users WHERE id = '${id}'`);
  const isPremium = role?.[0] === 'premium';
  if (!isPremium && active.length > 5) breaking(world, found)('more than five active');
  const hasRoom = isPremium || active.length < 5;
  if (hasRoom && locked.some(([, row]) => !isTrashed(row)))
    breaking(world, found)('locked while there is a slot');
};

const isTrashed = (row: object): boolean =>
  ((row as { body: JsonObject }).body['trashedAt'] ?? null) !== null;
const isActive = (row: object): boolean => !isTrashed(row) && !(row as { locked: boolean }).locked;

/** Each record was made by the person on whose device it is. */
const checkOwn = (
  { ledger, violations }: World,
  device: ProcessDevice,
  view: Map<string, { body: JsonObject }>,
): void => {
  const { name, user } = device.parts;
  for (const [key, { body }] of view)
    if ((makerOf(ledger.makers, key, body) ?? user) !== user)
      violations.add(`${name}: holds ${key} of somebody else`);
};

/** A lost edit is told by the record it speaks of, and a reminder that came of itself by its application, if any. */
const makerOf = (
  makers: ReadonlyMap<string, string>,
  key: string,
  body: JsonObject,
): string | undefined => {
  if (isHistory(key))
    return makerOf(makers, `${String(body['collection'])}/${String(body['record'])}`, {});
  return makers.get(key) ?? makers.get(`applications/${String(body['application'])}`);
};

const checkDeletes = ({ ledger, violations }: World, views: Views): void => {
  for (const [{ parts }, view] of views)
    for (const [key, row] of view) {
      if (ledger.purged.has(key)) violations.add(`${parts.name}: ${key} came back from a purge`);
      if (ledger.isInBin(key) && !isTrashed(row))
        violations.add(`${parts.name}: ${key} came back from the bin`);
    }
};

/** On every device of its person, in its record or in the history, or set aside with its reason. */
const checkTexts = async ({ devices, ledger, violations }: World, views: Views): Promise<void> => {
  const queues = await Promise.all(devices.map((device) => device.queue()));
  const parked = JSON.stringify(queues.flat().filter(({ state }) => state === 'parked'));
  for (const [{ parts }, view] of views) {
    const held = JSON.stringify([...view.values()]) + parked;
    for (const [text, key] of ledger.owed)
      if (
        ledger.makers.get(key) === parts.user &&
        !ledger.wasPurged(key) &&
        !held.includes(`${text}"`)
      )
        violations.add(`${parts.name}: ${text} of ${key} was lost`);
  }
};

const stable = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
