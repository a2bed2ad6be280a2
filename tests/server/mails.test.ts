/** What every mail is: an operator's letter with a button, whose link is never sent once it is no longer good. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  EMAIL_CHANGE_LINK_MINUTES,
  RESET_LINK_MINUTES,
} from '../../src/domain/access/session-periods.ts';
import { MINUTE_MS } from '../../src/domain/duration.ts';
import { dark, light } from '../../src/ui/theme/palettes.ts';
import { asOperator, call, newEmail, PASSWORD, signUp, type Json } from './people.ts';
import { startTestServer, type TestServer } from './real-server.ts';
import { startSink, type Sink } from './smtp-sink.ts';

let server: TestServer;
let sink: Sink;
let said = '';
beforeAll(async () => {
  sink = await startSink();
  server = await startTestServer({
    env: { ...sink.env, JALON_MAIL_NAME: 'Jalon Montréal' },
    onOutput: (text) => (said += text),
  });
  await asOperator(server, 'PATCH', '/api/collections/site_settings/records/site00000000000', {
    legalName: 'Accueil & Cie inc.',
    address: '123, rue Exemple, Montréal (Québec) H2X 1Y4',
    supportEmail: 'aide@example.org',
    contactRecipient: 'equipe@example.org',
  });
});
afterAll(() => server.stop());

const askForPassword = (email: string) =>
  call(server, 'POST', '/api/collections/users/request-password-reset', { email });

describe('a mail', () => {
  test('is a letter with a button, its address in full, and who sends it', async () => {
    const { email } = await signUp(server);
    await sink.next(email);
    await askForPassword(email);
    const { html, text, replyTo } = await sink.next(email);

    const link = /href="([^"]+do=reset-password#[^"]+)"[^>]*>Choisir un mot de passe</.exec(html);
    expect(html.split(`>${link?.[1]}<`)).toHaveLength(2);
    expect(text).toContain(`Choisir un mot de passe\u00A0:`);
    expect(replyTo).toContain('aide@example.org');
    for (const written of [html.replaceAll('&amp;', '&'), text]) {
      expect(written).toContain('Une question? Répondez à ce courriel.');
      expect(written).toContain('Accueil & Cie inc.');
      expect(written).toContain('123, rue Exemple, Montréal');
      expect(written).toContain(`pendant ${RESET_LINK_MINUTES}\u00A0minutes après la demande`);
      expect(written).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  test('says in English what it says in French, as English is set', async () => {
    const { email, token } = await signUp(server, { language: 'en' });
    expect((await sink.next(email)).text).toMatch(/Confirm my address:\r?\nhttp/);
    const next = newEmail('new');
    await call(
      server,
      'POST',
      '/api/jalon/email-change',
      { email: next, password: PASSWORD },
      token,
    );
    const { text } = await sink.next(next);
    expect(text).toContain(`for ${EMAIL_CHANGE_LINK_MINUTES}\u00A0minutes after the request`);
    expect(text).toContain('A question? Reply to this email.');
  });

  test('has the colours of the product, light and dark', async () => {
    const { email } = await signUp(server);
    const { html } = await sink.next(email);
    const colors = new Set(html.match(/#[0-9A-Fa-f]{6}\b/g));
    const known = new Set([...Object.values(light.color), ...Object.values(dark.color)]);
    expect(colors.size).toBeGreaterThan(6);
    expect([...colors].filter((color) => !known.has(color))).toEqual([]);
  });

  test('keeps the lines of a message, and its answer goes to who wrote it', async () => {
    const message = 'Bonjour,\nmon fichier ne s’ouvre pas.\r\n\r\nMerci';
    const from = newEmail('nadia');
    await call(server, 'POST', '/api/jalon/contact', {
      id: crypto.randomUUID(),
      name: 'Nadia Benali',
      email: from,
      topic: 'help',
      message,
      language: 'fr',
    });
    const { html, replyTo } = await sink.next('equipe@example.org');
    expect(html.replace(/\r/g, '')).toContain('Bonjour,<br>\nmon fichier ne s’ouvre pas.</p>');
    expect(html).toContain('>Merci</p>');
    expect(replyTo).toContain(from);
  });
});

describe('a mail whose link is no longer good', () => {
  const rowOf = async (recipient: string): Promise<Json> => {
    const filter = encodeURIComponent(`recipient='${recipient}' && kind='reset-password'`);
    const path = `/api/collections/outbox/records?filter=${filter}`;
    return (await asOperator(server, 'GET', path)).body.items[0];
  };
  const change = async (recipient: string, fields: object) => {
    const { id } = await rowOf(recipient);
    await asOperator(server, 'PATCH', `/api/collections/outbox/records/${id}`, fields);
  };
  const waiting = async (): Promise<string> => {
    const { email } = await signUp(server);
    await sink.next(email);
    sink.refusing = true;
    await askForPassword(email);
    await expect.poll(async () => (await rowOf(email)).lastError).toContain('451');
    return email;
  };

  test('is not sent, and its words are gone', async () => {
    const email = await waiting();
    sink.refusing = false;
    await change(email, { dueAt: 1, madeAt: Date.now() - RESET_LINK_MINUTES * MINUTE_MS });
    await asOperator(server, 'POST', '/api/crons/jalon-minute');
    await expect.poll(() => rowOf(email)).toMatchObject({ state: 'failed', details: {} });
    expect((await rowOf(email)).lastError).toContain('expired');
    expect(sink.mails.filter(({ to }) => to === email)).toEqual([]);
    expect(said).toContain('jalon: a mail was given up {"kind":"reset-password"');
  });

  test('is not kept for a next try that would come too late', async () => {
    const email = await waiting();
    // Two tries made: the next would be 16 minutes away, and the link is good for 15 more.
    const madeAt = Date.now() - (RESET_LINK_MINUTES - 15) * MINUTE_MS;
    await change(email, { dueAt: 1, attempts: 2, madeAt });
    await asOperator(server, 'POST', '/api/crons/jalon-minute');
    await expect.poll(() => rowOf(email)).toMatchObject({ state: 'failed', attempts: 3 });
    sink.refusing = false;
  });
});

describe('a mail that was given up', () => {
  const OUTBOX = '/api/collections/outbox/records';
  const rowOf = async (recipient: string, kind: string): Promise<Json> => {
    const filter = encodeURIComponent(`recipient='${recipient}' && kind='${kind}'`);
    return (await asOperator(server, 'GET', `${OUTBOX}?filter=${filter}`)).body.items[0];
  };
  /** Its last try has failed. */
  const givenUp = async (recipient: string, kind: string): Promise<Json> => {
    const { id } = await rowOf(recipient, kind);
    await asOperator(server, 'PATCH', `${OUTBOX}/${id}`, { dueAt: 1, attempts: 7 });
    await asOperator(server, 'POST', '/api/crons/jalon-minute');
    await expect.poll(() => rowOf(recipient, kind)).toMatchObject({ state: 'failed' });
    sink.refusing = false;
    return rowOf(recipient, kind);
  };
  const begin = ({ id }: Json) =>
    asOperator(server, 'PATCH', `${OUTBOX}/${id}`, { state: 'waiting' });

  test('is begun again by who sets it to waiting, with a link that works', async () => {
    sink.refusing = true;
    const { email } = await signUp(server);
    const row = await givenUp(email, 'verify');
    expect(row.details).toEqual({});
    expect(await begin(row)).toMatchObject({ status: 200, body: { attempts: 0 } });
    await asOperator(server, 'POST', '/api/crons/jalon-minute');
    const token = /do=verify#(\S+)/.exec((await sink.next(email)).text)?.[1];
    const path = '/api/collections/users/confirm-verification';
    expect((await call(server, 'POST', path, { token })).status).toBe(204);
    await expect.poll(() => rowOf(email, 'verify')).toMatchObject({ state: 'sent', details: {} });
  });

  test('tells of a message again, to where messages arrive now', async () => {
    const site = '/api/collections/site_settings/records/site00000000000';
    await asOperator(server, 'PATCH', site, { contactRecipient: 'parti@example.org' });
    sink.refusing = true;
    await call(server, 'POST', '/api/jalon/contact', {
      id: crypto.randomUUID(),
      name: 'Awa Ndiaye',
      email: 'awa@example.org',
      topic: 'help',
      message: 'Mon fichier ne s’ouvre pas.',
      language: 'fr',
    });
    const row = await givenUp('parti@example.org', 'contact');
    await asOperator(server, 'PATCH', site, { contactRecipient: 'equipe@example.org' });
    await begin(row);
    await asOperator(server, 'POST', '/api/crons/jalon-minute');
    expect((await sink.next('equipe@example.org')).text).toContain('Mon fichier ne s’ouvre pas.');
  });

  test('is refused in words when it can’t be written again, or has gone', async () => {
    const { email, token } = await signUp(server);
    await sink.next(email);
    const sent = await begin(await rowOf(email, 'verify'));
    expect(sent).toMatchObject({ status: 400 });
    expect(sent.body.data.state.message).toContain('It has gone');
    const next = newEmail('new');
    sink.refusing = true;
    const asked = { email: next, password: PASSWORD };
    await call(server, 'POST', '/api/jalon/email-change', asked, token);
    const late = await begin(await givenUp(next, 'change-email'));
    expect(late.status).toBe(400);
    expect(late.body.data.state.message).toMatch(/another address|asks again/);
    await expect.poll(() => rowOf(next, 'change-email')).toMatchObject({ state: 'failed' });
  });
});
