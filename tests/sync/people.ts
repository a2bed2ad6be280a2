/** What people do with their records on one device: each call is one user action, chosen by the dice. */
import type { Json, JsonObject } from '../../src/domain/sync/merge.ts';
import { isUnderWay, type QueuedMutation } from '../../src/domain/sync/client/queue.ts';
import { EVENTS, isHistory, LIST, secondTextOf, SET } from './collections.ts';
import { keyOf, type Device, type LocalChange } from './device.ts';
import type { Ledger } from './ledger.ts';
import type { Dice } from './random.ts';

export interface Scene {
  dice: Dice;
  ledger: Ledger;
  now: number;
}

export const act = (scene: Scene, device: Device): void => {
  const all = device.keys();
  const losers = all.filter(isHistory);
  if (losers.length > 0 && scene.dice.chance(0.04))
    return device.write(resolve(scene, losers), scene.now);
  const keys = all.filter((key) => !isHistory(key));
  const changes = keys.length === 0 ? create(scene, device) : choose(scene, device, keys);
  device.write(changes, scene.now);
};

const choose = (scene: Scene, device: Device, keys: readonly string[]): LocalChange[] => {
  const last = device.disk.queue.at(-1);
  if (last?.op === 'patch' && isUnderWay(last) && scene.dice.chance(0.25))
    return typeOn(scene, device, last);
  const key = scene.dice.pick(keys);
  const roll = scene.dice.roll();
  if (roll < 0.2) return create(scene, device);
  if (roll < 0.23) return purge(scene, key);
  if (roll < 0.26) return purgeInVain(scene, device, key, scene.dice.pick(keys));
  if (roll < 0.32) return bin(scene, device, key);
  if (roll < 0.34) return patchField(scene, device, key, 'colour');
  if (roll < 0.4) return removeLine(scene, device, key);
  if (roll < 0.46) return putLine(scene, device, key);
  if (roll < 0.5) return moveLine(scene, device, key);
  if (roll < 0.62) return toggleSkill(scene, device, key);
  if (roll < 0.65) return addEvent(scene, device, key);
  if (roll < 0.7) return patchBoth(scene, device, key);
  if (roll < 0.74) return patchTwo(scene, device, key, scene.dice.pick(keys));
  const lines = Object.keys(linesOf(device.view(key))).map((id) => `${LIST}.${id}.text`);
  return patchField(scene, device, key, scene.dice.pick(['title', secondTextOf(key), ...lines]));
};

const create = ({ dice, ledger }: Scene, { user }: Device): LocalChange[] => {
  const isCv = dice.chance(0.6);
  const key = `${isCv ? 'cvs' : 'applications'}/${ledger.newRecord()}`;
  ledger.makers.set(key, user);
  const title = ledger.text(user, key, undefined);
  const lines = isCv ? { [`${LIST}.a`]: { text: ledger.text(user, key, undefined) } } : {};
  return [{ key, op: 'create', patch: { title, ...lines } }];
};

const purge = ({ ledger }: Scene, key: string): LocalChange[] => {
  ledger.purged.add(key);
  ledger.everPurged.add(key);
  return [{ key, op: 'purge', patch: {} }];
};

const bin = ({ ledger, now }: Scene, device: Device, key: string): LocalChange[] => {
  const isBinned = (device.view(key)?.['trashedAt'] ?? null) !== null;
  if (isBinned) ledger.binned.delete(key);
  else if (!everBinned.get(ledger)?.has(key)) ledger.binned.add(key);
  remember(ledger, key);
  return [{ key, op: 'patch', patch: { trashedAt: isBinned ? null : now } }];
};

/** A record that has been in the bin before may be there by any of several hands: no promise is kept on it. */
const everBinned = new WeakMap<Ledger, Set<string>>();
const remember = (ledger: Ledger, key: string): void => {
  const known = everBinned.get(ledger) ?? new Set();
  everBinned.set(ledger, known.add(key));
};

const removeLine = (scene: Scene, device: Device, key: string): LocalChange[] => {
  const lines = linesOf(device.view(key));
  const ids = Object.keys(lines);
  if (ids.length === 0) return patchField(scene, device, key, 'title');
  const id = scene.dice.pick(ids);
  // Removed knowingly: what it said is no longer owed, but what others say in it meanwhile is.
  scene.ledger.forgive(lines[id]?.['text']);
  return [{ key, op: 'patch', patch: { [`${LIST}.${id}`]: null } }];
};

