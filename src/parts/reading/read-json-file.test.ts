import { expect, test } from 'vitest';
import { blankRecord } from '#/domain/cv/record/cv-record.ts';
import { writeJson } from '#/documents/write/json-resume.ts';
import { readBytes } from './read-bytes.ts';
import { readJsonFile } from './read-json-file.ts';

let ids = 0;
const inputs = {
  newId: () => `cv${String((ids += 1)).padStart(13, '0')}`,
  random: () => 0.5,
  now: 1_790_000_000_000,
};
const cv = blankRecord(inputs, { title: 'Soudeuse', language: 'fr' });
const backup = (cvs: unknown): string =>
  JSON.stringify({ format: 'jalon-export', version: 1, schema: 1, tables: { cvs, meta: [] } });
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, name: string) => readBytes(bytes(text), name, () => undefined);

test('a back-up gives its CVs and counts the rows it could not understand', async () => {
  const read = await readJsonFile(backup([cv, { id: 'x' }]));
  expect(read).toMatchObject({
    ok: true,
    value: { kind: 'backup', backup: { unreadable: 1 } },
  });
  if (!read?.ok || read.value.kind !== 'backup') throw new Error('no back-up');
  expect(read.value.backup.rows.get('cvs')).toEqual([cv]);
});

test('the CV we export as JSON comes back as a reading', async () => {
  const content = {
    personal: {
      fullName: 'Ama Boateng',
      headline: '',
      email: 'ama@example.org',
      phone: '',
      location: 'Moncton (Nouveau-Brunswick)',
      linkedin: '',
      summary: '',
    },
    experience: [],
    education: [],
    skills: ['Soudage TIG'],
    languages: [],
    other: [],
  };
  const file = new TextDecoder().decode(writeJson(content, 'en'));
  const result = await read(file, 'Ama-Boateng-CV-en.json');
  expect(result).toMatchObject({
    ok: true,
    value: { kind: 'reading', reading: { language: 'en', content } },
  });
});

test('JSON of another program is refused as such and never read as a text', async () => {
  const foreign = { ok: false, error: { code: 'foreign_json' } };
  expect(await read('{"name": "outil", "version": "1.0.0"}', 'package.json')).toEqual(foreign);
  expect(await read('[1, 2]', 'liste.json')).toEqual(foreign);
  expect(await read('{"skills": "none"}', 'profil.json')).toEqual(foreign);
});

test('a back-up that was cut off is damaged, and an empty file is empty', async () => {
  const damaged = { ok: false, error: { code: 'corrupt' } };
  expect(await read('{"format": "jalon-export"}', 'jalon.json')).toEqual(damaged);
  expect(await read(backup([cv]).slice(0, -9), 'jalon.json')).toEqual(damaged);
  expect(await read('', 'jalon.json')).toMatchObject({ ok: false, error: { code: 'empty' } });
});

test('a back-up of a later version is left for that version', async () => {
  const later = backup([cv]).replace('"schema":1', '"schema":9999');
  expect(await read(later, 'jalon.json')).toEqual({ ok: false, error: { code: 'newer_backup' } });
});

test('JSON nested deeper than ours is refused before it is parsed, whatever it calls itself', async () => {
  const deep = `${'{"a":'.repeat(1_000_000)}1${'}'.repeat(1_000_000)}`;
  expect(await read(deep, 'cv.json')).toEqual({ ok: false, error: { code: 'corrupt' } });
  expect((await read(`{\\rtf1 ${'{'.repeat(120)}Jane Roe`, 'cv.rtf')).ok).toBe(false);
  const brackets = JSON.stringify({ basics: { name: `Jane ${'['.repeat(500)}` } });
  expect((await read(brackets, 'cv.json')).ok).toBe(true);
});

test('a resume that holds more than a CV is too large', async () => {
  const work = Array.from({ length: 20_000 }, () => ({ position: 'Welder' }));
  expect(await read(JSON.stringify({ work }), 'cv.json')).toEqual({
    ok: false,
    error: { code: 'too_large' },
  });
});
