/** A build served as it would be: our own by the real server, a peer's as files with brotli and a long cache. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Product } from '../../tests/e2e/product.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export const servePeer = async (folder: string): Promise<Product> => {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://peer').pathname);
    const file = [asked, `${asked}.html`, `${asked}/index.html`, '/index.html']
      .map((name) => path.join(folder, path.normalize(name)))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (!file) return void response.writeHead(404).end();
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const text = /text|json|svg|javascript/.test(type);
    const content =
      packed.get(file) ?? (text ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
    packed.set(file, content);
    response
      .writeHead(200, {
        'Content-Type': type,
        'Cache-Control': 'max-age=31536000',
        'Content-Length': content.length,
        ...(text ? { 'Content-Encoding': 'br' } : {}),
      })
      .end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
