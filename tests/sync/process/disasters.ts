/** What befalls the server, the disks and the clocks between two syncs. */
import { setTimeout as pause } from 'node:timers/promises';
import { asOperator } from '../../server/people.ts';
import type { Fault } from './faults.ts';
import { act } from './hands.ts';
import { survive } from './holdings.ts';
import type { ProcessDevice } from './process-device.ts';
import { addDevice, anySkew, note, type World } from './world.ts';

/** False when there was nothing to do it to. */
type Disaster = (world: World, device: ProcessDevice) => Promise<boolean>;

export const strike = async (world: World, device: ProcessDevice): Promise<void> => {
  const [fault, disaster] = world.dice.pick(DISASTERS);
  if (await disaster(world, device)) note(world, fault);
};

/** A copy of the server's disk, for a later day. */
const backUp = (world: World): void => {
  if (!world.hasBackUp) world.server.backUp();
  world.hasBackUp = true;
};

const lateRequest: Disaster = async ({ dice, late }) => {
  const [request] = late.splice(dice.whole(late.length), 1);
  await request?.().catch(() => undefined);
  return false;
};

const partition: Disaster = async ({ dice, proxy }, device) => {
  if (device.held) return false;
  proxy.partitioned.add(device.parts.name);
  device.partitionedFor = 2 + dice.whole(4);
  return true;
};

const serverKilled: Disaster = async (world, device) => {
  const { dice, devices, server } = world;
  await act(world, device);
  const syncing = devices.filter(({ held }) => !held).map((each) => each.sync());
  await pause(dice.whole(12));
  await server.kill();
  await Promise.all(syncing);
  await server.restart();
  return true;
};

const killedBetween: Disaster = async (world, device) => {
  if (device.held) return false;
  await act(world, device);
  return world.server.killBetweenRowAndReceipt(() => device.sync());
};

const restored: Disaster = async (world) => {
  if (!world.hasBackUp) {
    backUp(world);
    return false;
  }
  world.hasBackUp = false;
  world.wasRestored = true;
  await survive(world, () => world.server.restore());
  return true;
};

const cloned: Disaster = async (world, device) => {
  if (world.wasCopied || device.held) return false;
  world.wasCopied = true;
  const { name, user } = device.parts;
  const clone = await addDevice(world, `${name}copy`, user);
  clone.skew = anySkew(world.dice);
  await clone.replaceDisk(await device.readDisk());
  return true;
};

const earlierDisk: Disaster = async (world, device) => {
  const { olderDisk } = world;
  if (!olderDisk) {
    world.olderDisk = { device, disk: await device.readDisk() };
    return false;
  }
  if (olderDisk.device.held) return false;
  world.olderDisk = undefined;
  world.wasCopied = true;
  await survive(world, () => olderDisk.device.replaceDisk(olderDisk.disk));
  return true;
};

const clockMoved: Disaster = async ({ dice }, device) => {
  device.skew = anySkew(dice);
  return true;
};

const fullWhileWriting: Disaster = async (world, device) => {
  device.room = world.dice.whole(4);
  await act(world, device);
  device.room = null;
  return true;
};

/** In the dashboard, over what is there. */
const operatorEdits: Disaster = async (world) => {
  const { dice, ledger, people, server } = world;
  if (!server.takesOperatorEdits) return false;
  const path = '/api/collections/applications/records';
  const filter = encodeURIComponent(`user="${people.amel.id}"`);
  const { body } = await asOperator(server.present, 'GET', `${path}?filter=${filter}&sort=title`);
  if (body.items.length === 0) return false;
  const { id, notes } = dice.pick<{ id: string; notes: string }>(body.items);
  const text = ledger.text('amel', `applications/${id}`, notes);
  await asOperator(server.present, 'PATCH', `${path}/${id}`, { notes: text });
  return true;
};

const planChanges: Disaster = async (world) => {
  if (world.isPremium) return false;
  world.isPremium = true;
  const path = `/api/collections/users/records/${world.people.amel.id}`;
  await asOperator(world.server.present, 'PATCH', path, { role: 'premium' });
  return false;
};

const DISASTERS: readonly (readonly [Fault, Disaster])[] = [
  ['request late', lateRequest],
  ['request late', lateRequest],
  ['partition', partition],
  ['partition', partition],
  ['server killed', serverKilled],
  ['killed between row and receipt', killedBetween],
  ['killed between row and receipt', killedBetween],
  ['back-up restored', restored],
  ['back-up restored', restored],
  ['disk cloned', cloned],
  ['disk of an earlier day', earlierDisk],
  ['disk of an earlier day', earlierDisk],
  ['clock moved', clockMoved],
  ['disk full while writing', fullWhileWriting],
  ['operator’s edit', operatorEdits],
  ['operator’s edit', planChanges],
];
