import { expect, it } from 'vitest';
import {
  ARCHIVE_MAX,
  readArchiveTables,
  tableOfFile,
  type ArchiveFile,
} from './read-archive-tables.ts';

const file = (name: string, ...rows: string[][]): ArchiveFile => ({
  name,
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});

const POSITIONS = ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'];

it('knows the files by their names, in folders and in French too', () => {
  expect(
    ['Profile.csv', 'x/Email Addresses.csv', 'Adresses e-mail.csv', 'Compétences.csv'].map(
      tableOfFile,
    ),
  ).toEqual(['profile', 'emails', 'emails', 'skills']);
  expect(['Connections.csv', 'Profile.txt', 'Rich_Media.csv'].map(tableOfFile)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('reads what LinkedIn writes, with dates as a CV keeps them', () => {
  const { facts, emails, read } = readArchiveTables([
    file(
      'Profile.csv',
      ['First Name', 'Last Name', 'Headline', 'Summary', 'Industry', 'Geo Location'],
      ['Nadia', 'Benmoussa', 'Ingénieure civile', 'Bonjour', 'Génie civil', 'Montréal, Québec'],
    ),
    file(
      'Positions.csv',
      POSITIONS,
      ['Eaux du Nord', 'Ingénieure', 'Conduites', 'Laval', 'Mar 2019', ''],
      ['Béton Sahel', 'Technicienne', '', '', '2015', 'févr. 2019'],
    ),
    file(
      'Education.csv',
      ['School Name', 'Start Date', 'End Date', 'Degree Name'],
      ['USTHB', '2009', '2014', 'Génie civil'],
    ),
    file('Skills.csv', ['Name'], ['AutoCAD'], ['AutoCAD'], ['Hydraulique']),
    file('Languages.csv', ['Name', 'Proficiency'], ['Français', 'Native or bilingual proficiency']),
    file(
      'Email Addresses.csv',
      ['Email Address', 'Confirmed', 'Primary'],
      ['nadia@example.org', 'Yes', 'Yes'],
      ['', 'No', 'No'],
    ),
  ]);
  expect(facts).toMatchObject({
    fullName: 'Nadia Benmoussa',
    location: 'Montréal, Québec',
    positions: [
      { company: 'Eaux du Nord', startDate: '2019-03', endDate: 'present' },
      { company: 'Béton Sahel', startDate: '2015', endDate: '2019-02' },
    ],
    education: [{ institution: 'USTHB', degree: 'Génie civil', endDate: '2014' }],
    skills: ['AutoCAD', 'Hydraulique'],
    languages: [{ name: 'Français' }],
  });
  expect(emails).toEqual([{ address: 'nadia@example.org', confirmed: true, primary: true }]);
  expect(read).toHaveLength(6);
});

it('finds the columns below notes, behind a byte order mark, in French', () => {
  const { facts, skipped } = readArchiveTables([
    file(
      'Profil.csv',
      ['Notes:'],
      ['Vos données, telles quelles.'],
      ['\uFEFFPrénom', 'Nom', 'Titre', 'Résumé'],
      ['Ana', 'Roy', 'Comptable', ''],
    ),
    file(
      'Postes.csv',
      ['Entreprise', 'Poste', 'Date de début', 'Date de fin'],
      ['Roy inc.', 'Comptable', 'août 2020', "aujourd'hui"],
    ),
  ]);
  expect(facts).toMatchObject({
    fullName: 'Ana Roy',
    headline: 'Comptable',
    positions: [{ company: 'Roy inc.', startDate: '2020-08', endDate: 'present' }],
  });
  expect(skipped.map(({ reason }) => reason)).toEqual(Array.from({ length: 5 }, () => 'absent'));
});

it('lists what it skips, and why', () => {
  const long = 'x'.repeat(ARCHIVE_MAX.cell + 1);
  const { facts, skipped } = readArchiveTables([
    file('Profile.csv'),
    file('Education.csv', ['a', 'b'], ['c', 'd']),
    file(
      'Positions.csv',
      POSITIONS,
      ['', '', 'seule', '', '', ''],
      ['A', 'B', long, '', 'hier', ''],
    ),
    file(
      'Skills.csv',
      ['Name'],
      ...Array.from({ length: ARCHIVE_MAX.rows + 2 }, (_, at) => [`s${at}`]),
    ),
    file('Email Addresses.csv', ['Email Address'], ['nobody']),
  ]);
  expect(facts.positions).toMatchObject([{ company: 'A', startDate: '', endDate: 'present' }]);
  expect(facts.positions[0]?.description).toHaveLength(ARCHIVE_MAX.cell);
  expect(facts.skills).toHaveLength(ARCHIVE_MAX.rows);
  expect(skipped).toEqual(
    expect.arrayContaining([
      { file: 'Profile.csv', reason: 'empty' },
      { file: 'Education.csv', reason: 'no-header' },
      { file: 'Positions.csv', line: 2, reason: 'empty-row' },
      { file: 'Positions.csv', line: 3, reason: 'too-long', value: 'description' },
      { file: 'Positions.csv', line: 3, reason: 'unreadable-date', value: 'hier' },
      { file: 'Skills.csv', line: 502, reason: 'too-many-rows' },
      { file: 'Email Addresses.csv', line: 2, reason: 'empty-row' },
      { file: 'Languages.csv', reason: 'absent' },
    ]),
  );
});
