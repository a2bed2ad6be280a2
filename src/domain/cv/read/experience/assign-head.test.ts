import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { readExperience } from './read-experience.ts';

const jobOf = (text: string): string =>
  readExperience([line(`2016 – 2019 ¦ ${text}`), line('Wove nine carpets', { bullet: 1, x: 62 })])
    .entries.map(({ entry }) => [entry.jobTitle, entry.company, entry.location].join(' | '))
    .join('\n');

test.each([
  ['Analyste, Nordcampus Ouest / TISSUM, Rennes', 'Analyste | Nordcampus Ouest / TISSUM | Rennes'],
  [
    'Développeuse web, Fil du Nord / Cloth Lab, Rennes',
    'Développeuse web | Fil du Nord / Cloth Lab | Rennes',
  ],
  ['Architecte / Urbaniste, Atelier du Cap', 'Architecte / Urbaniste | Atelier du Cap | '],
])(
  'two employers with a slash between them stand behind the comma of the title: %s',
  (text, job) => {
    expect(jobOf(text)).toBe(job);
  },
);
