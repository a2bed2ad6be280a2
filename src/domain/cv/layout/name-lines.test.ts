import { expect, it } from 'vitest';
import { emptyContent, type CvContent, type Personal } from '../content.ts';
import { layoutCv } from './layout-cv.ts';
import { cvMetrics } from './metrics.ts';
import { outlineCv } from './outline.ts';

const OPTIONS = { language: 'fr', template: 'moderne', dateStyle: 'numeric' } as const;

const named = (name: Partial<Personal>): CvContent => ({
  ...emptyContent(),
  personal: { ...emptyContent().personal, headline: 'Comptable', ...name },
});

const drawn = (content: CvContent): string[] =>
  layoutCv(content, OPTIONS, cvMetrics()).pages.flatMap(({ texts }) =>
    texts.map(({ text }) => text),
  );

it('a name in its own script is left to Word and text where no font has it, and is never a box', () => {
  const content = named({
    fullName: '王小明',
    latinName: 'Xiaoming Wang',
    nameLine: 'both',
    pronunciation: 'chao-MINNG',
  });
  const laidOut = layoutCv(content, OPTIONS, cvMetrics());
  expect(laidOut.missing).toEqual([]);
  expect(laidOut.leftOut).toEqual(['王小明']);
  expect(drawn(content).slice(0, 3)).toEqual([
    'Xiaoming Wang',
    'Prononciation : chao-MINNG',
    'Comptable',
  ]);
  expect(outlineCv(content, OPTIONS).nameNotes).toEqual(['王小明', 'Prononciation : chao-MINNG']);
});

it('a name that only its own script writes is said to be missing', () => {
  const { missing, leftOut } = layoutCv(named({ fullName: '王小明' }), OPTIONS, cvMetrics());
  expect(missing.map(({ character }) => character)).toEqual(['王', '小', '明']);
  expect(leftOut).toEqual([]);
});

it('a report on a diploma stands under it, before its details', () => {
  const study = {
    degree: 'Licence',
    fieldOfStudy: '',
    institution: 'Université du Lac',
    location: 'Rabat (Maroc)',
    startDate: '',
    graduationDate: '2015',
    details: ['Mention bien'],
  };
  const report = {
    assessor: 'MIFI',
    comparesTo: 'baccalauréat',
    year: '2024',
    language: 'fr',
  } as const;
  const texts = drawn({ ...named({ fullName: 'Amel Ziani' }), education: [{ ...study, report }] });
  expect(texts.slice(-2)).toEqual([
    'Comparable à : baccalauréat (évaluation comparative, MIFI, 2024)',
    'Mention bien',
  ]);
});
