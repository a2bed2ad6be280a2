/**
 * The way between devices and the server, over loopback: what becomes of a device's next request is for the
 * nemesis to say. Everything that reaches the server is shown to whoever watches.
 */
import {
  createServer,
  request as openRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { SyncAnswer, SyncRequest } from '#/domain/sync/protocol.ts';
import { readAnswer } from '#/domain/sync/client/read-answer.ts';

export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
}

/** One request of a device, on its way. */
export interface Passage {
  /** Undefined when it is no sync request. */
  request: SyncRequest | undefined;
  /** To the server, as often as one likes, with fields of the request or its token changed. */
  forward: (change?: { fields?: Partial<SyncRequest>; token?: string }) => Promise<Reply>;
  answer: (reply: Reply) => void;
  /** The first half, and then nothing more. */
  answerHalf: (reply: Reply) => void;
  /** The device sees a connection that breaks. */
  cut: () => void;
}

export type Treatment = (passage: Passage) => Promise<void> | void;

export const letPass: Treatment = async ({ forward, answer }) => answer(await forward());

/** A request the server has answered, and what it said as it stands there. */
export type Served = (device: string, request: SyncRequest, answer: SyncAnswer) => void;

export class FaultProxy {
  /** Where requests go; changes with the server's port. */
  target: () => string;
  onServed: Served = () => undefined;
  /** Devices without a network. */
  readonly partitioned = new Set<string>();
  readonly #next = new Map<string, Treatment[]>();
  readonly #server: Server;

  static async open(target: () => string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  private constructor(target: () => string) {
    this.target = target;
    this.#server = createServer((incoming, outgoing) => {
      const [, device = '', ...rest] = (incoming.url ?? '').split('/');
      const cut = (): void => {
        incoming.socket.destroy();
      };
      const begin = ({ status, headers, bytes }: Reply) =>
        outgoing.writeHead(status, { ...headers, 'content-length': bytes.length });
      const pass = async (): Promise<void> => {
        const body = await bytesOf(incoming);
        const passage: Passage = {
          request: requestIn(body),
          forward: (change) => this.#forward(device, `/${rest.join('/')}`, incoming, body, change),
          answer: (reply) => begin(reply).end(reply.bytes),
          answerHalf: (reply) =>
            begin(reply).write(reply.bytes.subarray(0, Math.ceil(reply.bytes.length / 2)), cut),
          cut,
        };
        if (this.partitioned.has(device)) return cut();
        await (this.#next.get(device)?.shift() ?? letPass)(passage);
      };
      // The server is gone, or was killed while it answered.
      pass().catch(cut);
    });
  }

  originFor(device: string): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('The proxy is closed.');
    return `http://127.0.0.1:${address.port}/${device}`;
  }

  /** What becomes of the device's next requests, one after the other; all later ones pass. */
  plan(device: string, ...treatments: readonly Treatment[]): void {
    this.#next.set(device, [...treatments]);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #forward(
    device: string,
    path: string,
    { method = 'GET', headers }: IncomingMessage,
    body: Buffer,
    { fields, token }: { fields?: Partial<SyncRequest>; token?: string } = {},
  ): Promise<Reply> {
    const request = requestIn(body);
    const sent = fields ? Buffer.from(JSON.stringify({ ...request, ...fields })) : body;
    const { host: _host, connection: _connection, ...kept } = headers;
    const reply = await exchange(this.target() + path, {
      method,
      headers: {
        ...kept,
        'content-length': String(sent.length),
        ...(token === undefined ? {} : { authorization: token }),
      },
      body: sent,
    });
    const said = reply.status === 200 ? parsed<object>(plain(reply)) : undefined;
    const answer = request && readAnswer(said);
    if (answer) this.onServed(device, request, answer);
    return reply;
  }
}

/** A connection of its own: one kept open would not survive the server's death. */
const exchange = async (
  url: string,
  { method, headers, body }: { method: string; headers: OutgoingHttpHeaders; body: Buffer },
): Promise<Reply> => {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = openRequest(url, { method, headers, agent: false }, resolve);
    outgoing.on('error', reject);
    outgoing.end(body);
  });
  const { 'content-type': type = '', 'content-encoding': encoding } = incoming.headers;
  return {
    status: incoming.statusCode ?? 0,
    headers: { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) },
    bytes: await bytesOf(incoming),
  };
};

const bytesOf = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const plain = ({ headers, bytes }: Reply): Buffer =>
  headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;

const requestIn = (body: Buffer): SyncRequest | undefined => parsed<SyncRequest>(body);

const parsed = <T>(bytes: Buffer): T | undefined => {
  try {
    return JSON.parse(bytes.toString()) as T;
  } catch {
    return undefined;
  }
};
