/** Messages of the contact page: kept for the operator, mailed to them, and never twice. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_MESSAGE_YEARS } from '../../../src/domain/access/retention.ts';
import { DAY_MS } from '../../../src/domain/duration.ts';
import { CONTACT_TOPICS, contactRank } from '../../../src/domain/content/contact-message.ts';
import { asOperator, call, newEmail, signUp, signUpAs, type Json, type Person } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { startSink, type Sink } from '../smtp-sink.ts';

let server: TestServer;
let sink: Sink;
beforeAll(async () => {
  sink = await startSink();
  server = await startTestServer({ env: sink.env });
  await asOperator(server, 'PATCH', '/api/collections/site_settings/records/site00000000000', {
    contactRecipient: 'equipe@example.org',
  });
});
afterAll(() => server.stop());

const message = (given: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'Nadia Benali',
  email: newEmail(),
  topic: 'help',
  message: 'Mon fichier ne s’ouvre pas.\n\nIl vient d’un vieux Word.',
  language: 'fr',
  ...given,
});
const send = (body: unknown) => call(server, 'POST', '/api/jalon/contact', body);
const keptFrom = async (email: string): Promise<Json[]> => {
  const filter = encodeURIComponent(`email='${email}'`);
  const path = `/api/collections/contact_messages/records?filter=${filter}`;
  return (await asOperator(server, 'GET', path)).body.items;
};

test('a message is kept, and mailed to the operator, who can answer it directly', async () => {
  const sent = message({ topic: 'group' });
  expect((await send(sent)).status).toBe(204);
  expect(await keptFrom(sent.email)).toMatchObject([
    { name: sent.name, topic: 'group', message: sent.message, state: 'new', language: 'fr' },
  ]);
  const mail = await sink.next('equipe@example.org');
  expect(mail.subject).toBe('Message de Nadia Benali\u00A0: tarif de groupe');
  expect(mail.text.replaceAll('\r\n', '\n')).toContain(sent.message);
  expect(mail.text).toContain(sent.email);
});

test('the same message again is answered the same, kept once and mailed once', async () => {
  const sent = message();
  const statuses = [(await send(sent)).status, (await send(sent)).status];
  expect(statuses).toEqual([204, 204]);
  expect(await keptFrom(sent.email)).toHaveLength(1);
  await sink.next('equipe@example.org');
  expect(sink.mails.filter(({ to }) => to === 'equipe@example.org')).toEqual([]);
});

test('markup in a message is text in the mail', async () => {
  await send(message({ name: '<b>Nadia</b>', message: '<img src=x onerror=alert(1)>' }));
  const { html } = await sink.next('equipe@example.org');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
});

test('whoever fills in what no person sees is thanked and forgotten', async () => {
  const sent = message({ website: 'https://spam.example' });
  expect((await send(sent)).status).toBe(204);
  expect(await keptFrom(sent.email)).toEqual([]);
});

describe('what is missing or wrong is named, all of it', () => {
  test.each([
    [
      {},
      [
        ['required', 'name'],
        ['invalid', 'email'],
        ['invalid', 'topic'],
        ['required', 'message'],
      ],
    ],
    [message({ email: 'nadia@' }), [['invalid', 'email']]],
    [
      message({ name: 'N', message: 'Allô' }),
      [
        ['too_short', 'name'],
        ['too_short', 'message'],
      ],
    ],
  ])('%#', async (body, expected) => {
    const reply = await send(body);
    expect(reply.status).toBe(400);
    const told = reply.body.errors.map(({ code, field }: Json) => [code, field]);
    expect(told.slice(0, expected.length)).toEqual(expected);
  });
});

test('too many messages from one place are told to wait', async () => {
  const limited = await startTestServer({ env: { JALON_RATE_LIMITS: '' } });
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1)
    statuses.push((await call(limited, 'POST', '/api/jalon/contact', message())).status);
  await limited.stop();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
});

test('a message goes once it has been kept as long as the privacy policy says', async () => {
  const [old, young] = [message(), message()];
  for (const sent of [old, young]) await send(sent);
  const [kept] = await keptFrom(old.email);
  const receivedAt = Date.now() - (CONTACT_MESSAGE_YEARS * 365 + 1) * DAY_MS;
  const path = `/api/collections/contact_messages/records/${kept.id}`;
  await asOperator(server, 'PATCH', path, { receivedAt });
  await asOperator(server, 'POST', '/api/crons/jalon-night');
  await expect.poll(() => keptFrom(old.email)).toEqual([]);
  expect(await keptFrom(young.email)).toHaveLength(1);
});

describe('priority support', () => {
  const ask = async (person?: Person) => {
    const sent = message({ topic: 'priority' });
    const reply = await call(server, 'POST', '/api/jalon/contact', sent, person?.token);
    expect(reply.status).toBe(204);
    return keptFrom(sent.email);
  };

  test('is for people with Premium; the message of anyone else waits with all others', async () => {
    expect(await ask(await signUpAs(server, 'premium'))).toMatchObject([{ topic: 'priority' }]);
    for (const other of [undefined, await signUp(server), { token: 'x.y.z' } as Person])
      expect(await ask(other)).toMatchObject([{ topic: 'help' }]);
  });

  test('is answered before other questions, and after what the law gives days for', () => {
    const inOrder = [...CONTACT_TOPICS].sort((a, b) => contactRank(a) - contactRank(b));
    expect(inOrder.slice(0, 2)).toEqual(['privacy', 'priority']);
    expect(CONTACT_TOPICS.every((topic) => contactRank(topic) > 0)).toBe(true);
  });
});
