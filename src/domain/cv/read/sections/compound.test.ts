import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { portionsOf } from './portions.ts';
import { splitSections } from './split-sections.ts';

const title = { bold: true, caps: true, size: 1.3, gap: 2 };

const portions = (heading: string, ...texts: string[]): string[] =>
  splitSections([
    line('Awa Example', { size: 2 }),
    line(heading, title),
    ...texts.map((text) => line(text)),
  ])
    .flatMap((section) => portionsOf(section))
    .map(({ kind, lines }) => `${kind}: ${lines.map(({ text }) => text).join(' / ')}`);

const CERTIFIED = 'Certified Weaver of Kindia, 2022';
const LIST = 'Looms, Spindles, Dye vats';

test('short names in a list are skills, and what is certified is none', () => {
  const both = [`skills: ${LIST}`, `certifications: ${CERTIFIED}`];
  expect(portions('SKILLS AND CERTIFICATIONS', LIST, CERTIFIED)).toEqual(both);
  expect(portions('CERTIFICATIONS & SKILLS', CERTIFIED, LIST)).toEqual(both.toReversed());
  expect(portions('EDUCATION AND SKILLS', 'BSc Weaving, Lake University, 2015', LIST)).toEqual([
    'education: BSc Weaving, Lake University, 2015',
    `skills: ${LIST}`,
  ]);
});

test('languages that nobody speaks are those of programmers, however few', () => {
  expect(portions('LANGUAGES', 'Pascal, Ada')).toEqual(['skills: Pascal, Ada']);
  expect(portions('LANGUAGES', 'English, Wolof')).toEqual(['languages: English, Wolof']);
  expect(portions('LANGUAGES', 'Orlekian, Vandish (fluent)')[0]).toMatch(/^languages/);
});

test('a certification in bold over its own row of years is a study among the others', () => {
  const rows = [
    line('Certification Tissanet ¦ tissanet.example', { boldLead: 'Certification Tissanet' }),
    line('Tissage de tapis avec des fils de laine ¦ 2022 – 2024'),
    line('Université de Kindia ¦ Kindia', { boldLead: 'Université de Kindia' }),
    line('Master Teinture et laines ¦ 2015 – 2017'),
  ];
  const [section] = splitSections([
    line('Awa Example', { size: 2 }),
    line('FORMATION ET CERTIFICATIONS', title),
    ...rows,
  ]).slice(1);
  expect(section && portionsOf(section).map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['education', 4],
  ]);
});

test('technical experience without a date is what was made, beside the jobs', () => {
  const ORGAN = 'I built an organ out of looms.';
  expect(portions('TECHNICAL EXPERIENCE', 'Organ', ORGAN)[0]).toMatch(/^projects/);
  expect(
    portions('TECHNICAL EXPERIENCE', 'Organ', 'Since 2019 I had been building organs.')[0],
  ).toMatch(/^projects/);
  expect(portions('TECHNICAL EXPERIENCE', 'Weaver, Nordvik, 2019 – 2021', ORGAN)[0]).toMatch(
    /^experience/,
  );
});

test('so is other experience without dates and trades', () => {
  expect(portions('OTHER EXPERIENCE', 'Old looms and their songs', 'Sang nine of them')[0]).toMatch(
    /^projects/,
  );
  expect(portions('OTHER EXPERIENCE', 'Waiter, House of Tea', 'Served tea')[0]).toMatch(
    /^experience/,
  );
});
