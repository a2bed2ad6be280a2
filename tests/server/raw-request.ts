import { request, type IncomingHttpHeaders } from 'node:http';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks exactly as told: `path` goes out as it is, nothing is followed and nothing is unpacked. */
export const ask = (
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asking = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });

/**
 * Asks to post `bytes` and sends none: the status of an answer that needs only the length. Bytes that nobody reads
 * would be taken for the next request on that connection.
 */
export const statusOfSaying = async (
  url: string,
  path: string,
  bytes: number,
  headers: Record<string, string> = {},
): Promise<number> => {
  const said = { ...headers, 'Content-Length': String(bytes) };
  return (await ask(url, path, { method: 'POST', headers: said })).status;
};
