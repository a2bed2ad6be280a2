import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readLinkedinArchive } from './read-linkedin-archive.ts';

const read = (bytes: Uint8Array) => readLinkedinArchive(bytes, { now: () => 0 });
const zip = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        typeof text === 'string' ? strToU8(text) : text,
      ]),
    ),
  );

const PROFILE =
  'First Name,Last Name,Headline,Summary\nNadia,Benmoussa,"Ingénieure, eaux","Deux\nlignes"\n';

it('reads an archive with most of its files missing, and says which', async () => {
  const archive = await read(
    zip({ 'Basic_Export/Profile.csv': `\uFEFF${PROFILE}`, 'messages.csv': 'x' }),
  );
  expect(archive).toMatchObject({
    ok: true,
    value: {
      facts: { fullName: 'Nadia Benmoussa', headline: 'Ingénieure, eaux', about: 'Deux\nlignes' },
      read: ['Basic_Export/Profile.csv'],
    },
  });
  const skipped = archive.ok ? archive.value.skipped : [];
  expect(skipped.map(({ file }) => file)).toContain('Email Addresses.csv');
});

it('reads what a spreadsheet saved again: semicolons, another encoding', async () => {
  const latin = Uint8Array.from(
    [...'Name\r\nD\u00e9veloppement\r\n'].map((char) => char.charCodeAt(0)),
  );
  const archive = await read(
    zip({
      'Positions.csv': 'Company Name;Title;Started On\nRoy inc.;Comptable;Jan 2020\n',
      'Skills.csv': latin,
    }),
  );
  expect(archive).toMatchObject({
    value: {
      facts: {
        positions: [{ company: 'Roy inc.', startDate: '2020-01' }],
        skills: ['Développement'],
      },
    },
  });
});

it('reads the rest where one file does not hold together', async () => {
  const archive = await read(
    zip({ 'Profile.csv': PROFILE, 'Skills.csv': 'Name\n"open\n', 'Languages.csv': '' }),
  );
  expect(archive).toMatchObject({ value: { facts: { fullName: 'Nadia Benmoussa' } } });
  expect(archive.ok && archive.value.skipped).toEqual(
    expect.arrayContaining([
      { file: 'Skills.csv', reason: 'unreadable' },
      { file: 'Languages.csv', reason: 'empty' },
    ]),
  );
});

it.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['a text', strToU8('First Name,Last Name'), 'not_zip'],
  ['the archive cut short', zip({ 'Profile.csv': PROFILE }).subarray(0, 60), 'corrupt'],
  ['another archive', zip({ 'word/document.xml': '<w/>' }), 'no_tables'],
  ['an archive in an archive', zip({ 'inner.zip': zip({ 'Profile.csv': PROFILE }) }), 'no_tables'],
  ['a bomb', zip({ 'Profile.csv': new Uint8Array(60 * 1024 * 1024) }), 'too_large'],
  [
    'more files than anybody has',
    zip(Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`${at}.txt`, '']))),
    'too_large',
  ],
])('refuses %s', async (_, bytes, error) => {
  expect(await read(bytes)).toEqual({ ok: false, error });
});
