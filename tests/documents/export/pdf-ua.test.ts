import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CvContent, CvLanguage } from '#/domain/cv/content.ts';
import type { LaidOutDocument } from '#/domain/cv/layout/laid-out.ts';
import { layoutCv } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import { layoutLetter } from '#/domain/cv/letter/layout-letter.ts';
import { newLetter } from '#/domain/cv/letter/letter.ts';
import { sampleRecord } from '#/domain/cv/record/record-fixture.ts';
import { TEMPLATES } from '#/domain/cv/templates.ts';
import { newApplication } from '#/domain/tracker/application.ts';
import { layoutReport } from '#/domain/tracker/report/layout-report.ts';
import { pdfOf } from './pdf-tools.ts';
import { developer, engineer, longCareer, manyLetters } from './samples.ts';
import { readObjects, type PdfDict, type PdfFile } from './pdf-objects.ts';
import { uaProblems } from './pdf-ua.ts';

vi.setConfig({ testTimeout: 60_000 });

const LANGUAGES = ['fr', 'en'] as const;

const cvsIn = (language: CvLanguage): CvContent[] => [
  language === 'fr' ? engineer : developer,
  manyLetters,
  { ...longCareer(20), other: engineer.other },
  { ...engineer, personal: { ...engineer.personal, fullName: '' } },
];

const letterIn = (language: CvLanguage) =>
  newLetter('letter000000001', 1, {
    cv: 'cv0000000000001',
    application: '',
    language,
    jobTitle: 'Analyste',
    company: 'Entrepôts du Fjord',
    recipient: 'Mme Josée Côté',
    place: 'Montréal',
    day: '2026-12-01',
    subject: 'Analyste en planification',
    greeting: 'Madame,',
    body: 'Votre annonce\n\n- Trois entrepôts\n- Voir example.org/essais\n\nMerci.',
    closing: 'Veuillez agréer mes salutations distinguées.',
  });

const reportIn = (language: CvLanguage): LaidOutDocument => {
  const applications = Array.from({ length: 40 }, (_, at) =>
    newApplication('abcdefghij00001', 1, 'e1', {
      title: `Analyste ${at}`,
      company: 'Groupe Vallier',
      dateApplied: '2026-11-03',
      recruiterEmail: 'jcote@vallier.example.org',
      status: at % 2 === 0 ? 'applied' : 'interview',
    }),
  );
  const options = { language, leaveOut: new Set([]), name: 'Nadia Benali', today: '2026-11-22' };
  return layoutReport(applications, options, cvMetrics());
};

const problemsIn = async (laidOut: LaidOutDocument): Promise<string[]> =>
  uaProblems(readObjects(await pdfOf(laidOut)));

describe.each(LANGUAGES)('PDF/UA-1 in %s', (language) => {
  it.each(TEMPLATES)('holds for CVs and letters in %s', async (template) => {
    for (const content of cvsIn(language)) {
      const options = { template, language, dateStyle: 'words', longAllowed: true } as const;
      expect(await problemsIn(layoutCv(content, options, cvMetrics()))).toEqual([]);
    }
    const cv = { ...sampleRecord(), template };
    expect(await problemsIn(layoutLetter(letterIn(language), cv, cvMetrics()))).toEqual([]);
  });

  it('holds for the list of applications', async () => {
    expect(await problemsIn(reportIn(language))).toEqual([]);
  });
});

describe('a file with a fault', () => {
  let file: PdfFile;
  const dictionaries = (): PdfDict[] =>
    [...file.objects.values()].filter(
      (value): value is PdfDict => typeof value === 'object' && value !== null && '/Type' in value,
    );
  const of = (key: `/${string}`, value: string): PdfDict => {
    const found = dictionaries().find((dictionary) => dictionary[key] === value);
    if (!found) throw new Error(`No ${value}.`);
    return found;
  };
  const inData = (from: string | RegExp, to: string): void => {
    for (const stream of file.streams.values()) {
      const text = stream.data.toString('latin1');
      const changed = text.replace(from, to);
      if (changed === text) continue;
      stream.data = Buffer.from(changed, 'latin1');
      return;
    }
    throw new Error(`Nowhere: ${String(from)}`);
  };
  let bytes: Uint8Array;
  beforeAll(async () => {
    const options = { template: 'creatif', language: 'fr', dateStyle: 'numeric' } as const;
    bytes = await pdfOf(layoutCv(engineer, options, cvMetrics()));
  });

  const FAULTS: [string, string, () => void][] = [
    ['says nothing of the standard', '5:', () => inData('pdfuaid:part>1', 'pdfuaid:part>2')],
    ['has no title', '7.1: no title', () => inData(/x-default">[^<]+/, 'x-default">')],
    ['hides its title', '7.1', () => (of('/Type', '/Catalog')['/ViewerPreferences'] = {})],
    ['has no language', '7.2', () => delete of('/Type', '/Catalog')['/Lang']],
    ['has suspects', '7.1', () => (of('/Type', '/Catalog')['/MarkInfo'] = { '/Marked': false })],
    ['draws outside of its tree', '7.1', () => inData(/\/Artifact <<[^>]*>> BDC/, '/Other BMC')],
    ['has content of no element', '7.1', () => inData('/MCID 3>>', '/MCID 999>>')],
    ['has a role of its own', '7.1', () => (of('/S', '/H2')['/S'] = '/Heading')],
    ['skips a level', '7.4', () => (of('/S', '/H2')['/S'] = '/H3')],
    ['has a list of paragraphs', '7.2', () => (of('/S', '/LI')['/S'] = '/P')],
    ['has links without words', '7.18', () => delete of('/Subtype', '/Link')['/Contents']],
    ['has a link outside of the tree', '7.18', () => (of('/S', '/Link')['/S'] = '/Span')],
    ['has a lost parent', '7.1', () => (of('/S', '/H1')['/P'] = { ref: 1 })],
    ['loses its order of tabs', '7.18.3', () => delete of('/Type', '/Page')['/Tabs']],
    ['has a font without text', '7.21.7', () => delete of('/Subtype', '/Type0')['/ToUnicode']],
    ['leaves a font out', '7.21.4', () => delete of('/Type', '/FontDescriptor')['/FontFile2']],
    ['has wrong widths', '7.21.5', () => (of('/Subtype', '/CIDFontType2')['/W'] = [])],
    [
      'draws what no glyph is',
      '7.21.8',
      () => inData(/(BDC[^]*?)<[\da-f]{4}(?=[\da-f])/, '$1<0000'),
    ],
  ];
  it.each(FAULTS)('that %s is told by its clause', (_, clause, plant) => {
    file = readObjects(bytes);
    expect(uaProblems(file)).toEqual([]);
    plant();
    expect(uaProblems(file).some((problem) => problem.startsWith(clause))).toBe(true);
  });
});
