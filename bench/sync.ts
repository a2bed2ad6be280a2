/**
 * What syncing costs, measured against the real server: through its route, between devices, on the wire, and in a
 * browser. Prints each figure beside its goal; exits 1 when one is more than twice worse.
 *
 * Usage: npm run bench:sync [-- throughput writer devices keystroke sign-in]
 */
import { startTestServer } from '../tests/server/real-server.ts';
import { betweenDevices } from './sync/between-devices.ts';
import { keystroke } from './sync/keystroke.ts';
import { passes, print, type Measured } from './sync/measured.ts';
import { signIn } from './sync/sign-in.ts';
import { throughput } from './sync/throughput.ts';
import { writer } from './sync/writer.ts';

const onServer =
  (measure: (server: Awaited<ReturnType<typeof startTestServer>>) => Promise<Measured[]>) =>
  async (): Promise<Measured[]> => {
    const server = await startTestServer();
    const rows = await measure(server);
    await server.stop();
    return rows;
  };

const PARTS: Readonly<Record<string, () => Promise<Measured[]>>> = {
  throughput: onServer(throughput),
  writer: onServer(writer),
  devices: onServer(betweenDevices),
  keystroke,
  'sign-in': signIn,
};

const asked = process.argv.slice(2);
const all: Measured[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const rows = await measure();
  rows.forEach(print);
  all.push(...rows);
}
process.exit(all.every(passes) ? 0 : 1);
