import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource } from '#/documents/read/read-source.ts';
import { readCvFromSource } from '#/domain/cv/read/read-cv.ts';

const folder = path.resolve(import.meta.dirname, '../fixtures/cv/refused');
const refused = JSON.parse(readFileSync(path.join(folder, 'refused.json'), 'utf8')) as {
  file: string;
  code: string;
  detail?: string;
}[];

describe('a file that is no readable CV', () => {
  it.each(refused)('$file is refused as $code', { timeout: 30_000 }, async (expected) => {
    const bytes = new Uint8Array(readFileSync(path.join(folder, expected.file)));
    const source = await readSource(bytes, { fileName: expected.file });
    const answer = source.ok ? readCvFromSource(source.value) : source;
    expect(answer.ok ? 'read' : answer.error).toMatchObject(
      expected.detail ? { code: expected.code, detail: expected.detail } : { code: expected.code },
    );
  });
});
