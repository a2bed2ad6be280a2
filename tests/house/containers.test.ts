/** What the files of `deploy` for containers and proxies must agree on with the rest. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';
import { MAX_REQUEST_BYTES } from '../../src/domain/access/size-limits.ts';

const read = (...names: string[]): string => readFileSync(inProject('deploy', ...names), 'utf8');

test('the image holds what the server needs, by name, so that no settings or keys beside it come along', () => {
  const needed = /for needed in (.*); do/.exec(read('jalon'))?.[1]?.split(' ') ?? [];
  const parts = new Set(['VERSION', 'jalon', ...needed.map((file) => file.replace(/\/.*/, ''))]);
  const copied = [...read('Containerfile').matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  expect(new Set(copied)).toEqual(parts);
});

test('the proxy holds a whole request before it asks a worker', () => {
  const [, mebibytes] = /request_buffers (\d+)MiB/.exec(read('cluster', 'Caddyfile')) ?? [];
  expect(Number(mebibytes) * 1024 * 1024).toBe(MAX_REQUEST_BYTES);
});

test('one machine and the cluster share their volumes, so that people can be moved', () => {
  for (const file of [read('compose.yaml'), read('cluster', 'compose.yaml')])
    expect(file).toMatch(/^name: jalon$/m);
});

test.each([['Caddyfile'], ['cluster', 'Caddyfile']])(
  '%s keeps addresses out of all logs',
  (...file) => {
    const [first = ''] = read(...file).split('\n}\n');
    expect(first).toMatch(/^\{\n\s*(?:#.*\n\s*)?log \{/m);
    expect(first).toContain('request>remote_ip delete');
  },
);
