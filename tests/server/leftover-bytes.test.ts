/**
 * What is left of a body that nobody read must not be taken for the next request: behind a proxy the next request on
 * that connection is another person's.
 */
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from './people.ts';
import { startTestServer, type TestServer } from './real-server.ts';

let server: TestServer;
let token = '';
beforeAll(async () => {
  // As behind a proxy, which keeps its connections and puts many people's requests on one.
  server = await startTestServer({ origin: 'https://jalon.example.org' });
  ({ token } = await signUp(server));
});
afterAll(() => server.stop());

/** Sends the head and a body that is the next request, over and over; the statuses that came back. */
const statusesOf = (method: string, path: string, bytes: number, given: string, chunked = false) =>
  new Promise<string[]>((resolve) => {
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
    let answered = '';
    socket.on('data', (data) => (answered += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answered.match(/HTTP\/1\.1 \d+/g) ?? []));
    const next = 'GET /api/jalon/health HTTP/1.1\r\nHost: x\r\n\r\n';
    const body = next.repeat(Math.ceil(bytes / next.length)).slice(0, bytes);
    const size = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`;
    const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\n${given ? `Authorization: ${given}\r\n` : ''}`;
    socket.write(`${head}Content-Type: application/json\r\n${size}\r\n\r\n`);
    socket.write(chunked ? `${bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body);
    setTimeout(() => socket.destroy(), 1500);
  });

test.each([
  ['POST', '/api/jalon/sync', 1.5e6],
  ['POST', '/api/jalon/sync', 3e5],
  ['POST', '/api/jalon/me', 4e5],
  ['PATCH', '/api/jalon/me', 4e5],
  ['GET', '/api/jalon/me', 1.5e6],
  ['GET', '/', 1.5e6],
  ['GET', '/nowhere', 1.5e6],
  ['GET', '/rss.xml', 1.5e6],
  ['POST', '/api/nothing', 1.5e6],
  ['POST', '/api/collections/cvs/records', 1.5e6],
])('%s %s with %d bytes is one request', async (method, path, bytes) => {
  for (const given of ['', token])
    for (const chunked of [false, true])
      expect((await statusesOf(method, path, bytes, given, chunked)).length).toBeLessThan(2);
});

/** Sends all of it, and listens a moment later; the first line of what came back, or why nothing did. */
const answerOnceSent = (path: string, bytes: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', ({ message }) => resolve(message));
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: none`;
    socket.write(`${head}\r\nContent-Length: ${bytes}\r\n\r\n${' '.repeat(bytes)}`);
    const listen = () =>
      socket.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
    setTimeout(listen, 300);
  });

// A proxy that is cut off while it still sends answers 502 in our place.
test.each([
  ['/api/jalon/sync', 3.9e6],
  ['/api/jalon/files/none/parts/0', 1e6],
])('a refusal by %s reaches who sent %d bytes', async (path, bytes) => {
  expect(await answerOnceSent(path, bytes)).toBe('HTTP/1.1 401 Unauthorized');
});
