import { expect, test } from 'vitest';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import { splitSections } from './split-sections.ts';

const titlesUnder = (text: string): string[] =>
  splitSections([
    line('Ilse Nyberg', { size: 2, bold: true }),
    line(text, { boldLead: text.slice(0, text.indexOf(':')) }),
    line('Email: ilse@example.org', { boldLead: 'Email' }),
  ]).map(({ title }) => title);

test('the place of work among the ways to reach a person opens no section', () => {
  expect(titlesUnder('Work : 3 Mill Lane, Bergen, Norway')).toEqual(['']);
  expect(titlesUnder('Work : Deckhand on the ferry since 2019')).toEqual(['', 'Work']);
});

test('the address of a person’s work opens no section', () => {
  expect(titlesUnder('Portfolio: ilse.example.org')).toEqual(['']);
  expect(titlesUnder('Portfolio: quay walls, two bridges')).toEqual(['', 'Portfolio']);
});

test('a language row among ways to reach a person takes nothing that follows it', () => {
  const sections = splitSections([
    line('COORDONNÉES', { size: 1.2, bold: true }),
    line('Téléphone : 514 555-0142', { bullet: 1 }),
    line('Langues : français, anglais', { bullet: 1 }),
    line('Laval, Québec', { bullet: 1 }),
  ]);
  expect(sections.map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])).toEqual([
    ['contact', ['Téléphone : 514 555-0142', 'Laval, Québec']],
    ['languages', ['français, anglais']],
  ]);
});

test('the last group of skills is no section', () => {
  const kinds = (label: string) =>
    splitSections([
      line('COMPÉTENCES', { size: 1.3, bold: true }),
      line('Soudage :'),
      line('TIG, MIG', { bullet: 1 }),
      line(label, { gap: 1.8 }),
      line('Pontage, gréage', { bullet: 1 }),
    ]).map(({ kind }) => kind);
  expect(kinds('Autres :')).toEqual(['skills']);
  expect(kinds('Bénévolat :')).toEqual(['skills', 'volunteering']);
});

test('“Langue maternelle” under a language says how well', () => {
  const sections = splitSections([
    line('LANGUES', { size: 1.3, bold: true, gap: 2 }),
    line('Français', { bold: true, gap: 1.5 }),
    line('Langue maternelle', { gap: 1.5 }),
    line('Anglais', { bold: true, gap: 1.5 }),
    line('Notions', { gap: 1.5 }),
  ]);
  expect(sections.map(({ title }) => title)).toEqual(['LANGUES']);
});

test('a label at the edge of an item’s text opens no section inside a job', () => {
  const titlesWith = (label: object) =>
    splitSections([
      line('EXPERIENCE', { size: 1.3, bold: true, gap: 2 }),
      line('May 2018 - Present ¦ Mill Hand ¦ Nordvik Mill', { x: 50 }),
      line('Kept the stones level in all weathers', { bullet: 1, x: 60 }),
      line('Tools: chisel, plumb line, hoist', { x: 69 }),
      line('Awards: Golden Grain (2x)', { x: 69, ...label }),
      line('Taught three apprentices', { bullet: 1, x: 60 }),
      line('Jan 2015 - Apr 2018 ¦ Ferry Hand ¦ Lake Lines', { x: 50 }),
    ]).map(({ title }) => title);
  expect(titlesWith({})).toEqual(['EXPERIENCE']);
  expect(titlesWith({ x: 50, gap: 2 })).toEqual(['EXPERIENCE', 'Awards']);
});

test('a subject beside what a person likes of it opens no section of skills', () => {
  const sections = splitSections([
    line('CENTRES D’INTÉRÊT', { size: 1.3, bold: true, gap: 2 }),
    line('Informatique ¦ Jeux de patience, motifs de tissage au hasard'),
    line('Sport ¦ Huit ans d’aviron'),
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual(['interests']);
});

test('a job named as sections are, beside its dates, opens none', () => {
  const kinds = (dates: string) =>
    splitSections([
      line('EXPÉRIENCE', { size: 1.3, bold: true }),
      line('Chantier naval du Nord ¦ Bergen, Norvège', { gap: 1.5 }),
      line(`Bénévolat ¦ ${dates}`, { gap: 1.4 }),
      line('Repeint la coque d’un caboteur', { bullet: 1 }),
    ]).map(({ kind }) => kind);
  expect(kinds('2014 (6 mois)')).toEqual(['experience']);
  expect(kinds('repeindre un caboteur')).toEqual(['experience', 'volunteering']);
});

test('a label beside the dates of a study opens no section', () => {
  expect(
    splitSections(
      linesOf(
        '> Ada Example\nada@example.org\n# Education\n** Lake High School ¦ Alexandria, VA\n_ Main Interests: Weaving, Dyes ¦ September 2016 - June 2019\n* Wove rugs\n# Skills\nLooms',
      ),
    ).map(({ title }) => title),
  ).toEqual(['', 'Education', 'Skills']);
});
