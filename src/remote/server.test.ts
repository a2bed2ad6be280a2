import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from './account.ts';
import { callServer, route, type CallTerms } from './server.ts';

let server: Server;
let origin: string;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
/** What arrived, oldest first. */
let arrived: { request: IncomingMessage; body: Buffer }[];

beforeEach(async () => {
  arrived = [];
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrived.push({ request, body: Buffer.concat(parts) });
      respond(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => stop());

const stop = (): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

const answerWith =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(status, headers).end(body);

const call = (terms?: CallTerms, path = '/api/jalon/me') =>
  callServer(route(path), terms, { origin });

describe('a call that fails', () => {
  test.each([
    [401, '{}', {}, { kind: 'unauthorised' }],
    [413, 'too large', {}, { kind: 'too-large' }],
    [426, '{"update":"app"}', {}, { kind: 'update-app', update: 'app' }],
    [426, '{"update":"server"}', {}, { kind: 'update-app', update: 'server' }],
    [426, '', {}, { kind: 'update-app', update: 'app' }],
    [408, '', {}, { kind: 'busy', retryAfter: null }],
    [425, '', {}, { kind: 'busy', retryAfter: null }],
    [429, '{}', { 'Retry-After': '7' }, { kind: 'busy', retryAfter: 7000 }],
    [429, '{}', { 'Retry-After': 'soon' }, { kind: 'busy', retryAfter: null }],
    [503, '<html>', { 'Retry-After': '0' }, { kind: 'unavailable', retryAfter: 0 }],
    [
      503,
      '{}',
      { 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' },
      { kind: 'unavailable', retryAfter: 0 },
    ],
    [500, '{}', {}, { kind: 'unavailable', retryAfter: null }],
    [
      400,
      '{"code":"too_short","field":"password"}',
      {},
      {
        kind: 'refused',
        status: 400,
        code: 'too_short',
        field: 'password',
        body: { code: 'too_short', field: 'password' },
      },
    ],
    // PocketBase's own routes name a number.
    [
      400,
      '{"code":400}',
      {},
      { kind: 'refused', status: 400, code: '', field: '', body: { code: 400 } },
    ],
    [404, '<html>', {}, { kind: 'refused', status: 404, code: '', field: '', body: undefined }],
    [304, '', {}, { kind: 'refused', status: 304, code: '', field: '', body: undefined }],
    [200, '<!doctype html>', {}, { kind: 'malformed' }],
  ])('is told by its status: %i %s %o', async (status, body, headers, error) => {
    respond = answerWith(status, body, headers as Record<string, string>);
    expect(await call()).toEqual({ ok: false, error });
  });

  test('is offline where nothing listens', async () => {
    await stop();
    expect(await call()).toEqual({ ok: false, error: { kind: 'offline' } });
  });

  test('is offline where it breaks off in the middle', async () => {
    respond = (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"fullName":', () => response.destroy());
    };
    expect(await call()).toEqual({ ok: false, error: { kind: 'offline' } });
  });

  test('is offline where it does not come in time', async () => {
    respond = () => undefined;
    expect(await call({ timeout: 50 })).toEqual({ ok: false, error: { kind: 'offline' } });
  });

  test('is aborted where the caller no longer wants it', async () => {
    const early = AbortSignal.abort();
    expect(await call({ signal: early })).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(arrived).toEqual([]);
    const late = new AbortController();
    respond = () => late.abort();
    expect(await call({ signal: late.signal })).toEqual({ ok: false, error: { kind: 'aborted' } });
  });
});

test('a good answer comes with its headers; an empty one has no body', async () => {
  respond = answerWith(200, '{"a":1}', { ETag: '"7"' });
  const reply = await call();
  expect(reply).toMatchObject({ ok: true, value: { status: 200, body: { a: 1 } } });
  expect(reply.ok && reply.value.headers.get('ETag')).toBe('"7"');
  respond = answerWith(204, '');
  expect(await call()).toMatchObject({ ok: true, value: { status: 204, body: undefined } });
});

test('bytes go up and come down as they are', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  respond = (_, response) => void response.end(arrived[0]?.body);
  const ask = route('/api/jalon/files/1/parts/0', {
    method: 'POST',
    body: bytes.buffer,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  const reply = await callServer(ask, { answer: 'bytes' }, { origin });
  expect(new Uint8Array(reply.ok ? (reply.value.body as ArrayBuffer) : [])).toEqual(bytes);
});

test('two calls to one address at once both get their answer', async () => {
  const waiting: ServerResponse[] = [];
  respond = (_, response) => {
    waiting.push(response);
    if (waiting.length === 2) for (const each of waiting) each.end('{}');
  };
  const replies = await Promise.all([call(), call()]);
  expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
});

test('a call goes out as the person it is for, and nothing of an answer is kept', async () => {
  const record = { id: 'nadia', email: 'nadia@example.org', fullName: 'Nadia', verified: true };
  respond = answerWith(200, JSON.stringify({ token: 'hers', record }), { 'Set-Cookie': 'a=b' });
  expect(await signIn(' nadia@example.org ', 'a password', { door: { origin } })).toMatchObject({
    ok: true,
    value: { token: 'hers', id: 'nadia', isVerified: true },
  });
  await call();
  await call({ token: 'another' });
  expect(arrived.map(({ request }) => request.headers.authorization)).toEqual([
    undefined,
    undefined,
    'another',
  ]);
  expect(JSON.parse(String(arrived[0]?.body))).toEqual({
    identity: 'nadia@example.org',
    password: 'a password',
  });
  expect(arrived.map(({ request }) => request.headers.cookie)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
