/** A push service on loopback: it takes what browsers' own would take, looks who sends it, and answers as it is told. */
import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';

interface Push {
  path: string;
  ttl: string;
  length: number;
  /** Of the token, once its signature was found right. */
  claims: { aud: string; exp: number; sub: string };
  key: string;
}

export interface PushService {
  origin: string;
  pushes: Push[];
  /** What it answers; 201 takes the push. */
  status: number;
  stop: () => void;
}

export const openPushService = async (): Promise<PushService> => {
  const server = createServer((request, response) => {
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    request.on('end', () => {
      const { authorization = '', ttl } = request.headers;
      const told = readVapid(authorization);
      if (!told) return void response.writeHead(403).end();
      service.pushes.push({ path: request.url ?? '', ttl: String(ttl), length, ...told });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const service: PushService = {
    origin: `http://127.0.0.1:${port}`,
    pushes: [],
    status: 201,
    stop: () => void server.close(),
  };
  return service;
};

/** RFC 8292; undefined where the signature is not that of the key. */
const readVapid = (header: string): Pick<Push, 'claims' | 'key'> | undefined => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Push['claims'];
  return isRight ? { claims, key } : undefined;
};
