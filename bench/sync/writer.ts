/** How long one request keeps all others from writing: the dearest that the limits let in, by the server's own figures. */
import { PATCH_LIMITS } from '../../src/domain/sync/limits.ts';
import { deviceOf, newId } from '../../tests/server/sync/sync-device.ts';
import type { TestServer } from '../../tests/server/real-server.ts';
import type { Measured } from './measured.ts';
import { newPerson, type BenchDevice } from './people.ts';

const GOAL = 250;

export const writer = async (server: TestServer): Promise<Measured[]> => {
  const { person, device } = await newPerson(server);
  const long = { 'personal.summary': 'x'.repeat(390_000) };
  const [large, longOnes] = [newId(), Array.from({ length: 12 }, () => newId())];
  for (const record of longOnes) await device.send([device.change('cvs', record, 'create', long)]);
  const grow = (round: number) =>
    device.send([
      device.change('cvs', large, round === 0 ? 'create' : 'patch', fields(500, round)),
    ]);
  for (let round = 0; round < 12; round += 1) await grow(round);

  const shapes: Readonly<Record<string, (phone: BenchDevice) => object[]>> = {
    'many records of many fields': (phone) =>
      times(80, (at) => phone.change('cvs', newId(), 'create', fields(250, at))),
    'one record of many fields, at its widest': (phone) =>
      times(5, (at) =>
        phone.change('cvs', large, 'patch', fields(PATCH_LIMITS.paths, at + 20), { baseRev: 1 }),
      ),
    'many small changes of it': (phone) =>
      times(200, (at) => phone.change('cvs', large, 'patch', { title: `T${at}` }, { baseRev: 1 })),
    'a small change of many long records': (phone) =>
      longOnes.map((record) =>
        phone.change('cvs', record, 'patch', { title: 'B' }, { baseRev: 1 }),
      ),
    'two hundred new records': (phone) =>
      times(200, () => phone.change('reminders', newId(), 'create', { note: 'Relancer' })),
  };
  const rows: Measured[] = [];
  for (const [name, made] of Object.entries(shapes)) {
    const phone = deviceOf(server, person);
    const before = await heldSeconds(server);
    const { status } = await phone.send(made(phone));
    if (status !== 200) throw new Error(`${name}: ${status}`);
    const value = ((await heldSeconds(server)) - before) * 1000;
    rows.push({ name: `writer held: ${name}`, value, unit: 'ms', goal: GOAL });
  }
  return rows;
};

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const fields = (count: number, round: number): object =>
  Object.fromEntries(times(count, (at) => [`other.k${round}x${at}`, { text: 'y' }]));

const heldSeconds = async (server: TestServer): Promise<number> => {
  const text = await (await fetch(`${server.url}/api/jalon/metrics`)).text();
  return Number(/^jalon_writer_seconds_sum (\S+)$/m.exec(text)?.[1]);
};
