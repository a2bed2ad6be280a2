/** Whether the time of an answer tells which addresses have an account; passwords are hashed as in production. */
import { call, newEmail, signUp } from '../../tests/server/people.ts';
import { startTestServer, temporaryFolder } from '../../tests/server/real-server.ts';
import { percentile, type Measured } from './measured.ts';

const SAMPLES = 40;

export const signIn = async (): Promise<Measured[]> => {
  // Not the tests' template, whose hashes are cheap.
  const server = await startTestServer({ dataDir: temporaryFolder('sign-in') });
  const known: string[] = [];
  for (let count = 0; count < SAMPLES; count += 1) known.push((await signUp(server)).email);
  const compare = async (name: string, route: string, body: (email: string) => object) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const [index, email] of known.entries()) {
      const pair = [
        ['known', email],
        ['unknown', newEmail()],
      ] as const;
      // By turns, so that whatever else the machine does falls on both.
      for (const [kind, address] of index % 2 === 0 ? pair : pair.toReversed()) {
        const start = performance.now();
        await call(server, 'POST', `/api/collections/users/${route}`, body(address));
        times[kind].push(performance.now() - start);
      }
    }
    const [a, b] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
    return [
      { name: `${name}, known address`, value: a, unit: 'ms' },
      { name: `${name}, unknown address`, value: b, unit: 'ms' },
      { name: `${name}, apart by`, value: Math.abs(a - b), unit: 'ms', goal: 10 },
    ];
  };
  const rows = [
    ...(await compare('sign-in', 'auth-with-password', (identity) => ({
      identity,
      password: 'pas-le-bon-mot',
    }))),
    ...(await compare('reset', 'request-password-reset', (email) => ({ email }))),
  ];
  await server.stop();
  return rows;
};
