/** One sync of a device, and what goes wrong on the way. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import { letPass, type Passage, type Reply, type Treatment } from './fault-proxy.ts';
import type { ProcessDevice } from './process-device.ts';
import { note, signInAgain, type World } from './world.ts';

export const syncSomehow = async (world: World, device: ProcessDevice): Promise<void> => {
  const { dice } = world;
  if (device.signedOutFor > 0 && (device.signedOutFor -= 1) === 0) await signInAgain(world, device);
  if (device.partitionedFor > 0 && (device.partitionedFor -= 1) === 0)
    world.proxy.partitioned.delete(device.parts.name);
  if (device.held) {
    // Another tab goes ahead, or the answer comes at last.
    if (dice.chance(0.4)) await device.sync(1);
    else await release(device);
    return;
  }
  const fault = dice.chance(0.55) ? dice.pick(ON_THE_WAY) : undefined;
  if (!fault) await device.sync();
  else {
    note(world, fault[0]);
    await fault[1](world, device);
  }
};

export const release = async (device: ProcessDevice): Promise<void> => {
  const { held } = device;
  device.held = undefined;
  held?.release();
  await held?.ended;
};

type Trouble = (world: World, device: ProcessDevice) => Promise<void>;

/** The device's next request is treated so. */
const treated =
  (...make: readonly ((world: World) => Treatment)[]): Trouble =>
  async (world, device) => {
    world.proxy.plan(device.parts.name, ...make.map((treatment) => treatment(world)));
    await device.sync();
    world.proxy.plan(device.parts.name);
  };

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, body = '{}') =>
  (): Reply => ({
    status: code,
    headers: { 'content-type': 'application/json', ...headers },
    bytes: Buffer.from(body),
  });

const CAFE = status(200, { 'content-type': 'text/html' }, '<!doctype html>Bienvenue au café');
const BUSY = [
  status(429, { 'retry-after': '2' }),
  status(503, { 'retry-after': '1' }),
  status(408),
  status(425),
];
const ERRORS = [status(500), status(502, {}, '<html>Bad gateway</html>'), status(503), status(504)];

const tooLarge = ({ request, forward, answer }: Passage): Promise<void> | void =>
  request && request.mutations.length > 1
    ? answer(status(413)())
    : letPass({ forward, answer } as Passage);

const refuseToken: Treatment = async ({ forward, answer }) =>
  answer(await forward({ token: 'no.longer.valid' }));

/** The token is refused, and the person signs in again some steps later. */
const signedOut =
  (...before: Treatment[]): Trouble =>
  async (world, device) => {
    await treated(...[...before, refuseToken].map((treatment) => () => treatment))(world, device);
    device.signIn(null);
    device.signedOutFor = 1 + world.dice.whole(3);
  };

const twoLeaders: Trouble = async (_, device) => {
  await Promise.all([device.sync(0), device.sync(1)]);
};

/** A treatment that stops where the answer is known and not yet given, and what lets it go on. */
const holding = (then: (passage: Passage, reply: Reply) => void) => {
  let release = (): void => undefined;
  let reach = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const treatment: Treatment = async (passage) => {
    const reply = await passage.forward();
    reach();
    await released;
    then(passage, reply);
  };
  return { treatment, reached, release };
};

const answerLate: Trouble = async (world, device) => {
  const { treatment, reached, release } = holding(({ answer }, reply) => answer(reply));
  world.proxy.plan(device.parts.name, treatment);
  const ended = device.sync().then(() => undefined);
  await Promise.race([reached, ended]);
  world.proxy.plan(device.parts.name);
  device.held = { release, ended };
};

const pageKilled: Trouble = async (world, device) => {
  const { treatment, reached, release } = holding(({ cut }) => cut());
  const killed = new AbortController();
  world.proxy.plan(device.parts.name, treatment);
  const ended = device.sync(0, killed.signal);
  await Promise.race([reached, ended]);
  killed.abort();
  await ended;
  release();
  world.proxy.plan(device.parts.name);
};

const diskFull: Trouble = async ({ dice }, device) => {
  // Found full before anything is sent, or anywhere in what an answer means.
  device.room = 1 + dice.whole(9);
  await device.sync();
};

const serverPaused: Trouble = async (world, device) => {
  const { dice, server } = world;
  const killed = new AbortController();
  server.pause();
  try {
    const others = world.devices.filter((other) => !other.held && other !== device);
    const running = [device.sync(0, killed.signal), dice.pick(others)?.sync()];
    await pause(5 + dice.whole(25));
    // Served all the same, once the server goes on.
    if (dice.chance(0.5)) killed.abort();
    server.resume();
    await Promise.all(running);
  } finally {
    server.resume();
  }
};

const ON_THE_WAY: readonly (readonly [Fault, Trouble])[] = [
  [
    'request lost',
    treated(
      () =>
        ({ cut }) =>
          cut(),
    ),
  ],
  [
    'request twice',
    treated(({ dice }) => async ({ forward, answer }) => {
      const [first, second] = [await forward(), await forward()];
      answer(dice.chance(0.5) ? first : second);
    }),
  ],
  [
    'request late',
    treated(({ late }) => ({ forward, cut }) => {
      late.push(forward);
      cut();
    }),
  ],
  [
    'answer lost',
    treated(() => async ({ forward, cut }) => {
      await forward();
      cut();
    }),
  ],
  ['answer late', answerLate],
  [
    'answer cut short',
    treated(({ dice }) => async ({ forward, answer, answerHalf }) => {
      const reply = await forward();
      if (dice.chance(0.5)) answerHalf(reply);
      else answer({ ...reply, bytes: reply.bytes.subarray(0, reply.bytes.length >> 1) });
    }),
  ],
  [
    'answer of something else',
    treated(
      () =>
        ({ answer }) =>
          answer(CAFE()),
    ),
  ],
  [
    'server error before commit',
    treated(
      ({ dice }) =>
        ({ answer }) =>
          answer(dice.pick(ERRORS)()),
    ),
  ],
  [
    'server error after commit',
    treated(({ dice }) => async ({ forward, answer }) => {
      await forward();
      answer(dice.pick(ERRORS)());
    }),
  ],
  [
    'busy, with a time to wait',
    treated(
      ({ dice }) =>
        ({ answer }) =>
          answer(dice.pick(BUSY)()),
    ),
  ],
  ['too large at once', treated(() => tooLarge)],
  ['token refused', signedOut()],
  ['token refused mid-queue', signedOut(tooLarge, letPass)],
  [
    'app too old',
    treated(
      () =>
        async ({ forward, answer }) =>
          answer(await forward({ fields: { schema: 0 } })),
    ),
  ],
  [
    'app too new',
    treated(
      () =>
        async ({ forward, answer }) =>
          answer(await forward({ fields: { schema: 99 } })),
    ),
  ],
  ['two leaders at once', twoLeaders],
  ['page killed mid-sync', pageKilled],
  ['disk full while syncing', diskFull],
  ['disk full while syncing', diskFull],
  ['server paused', serverPaused],
];
