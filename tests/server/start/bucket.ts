/** A bucket on loopback that speaks as much of S3 as back-ups need, and refuses whoever does not sign. */
import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from '../real-server.ts';

const KEY_ID = 'jalon-backups';

interface Bucket {
  env: Record<string, string>;
  files: Map<string, Buffer>;
  close: () => void;
}

export const openBucket = async (): Promise<Bucket> => {
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (!request.headers.authorization?.includes(`Credential=${KEY_ID}/`))
      return response.writeHead(403).end();
    const name = new URL(request.url ?? '/', 'http://bucket').pathname.replace(/^\/jalon\/?/, '');
    if (request.method === 'PUT') files.set(name, body);
    if (request.method === 'DELETE') files.delete(name);
    if (name === '') return response.setHeader('Content-Type', 'application/xml').end(list(files));
    const found = files.get(name);
    if (!found && request.method !== 'DELETE') return response.writeHead(404).end();
    const length = request.method === 'PUT' ? 0 : (found?.length ?? 0);
    response.writeHead(200, { 'Content-Length': length, ETag: '"1"', 'Last-Modified': DATE });
    return response.end(request.method === 'GET' ? found : undefined);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    env: {
      JALON_BACKUP_TO: `http://127.0.0.1:${port}/jalon`,
      JALON_BACKUP_REGION: 'ca-central-1',
      JALON_BACKUP_KEY_ID: KEY_ID,
      JALON_BACKUP_SECRET: 'un-secret-de-seau',
    },
    files,
    close: () => void server.close(),
  };
};

const DATE = 'Sun, 22 Nov 2026 06:40:00 GMT';

const list = (files: Map<string, Buffer>): string =>
  `<?xml version="1.0"?><ListBucketResult><Name>jalon</Name><IsTruncated>false</IsTruncated>${[
    ...files,
  ]
    .map(
      ([name, { length }]) =>
        `<Contents><Key>${name}</Key><Size>${length}</Size><ETag>"1"</ETag><LastModified>2026-11-22T06:40:00.000Z</LastModified></Contents>`,
    )
    .join('')}</ListBucketResult>`;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
