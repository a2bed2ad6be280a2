/**
 * Devices, a proxy and a real server, driven by a seed: people write, requests and disks and processes fail, then
 * everything is healed and the promises are checked. The seed makes every decision; how two processes interleave
 * within one step is theirs.
 */
import 'fake-indexeddb/auto';
import { checkAll, checkForward, checkIdle } from './checks.ts';
import { strike } from './disasters.ts';
import type { Fault } from './faults.ts';
import type { ServerUnderFaults } from './server-under-faults.ts';
import { act } from './hands.ts';
import type { PlantedBug } from './planted-bugs.ts';
import { release, syncSomehow } from './syncing.ts';
import { closeWorld, openWorld, signInAgain, type World } from './world.ts';

export interface ProcessRun {
  seed: number;
  /** Empty when every promise was kept. */
  violations: string[];
  faults: ReadonlyMap<Fault, number>;
  /** Actions of people, and the changes they became. */
  actions: number;
  mutations: number;
  /** Changes that travelled more than once, each time counted. */
  resent: number;
  seconds: number;
}

const STEPS = 60;
const MOST_ROUNDS = 12;

export const processRun = async (
  seed: number,
  server: ServerUnderFaults,
  bug?: PlantedBug,
): Promise<ProcessRun> => {
  const start = performance.now();
  const world = await openWorld(seed, server, bug);
  try {
    for (let step = 0; step < STEPS; step += 1) await takeStep(world);
    await heal(world);
    await checkAll(world);
    for (const device of world.devices) await checkIdle(world, device);
  } finally {
    await closeWorld(world);
  }
  const { actions, faults, resent, sent, violations } = world;
  const seconds = (performance.now() - start) / 1000;
  return {
    seed,
    violations: [...violations],
    faults,
    actions,
    mutations: sent.size,
    resent,
    seconds,
  };
};

const takeStep = async (world: World): Promise<void> => {
  const { dice, devices } = world;
  // Several writes may fall in one millisecond.
  if (dice.chance(0.6)) world.time += dice.whole(5);
  const own = devices.filter(({ parts }) => parts.user === 'amel');
  const device = dice.pick(dice.chance(0.88) ? own : devices);
  const roll = dice.roll();
  if (roll < 0.46) await act(world, device);
  else if (roll < 0.84) await syncSomehow(world, device);
  else await strike(world, device);
  await checkForward(world, device);
};

/** Everything arrives from now on, in order; late requests still do, too. */
const heal = async (world: World): Promise<void> => {
  const { devices, late, proxy, violations } = world;
  proxy.partitioned.clear();
  for (const device of devices) {
    proxy.plan(device.parts.name);
    await release(device);
    await signInAgain(world, device);
  }
  for (const request of late.splice(0)) await request().catch(() => undefined);
  // What the last of them sends still has to reach the others.
  let quietRounds = 0;
  for (let round = 0; round < MOST_ROUNDS && quietRounds < 2; round += 1) {
    let isQuiet = true;
    for (const device of devices) {
      const ended = await device.sync();
      if (!ended.ok)
        violations.add(`${device.parts.name}: ended with ${JSON.stringify(ended.error)}`);
      await checkForward(world, device);
      const queue = await device.queue();
      isQuiet &&= queue.every(({ state }) => state === 'settled' || state === 'parked');
    }
    quietRounds = isQuiet ? quietRounds + 1 : 0;
  }
};
