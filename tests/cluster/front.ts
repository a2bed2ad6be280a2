/** What stands before both planes: the way of people's records leads to the workers, all else to PocketBase. */
import { createServer, request as openRequest } from 'node:http';

export interface Front {
  url: string;
  /** The workers, of which each request gets one. */
  workers: readonly { url: string }[];
  close: () => void;
}

const OF_WORKERS = ['/api/jalon/sync', '/api/jalon/lines', '/api/jalon/cluster'];

export const openFront = async (
  accounts: () => string,
  workers: readonly { url: string }[],
  port = 0,
): Promise<Front> => {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const isForWorkers = OF_WORKERS.includes(path) && front.workers.length > 0;
    const target = isForWorkers
      ? front.workers[(turn += 1) % front.workers.length]?.url
      : accounts();
    const { host: _host, connection: _connection, ...headers } = incoming.headers;
    const passed = openRequest(
      `${target}${path}`,
      { method: incoming.method, headers, agent: false },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
        reply.on('error', () => outgoing.destroy());
      },
    );
    passed.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const front: Front = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    workers,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return front;
};
