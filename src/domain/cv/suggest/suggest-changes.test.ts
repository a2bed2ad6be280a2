import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, inversePatch } from '../record/apply-patch.ts';
import type { CvRecord } from '../record/cv-record.ts';
import { sampleReading, testInputs } from '../record/record-fixture.ts';
import { readingToRecord } from '../record/record-from-reading.ts';
import { inOrder } from '../../sync/values/order-key.ts';
import { factsAdded } from './facts-added-fixture.ts';
import { allOfRule, suggestChanges } from './suggest-changes.ts';
import { SUGGESTION_RULES } from './suggestion.ts';

const cvWith = (lines: string[], language: 'fr' | 'en' = 'fr', more: object = {}): CvRecord => {
  const reading = sampleReading();
  const [first, ...others] = reading.content.experience;
  const experience = first ? [{ ...first, achievements: lines }, ...others] : [];
  const content = { ...reading.content, experience, ...more };
  return readingToRecord({ ...reading, language, content, evidence: {} }, testInputs(), {
    title: 'CV',
    sourceFileName: 'cv.pdf',
  });
};
const rulesOf = (cv: CvRecord): string[] => suggestChanges(cv).map(({ rule }) => rule);

describe('suggestions', () => {
  test('put the newest job first, and undo it exactly', () => {
    const { experience } = sampleReading().content;
    const cv = cvWith(['Livré 14 km'], 'fr', { experience: experience.toReversed() });
    const [order] = suggestChanges(cv);
    expect(order).toMatchObject({ rule: 'order', path: 'experience' });
    const after = applyPatch(cv, order?.patch ?? {});
    expect(inOrder(after.experience).map(([, role]) => role.jobTitle)).toEqual([
      'Conductrice de travaux',
      'Technicienne',
    ]);
    expect(rulesOf(after)).not.toContain('order');
    expect(applyPatch(after, inversePatch(cv, order?.patch ?? {}))).toEqual(cv);
  });

  test('read dates that were typed otherwise', () => {
    const { experience } = sampleReading().content;
    const cv = cvWith([], 'fr', {
      experience: experience.map((role) => ({
        ...role,
        startDate: 'mars 2012',
        endDate: '13/2021',
      })),
    });
    expect(
      suggestChanges(cv)
        .filter(({ rule }) => rule === 'date')
        .map(({ before, after }) => [before, after]),
    ).toEqual([
      ['mars 2012', '03/2012'],
      ['mars 2012', '03/2012'],
    ]);
  });

  test('take out what is said twice: skills, languages, lines', () => {
    const cv = cvWith(['Livré 14 km', 'Livré 14 km.'], 'fr', {
      skills: ['Excel', 'MS Excel'],
      languages: [
        { name: 'Français', level: '' },
        { name: 'français', level: 'native' },
      ],
    });
    const repeats = suggestChanges(cv).filter(({ rule }) => rule === 'repeat');
    expect(repeats.map(({ before }) => before)).toEqual(['MS Excel', 'Français', 'Livré 14 km.']);
    const after = applyPatch(cv, allOfRule(cv, 'repeat'));
    expect(inOrder(after.languages).map(([, { level }]) => level)).toEqual(['native']);
    expect(rulesOf(after)).not.toContain('repeat');
  });

  test('write a summary of the CV’s own words, only where there is none', () => {
    const reading = sampleReading();
    const cv = cvWith(['Livré 14 km'], 'fr', {
      personal: { ...reading.content.personal, summary: '' },
    });
    expect(suggestChanges(cv).find(({ rule }) => rule === 'summary')?.after).toBe(
      'Conceptrice en génie civil. Expérience : Conductrice de travaux (Groupe Atlas), Technicienne (Bureau Carthage). Formation : Diplôme d’ingénieur (ENIT). Compétences : AutoCAD, C++. Langues : Arabe, Français.',
    );
    expect(rulesOf(cvWith([]))).not.toContain('summary');
  });

  test('are applied one kind at a time, those set aside left out', () => {
    const cv = cvWith([
      'Responsable du magasin',
      'Responsable de la gestion des stocks',
      'Assuré le suivi des dossiers',
    ]);
    const [first] = suggestChanges(cv);
    const patch = allOfRule(cv, 'action', new Set([first?.id ?? '']));
    const [role = ''] = Object.keys(cv.experience);
    expect(applyPatch(cv, patch).experience[role]?.achievements).toEqual([
      'Responsable du magasin',
      'Gérer les stocks',
      'Assuré le suivi des dossiers',
    ]);
    expect(applyPatch(applyPatch(cv, patch), inversePatch(cv, patch))).toEqual(cv);
  });

  test('speak the language of the lines, whatever that of the document', () => {
    const lines = [
      'Responsible for managing the stock of the store and of its warehouse',
      'Led the team in the design of the new lines for the east of the city',
    ];
    const personal = { ...sampleReading().content.personal, summary: '' };
    expect(
      suggestChanges(cvWith(lines, 'fr', { personal, other: [] })).map(({ after }) => after),
    ).toContain('Managed the stock of the store and of its warehouse');
  });
});

const START = {
  fr: [
    'Responsable de la gestion des',
    'Responsable de',
    'Chargée de former',
    'Assuré le suivi de',
    'J’ai géré',
    'Travaillé sur le',
    'Réduit les',
    'En charge du',
    'Effectué la mise à jour de la',
  ],
  en: [
    'Responsible for managing',
    'Responsible for the',
    'In charge of',
    'Conducted inspections of',
    'I led',
    'Worked on the',
    'Reduced',
    'Helped with',
    'Traveled to the center with',
  ],
} as const;
const THINGS = [
  'stocks',
  'SAP et Excel',
  '12 employés',
  'équipe de Bombardier',
  'Montréal',
  'clients',
  'a team',
  'color',
  'e-mails',
  'et de la paie',
  'and training of staff',
  'par Hydro-Québec en 2021',
  '; formé 30 stagiaires de McGill. Livré le REM',
  'l’Hôpital Sainte-Justine',
];

test('no suggestion adds a number or a name, each is undone exactly, and none comes back', () => {
  const line = fc
    .tuple(
      fc.constantFrom(...START.fr, ...START.en),
      fc.array(fc.constantFrom(...THINGS), { minLength: 1, maxLength: 12 }),
    )
    .map(([start, things]) => `${start} ${things.join(' ')}`);
  const anything = fc.string({ unit: 'grapheme', maxLength: 80 });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(line, line, anything), { maxLength: 5 }),
      fc.constantFrom('fr' as const, 'en' as const),
      fc.boolean(),
      (lines, language, hasSummary) => {
        const { personal } = sampleReading().content;
        const cv = cvWith(
          lines,
          language,
          hasSummary ? {} : { personal: { ...personal, summary: '' } },
        );
        for (const one of suggestChanges(cv)) {
          expect(factsAdded(cv, one)).toEqual([]);
          const after = applyPatch(cv, one.patch);
          expect(applyPatch(after, inversePatch(cv, one.patch))).toEqual(cv);
          const again = suggestChanges(after).filter(({ id }) => id === one.id);
          // The same words may stand in a second line.
          expect(
            again.length === 0 || lines.filter((text) => text.trim() === one.before).length > 1,
          ).toBe(true);
        }
        for (const rule of SUGGESTION_RULES) {
          const patch = allOfRule(cv, rule);
          expect(applyPatch(applyPatch(cv, patch), inversePatch(cv, patch))).toEqual(cv);
        }
      },
    ),
    { numRuns: 150 },
  );
});
