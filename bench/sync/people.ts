/** What the bench's devices write: records of the sizes people's have. */
import { signUpAs, type Json, type Person } from '../../tests/server/people.ts';
import type { TestServer } from '../../tests/server/real-server.ts';
import { deviceOf, newId } from '../../tests/server/sync/sync-device.ts';

export type BenchDevice = ReturnType<typeof deviceOf>;

/** Without a limit of active applications, and with one device. */
export const newPerson = async (
  server: TestServer,
): Promise<{ person: Person; device: BenchDevice }> => {
  const person = await signUpAs(server, 'premium');
  return { person, device: deviceOf(server, person) };
};

const ENTRY = {
  jobTitle: 'Analyste de données',
  company: 'Atelier Nord',
  location: 'Montréal (Québec)',
  startDate: '2021-03',
  endDate: '2024-08',
  description: 'Préparer les données des ventes, les vérifier et les présenter. '.repeat(6),
};
const TIMES = { createdAt: 1_795_000_000_000, updatedAt: 1_795_000_000_000, trashedAt: null };

const NEW: Readonly<Record<string, object>> = {
  reminders: {
    application: 'a'.repeat(15),
    type: 'follow-up',
    dueOn: '2026-12-01',
    state: 'created',
    note: 'Relancer la recruteuse',
    ...TIMES,
  },
  applications: {
    title: 'Analyste de données',
    company: 'Atelier Nord',
    location: 'Montréal (Québec)',
    status: 'applied',
    dateApplied: '2026-11-20',
    url: 'https://example.org/offres/1234',
    notes: 'Trouvée par une ancienne collègue.',
    ...TIMES,
  },
  cvs: {
    title: 'CV pour Atelier Nord',
    language: 'fr',
    template: 'classic',
    'personal.fullName': 'Nadia Benali',
    'personal.email': 'nadia@example.org',
    'experience.e1': { ...ENTRY, order: 'a' },
    'experience.e2': { ...ENTRY, order: 'b' },
    'education.d1': { degree: 'Maîtrise', school: 'Université du Nord', order: 'a' },
    ...TIMES,
  },
};

/** A new record: six reminders and three applications for one CV. */
export const creation = (device: BenchDevice, index: number): Json => {
  const kinds = ['reminders', 'applications', 'reminders', 'reminders', 'applications'];
  const collection = index % 10 === 9 ? 'cvs' : (kinds[index % 5] ?? 'reminders');
  return device.change(collection, newId(), 'create', NEW[collection]);
};

/** One field of a record that was made before, by the device that wrote it last. */
export const edit = (device: BenchDevice, made: Json, index: number): Json => {
  const { collection, record } = made;
  made.rev = (made.rev ?? 0) + 1;
  const field = { reminders: 'note', applications: 'notes', cvs: 'experience.e1.description' };
  const path = field[collection as keyof typeof field];
  return device.change(
    collection,
    record,
    'patch',
    { [path]: `Modifié, fois ${index}` },
    { baseRev: made.rev },
  );
};

const AT_ONCE = 200;

/** Sends them in full requests, and throws when one was not applied. */
export const sendAll = async (device: BenchDevice, changes: readonly Json[]): Promise<void> => {
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    const { status, body } = await device.send(changes.slice(from, from + AT_ONCE));
    if (status !== 200) throw new Error(`A request was answered ${status}.`);
    const refused = body.receipts.find(({ outcome }: Json) => outcome !== 'applied');
    if (refused) throw new Error(`A change was answered ${JSON.stringify(refused)}.`);
  }
};

export const readToEnd = async (device: BenchDevice): Promise<number> => {
  let rows = 0;
  for (let more = true; more;) {
    const { body } = await device.send();
    rows += body.changes.length;
    ({ more } = body);
  }
  return rows;
};
