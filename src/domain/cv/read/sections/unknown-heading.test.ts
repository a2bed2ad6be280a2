import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { portionsOf } from './portions.ts';
import { splitSections } from './split-sections.ts';

const title = { bold: true, caps: true, gap: 2 };

test('where headings have space above, a study in capitals right below its dates is none', () => {
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('COMPÉTENCES', title),
    line('Tissage'),
    line('FORMATIONS', title),
    line('2012 - 2014', { bold: true, gap: 2 }),
    line('CAP TISSAGE', { bold: true, caps: true, gap: 1 }),
    line('Lycée de Ségou'),
    line('LANGUES', title),
    line('Bambara'),
    line('LOISIRS', title),
    line('Couture'),
    line('RÉGATES', title),
    line('Deux courses'),
  ]);
  expect(sections.map(({ title: text }) => text)).toEqual([
    '',
    'COMPÉTENCES',
    'FORMATIONS',
    'LANGUES',
    'LOISIRS',
    'RÉGATES',
  ]);
});

test('jobs named after a bar under a heading that no dictionary knows are jobs', () => {
  const section = {
    kind: 'other' as const,
    kinds: ['other' as const],
    title: 'Laboratoire',
    known: false,
    lines: [
      line('FIBRES OF THE LAKE LAB | RESEARCHER', { caps: true, gap: 1.6 }),
      line('Jan 2014 – Jan 2015 | Dakar'),
      line('Measured the strength of the fibres of nine plants with the weavers of the town.'),
    ],
  };
  expect(portionsOf(section).map(({ kind }) => kind)).toEqual(['experience']);
});
