/** The code by mail after the password: for those who asked for it, and no way in by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailSink, type MailSink } from '../mail-sink.ts';
import { asOperator, call, PASSWORD, signIn, signUp, type Person } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';

let sink: MailSink;
let server: TestServer;
beforeAll(async () => {
  sink = await openMailSink();
  server = await startTestServer({ env: sink.env });
});
afterAll(async () => {
  await server.stop();
  sink.stop();
});

const switchCode = (person: Person, on: boolean, password = PASSWORD) =>
  call(server, 'POST', '/api/jalon/sign-in-code', { on, password }, person.token);
const askForCode = (email: string, mfaId?: string) =>
  call(server, 'POST', '/api/collections/users/request-otp', { email, mfaId });
const enter = (otpId: string, password: string, mfaId?: string) =>
  call(server, 'POST', '/api/collections/users/auth-with-otp', { otpId, password, mfaId });

const confirmed = async (): Promise<Person> => {
  const person = await signUp(server);
  await sink.next(person.email);
  await asOperator(server, 'PATCH', `/api/collections/users/records/${person.id}`, {
    verified: true,
  });
  return person;
};

const nextCode = async (email: string): Promise<string> => {
  const mail = await sink.next(email);
  const code = /^(\d{6}) /.exec(mail.subject)?.[1] ?? '';
  expect(mail.text).toContain(code);
  return code;
};

test('is asked for after the right password, once it is switched on, and lets in once', async () => {
  const person = await confirmed();
  expect((await signIn(server, person.email)).status).toBe(200);
  expect((await switchCode(person, true, 'mauvais-secret')).status).toBe(400);
  expect((await switchCode(person, true)).status).toBe(204);
  expect((await call(server, 'GET', '/api/jalon/me', undefined, person.token)).body).toMatchObject({
    codeByMail: true,
  });

  expect((await signIn(server, person.email, 'mauvais-secret')).status).toBe(400);
  const first = await signIn(server, person.email);
  expect(first).toMatchObject({ status: 401, body: { mfaId: expect.any(String) } });
  const { otpId } = (await askForCode(person.email, first.body.mfaId)).body;
  const code = await nextCode(person.email);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await enter(otpId, wrong, first.body.mfaId)).status).toBe(400);
  expect(await enter(otpId, code, first.body.mfaId)).toMatchObject({
    status: 200,
    body: { token: expect.any(String), record: { id: person.id } },
  });
  expect((await enter(otpId, code, first.body.mfaId)).status).toBe(400);
});

test('opens nothing without the password, and is mailed to nobody else', async () => {
  const [person, plain] = [await confirmed(), await confirmed()];
  await switchCode(person, true);
  for (const [email, mfaId] of [
    [person.email, undefined],
    [person.email, 'x'.repeat(15)],
    [plain.email, undefined],
    ['personne@example.org', undefined],
  ] as const)
    expect(await askForCode(email, mfaId)).toMatchObject({
      status: 200,
      body: { otpId: expect.any(String) },
    });
  const first = await signIn(server, person.email);
  expect((await askForCode(plain.email, first.body.mfaId)).status).toBe(200);
  const { otpId } = (await askForCode(person.email, first.body.mfaId)).body;
  const code = await nextCode(person.email);
  expect(sink.mails).toEqual([]);
  // The code is right; the first step is not told.
  expect(await enter(otpId, code)).toMatchObject({ status: 401 });
});

test('is switched on only where its mail can be read, and off with a mail that says so', async () => {
  const person = await signUp(server);
  await sink.next(person.email);
  expect(await switchCode(person, true)).toMatchObject({
    status: 409,
    body: { code: 'unverified' },
  });
  const other = await confirmed();
  await switchCode(other, true);
  expect((await switchCode(other, false)).status).toBe(204);
  expect((await sink.next(other.email)).subject).toBe('Le code de connexion est désactivé');
  expect((await signIn(server, other.email)).status).toBe(200);
});
