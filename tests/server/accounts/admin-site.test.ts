/** The settings of an instance in the administration: what is written, what is told, and what is never shown. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, signUpAs, type Person } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { startSink, type Sink } from '../smtp-sink.ts';

const KEY = 'une-clef-que-personne-ne-voit';

let server: TestServer;
let sink: Sink;
let operator: Person;
beforeAll(async () => {
  sink = await startSink();
  server = await startTestServer({
    env: {
      ...sink.env,
      JALON_MAIL_NAME: 'Accueil Montréal',
      JALON_ASSIST_URL: 'http://127.0.0.1:9/v1',
      JALON_ASSIST_MODEL: 'petit-modele',
      JALON_ASSIST_RECIPIENT: 'Cette machine',
      JALON_ASSIST_TOKEN: KEY,
    },
  });
  operator = await signUpAs(server, 'super_admin');
});
afterAll(() => server.stop());

const ask = (method: string, path: string, body?: unknown) =>
  call(server, method, `/api/jalon/admin/${path}`, body, operator.token);
const told = async () => (await call(server, 'GET', '/api/jalon/site')).body;

test('an edit is on the pages at once, in the journal by the names of its fields, and comes back whole', async () => {
  const { settings } = await told();
  const { site } = (await ask('GET', 'site')).body;
  const edit = {
    ...site,
    legalName: ' Accueil & Cie inc. ',
    contactRecipient: 'equipe@example.org',
    premiumPrice: 12,
    professionalsHelped: { value: 40, basis: 'counted' },
    statistics: false,
    open: { premium: true },
  };
  expect((await ask('PUT', 'site', edit)).status).toBe(204);
  expect(await told()).toMatchObject({
    operator: { legalName: 'Accueil & Cie inc.' },
    settings: { premiumPrice: 12, professionalsHelped: { value: 40 }, statistics: null },
  });
  expect(JSON.stringify(await told())).not.toContain('equipe@example.org');
  const { site: after, unproven } = (await ask('GET', 'site')).body;
  expect(unproven).toEqual(['usageEstimate']);
  expect(after).toEqual({ ...edit, legalName: 'Accueil & Cie inc.' });
  const { acts } = (await ask('GET', 'audit?action=site_changed')).body;
  expect(acts[0].after.split(', ').toSorted()).toEqual(
    Object.keys(edit)
      .filter((field) => JSON.stringify(edit[field]) !== JSON.stringify(site[field]))
      .toSorted(),
  );

  // The same again changes nothing and leaves no line.
  await ask('PUT', 'site', after);
  expect((await ask('GET', 'audit?action=site_changed')).body.total).toBe(1);
  // Back to what the application ships.
  const shipped = { ...site, statistics: null, professionalsHelped: null, open: null };
  expect((await ask('PUT', 'site', shipped)).status).toBe(204);
  expect((await told()).settings).toEqual(settings);
});

test.each([
  [{ legalName: 'x'.repeat(400) }, { code: 'too_long', field: 'legalName' }],
  [{ officerEmail: 'nobody' }, { code: 'invalid', field: 'officerEmail' }],
  [{ premiumPrice: -2 }, { code: 'invalid', field: 'premiumPrice' }],
  [{ statistics: [{ id: 'made-up' }] }, { code: 'invalid', field: 'statistics' }],
])('what can’t be read is refused whole: %j', async (change, refusal) => {
  const before = await told();
  const { site } = (await ask('GET', 'site')).body;
  const reply = await ask('PUT', 'site', { ...site, address: '1, rue Neuve', ...change });
  expect([reply.status, reply.body]).toEqual([400, refusal]);
  expect(await told()).toEqual(before);
});

test('the state of mails and of the model is told, and no key', async () => {
  const reply = await ask('GET', 'site');
  expect(reply.body.mail).toMatchObject({ senderName: 'Accueil Montréal', isSetUp: true });
  expect(reply.body.assist).toEqual({
    isOn: true,
    host: '127.0.0.1:9',
    model: 'petit-modele',
    recipient: 'Cette machine',
    answered: 0,
    failed: 0,
    refused: 0,
  });
  expect(JSON.stringify(reply.body)).not.toContain(KEY);
});

test('a test mail goes to whoever asks for it', async () => {
  await sink.next(operator.email);
  expect((await ask('POST', 'mail-test', { email: 'autre@example.org' })).status).toBe(204);
  const { text } = await sink.next(operator.email);
  expect(text).toContain('les courriels de ce site sont bien envoyés');
  // Whoever sends is written in the settings, and nothing of it ends the line.
  const { site } = (await ask('GET', 'site')).body;
  const sender = { mailName: 'Accueil\r\nBcc: x@example.org', mailAddress: 'aide@example.org' };
  expect((await ask('PUT', 'site', { ...site, ...sender })).status).toBe(204);
  await ask('POST', 'mail-test');
  const { raw } = await sink.next(operator.email);
  expect(raw).toMatch(/^From: .*<aide@example\.org>\r?$/m);
  expect(raw).not.toMatch(/^Bcc:/m);
  expect((await ask('GET', 'site')).body.mail.senderAddress).toBe('aide@example.org');
  expect(JSON.stringify(await told())).not.toContain('aide@example.org');
});