/** Put where it is not, taken away where it is; a few names, so that several hands reach for the same. */
const toggleSkill = (scene: Scene, device: Device, key: string): LocalChange[] => {
  if (!key.startsWith('cvs/')) return patchField(scene, device, key, 'title');
  const id = scene.dice.pick(['s', 't', 'u']);
  const skills = (device.view(key)?.[SET] ?? {}) as Record<string, JsonObject>;
  const seen = skills[id]?.['name'];
  const path = `${SET}.${id}`;
  if (skills[id] && scene.dice.chance(0.7)) {
    scene.ledger.forgive(seen);
    return [{ key, op: 'patch', patch: { [path]: null } }];
  }
  const name = scene.ledger.text(device.user, key, seen);
  return [{ key, op: 'patch', patch: { [path]: { name } } }];
};

/** Each change of status leaves its line. */
const addEvent = (scene: Scene, device: Device, key: string): LocalChange[] => {
  if (key.startsWith('cvs/')) return patchField(scene, device, key, 'title');
  const status = scene.ledger.text(device.user, key, undefined);
  return [{ key, op: 'patch', patch: { [`${EVENTS}.e${scene.ledger.texts}`]: { status } } }];
};

/** To another place in its list: of two new places, neither is missed. */
const moveLine = (scene: Scene, device: Device, key: string): LocalChange[] => {
  const ids = Object.keys(linesOf(device.view(key)));
  if (ids.length === 0) return patchField(scene, device, key, 'title');
  const order = scene.dice.whole(36 ** 4).toString(36);
  return [{ key, op: 'patch', patch: { [`${LIST}.${scene.dice.pick(ids)}.order`]: order } }];
};

/** Two fields in one change, rather where one of them is under way already. */
const patchBoth = (scene: Scene, device: Device, any: string): LocalChange[] => {
  const waiting = device.disk.queue.find((one) => isUnderWay(one) && 'title' in one.patch);
  const key = waiting && device.view(keyOf(waiting)) ? keyOf(waiting) : any;
  const fields = [
    patchField(scene, device, key, 'title'),
    patchField(scene, device, key, secondTextOf(key)),
  ];
  const patch = Object.assign({}, ...fields.flat().map((one) => one.patch)) as LocalChange['patch'];
  return [{ key, op: 'patch', patch }];
};

/**
 * With something that is refused, so that the record must come back as the server has it. Of its content nothing is
 * promised any more: once the other is purged as well, nothing is left that refuses this purge.
 */
const purgeInVain = ({ ledger }: Scene, device: Device, a: string, b: string): LocalChange[] => {
  if (a === b) return [];
  ledger.everPurged.add(a);
  ledger.purgedInVain.add(a);
  const colour = ledger.text(device.user, b, undefined);
  return [
    { key: a, op: 'purge', patch: {} },
    { key: b, op: 'patch', patch: { colour } },
  ];
};

/** A new line, or one that was perhaps removed put again; some are put and corrected in one go. */
const putLine = (scene: Scene, device: Device, key: string): LocalChange[] => {
  if (!key.startsWith('cvs/')) return patchField(scene, device, key, secondTextOf(key));
  const id = scene.dice.pick(['a', 'b', `n${scene.ledger.texts}`]);
  const seen = linesOf(device.view(key))[id]?.['text'];
  const text = scene.ledger.text(device.user, key, seen);
  const patch: Record<string, Json> = { [`${LIST}.${id}`]: { text } };
  if (scene.dice.chance(0.3))
    patch[`${LIST}.${id}.text`] = scene.ledger.text(device.user, key, text);
  return [{ key, op: 'patch', patch }];
};

/** Goes on in the field written last, as someone who types does, as long as it is in sight. */
const typeOn = (scene: Scene, device: Device, last: QueuedMutation): LocalChange[] => {
  const path = Object.keys(last.patch)[0] ?? '';
  const isInSight =
    !path.endsWith('.order') && typeof valueAt(device.view(keyOf(last)), path) === 'string';
  return isInSight ? patchField(scene, device, keyOf(last), path) : [];
};

/** Chooses between two versions: what lost stays where it is. */
const resolve = ({ dice, now }: Scene, losers: readonly string[]): LocalChange[] => [
  { key: dice.pick(losers), op: 'patch', patch: { resolvedAt: now } },
];

const patchTwo = (scene: Scene, device: Device, a: string, b: string): LocalChange[] =>
  [...new Set([a, b])].flatMap((key) => patchField(scene, device, key, secondTextOf(key)));

const patchField = (
  { ledger }: Scene,
  device: Device,
  key: string,
  path: string,
): LocalChange[] => {
  const seen = valueAt(device.view(key), path);
  return [{ key, op: 'patch', patch: { [path]: ledger.text(device.user, key, seen) } }];
};

const valueAt = (view: JsonObject | null, path: string): Json | undefined =>
  path
    .split('.')
    .reduce<Json | undefined>((at, part) => (at as JsonObject | undefined)?.[part], view ?? {});

const linesOf = (view: JsonObject | null): Record<string, JsonObject> =>
  (view?.[LIST] ?? {}) as Record<string, JsonObject>;
