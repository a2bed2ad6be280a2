import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyState, mergeChange, type Change, type JsonObject } from '../../sync/merge.ts';
import { applyPatch } from '../record/apply-patch.ts';
import { CV_SHAPE, editField, removeEntry, type CvPatch } from '../record/cv-patch.ts';
import type { CvRecord } from '../record/cv-record.ts';
import { sampleRecord } from '../record/record-fixture.ts';
import {
  agreeOnField,
  carryEntry,
  carryField,
  dropEntry,
  leaveAlone,
  writeField,
} from './carry.ts';
import { asPair, comparePair, type ComparedPair, type PairField } from './compare-pair.ts';
import { makeTwin } from './make-twin.ts';
import { otherLanguage, PAIR_LISTS, type Sides } from './pair-fields.ts';
import { translations } from './translate.ts';

const inputs = () => {
  let count = 0;
  return {
    newId: () => `made${String((count += 1)).padStart(11, '0')}`,
    random: () => 0.5,
    now: 2,
  };
};

const pairOf = (cv: CvRecord): Sides<CvRecord> => {
  const { twin, patch } = makeTwin(cv, inputs(), 'Mon CV (anglais)');
  const first = applyPatch(cv, patch);
  return cv.language === 'fr' ? { fr: first, en: twin } : { fr: twin, en: first };
};
const after = (pair: Sides<CvRecord>, change: Partial<Sides<CvPatch>>): Sides<CvRecord> => ({
  fr: applyPatch(pair.fr, change.fr ?? {}),
  en: applyPatch(pair.en, change.en ?? {}),
});
const fieldsOf = ({ personal, entries }: ComparedPair): PairField[] => [
  ...personal,
  ...PAIR_LISTS.flatMap((list) => entries[list].flatMap(({ fields }) => fields)),
];
const fieldAt = (pair: Sides<CvRecord>, path: string): PairField => {
  const found = fieldsOf(comparePair(pair)).find(({ paths }) => paths.fr === path);
  if (!found) throw new Error(`no field ${path}`);
  return found;
};
const open = (pair: Sides<CvRecord>): string[] =>
  fieldsOf(comparePair(pair))
    .filter(({ standing }) => standing !== 'same')
    .map(({ paths, standing, side }) => `${paths.fr} ${standing} ${side}`);

/** All that a button « carry over » can do. */
const carriedAll = (start: Sides<CvRecord>, to: 'fr' | 'en'): Sides<CvRecord> => {
  let pair = start;
  for (const list of PAIR_LISTS)
    for (const row of comparePair(pair).entries[list])
      if (row.standing === 'missing' && row.lacks === to)
        pair = after(pair, carryEntry(pair, row, to, comparePair(pair).entries[list], inputs()));
  for (const field of fieldsOf(comparePair(pair)))
    if (field.side === to) pair = after(pair, carryField(pair, field, to) ?? {});
  return pair;
};

describe('the English version of a French CV', () => {
  const pair = pairOf(sampleRecord());

  test('names its twin and is named by it', () => {
    expect(asPair(pair.en, pair.fr)).toEqual(pair);
    expect(asPair(pair.fr, { ...pair.en, twin: 'another00000000' })).toBeUndefined();
  });

  test('has the facts, the terms the lexicon knows, and none of the sentences', () => {
    const [job] = Object.values(pair.en.experience);
    expect(job).toMatchObject({
      company: 'Groupe Atlas',
      startDate: '2019-03',
      endDate: 'present',
      achievements: [],
    });
    expect(pair.en.personal).toMatchObject({ fullName: 'Amel Ziani', summary: '' });
    expect(Object.values(pair.en.languages).map(({ name }) => name)).toEqual(['Arabic', 'French']);
    expect(Object.values(pair.en.education)).toMatchObject([{ fieldOfStudy: 'Civil engineering' }]);
  });

  test('marks what it carried in French words, and asks for the sentences', () => {
    expect(Object.values(pair.en.evidence)).toContainEqual({
      line: 'Diplôme d’ingénieur',
      confidence: 0.5,
    });
    expect(open(pair)).toEqual([
      'personal.headline missing en',
      'personal.summary missing en',
      'experience.entry0000000001.achievements missing en',
      'education.entry0000000003.degree unsure en',
      'education.entry0000000003.details missing en',
      'other.entry0000000006.entries unsure en',
    ]);
    const degree = fieldAt(pair, 'education.entry0000000003.degree');
    expect(open(after(pair, agreeOnField(pair, degree)))).not.toContain(
      'education.entry0000000003.degree unsure en',
    );
  });

  test('is in step with the sentences it was given, until they change', () => {
    const written = after(pair, { en: editField('personal.summary', 'Twelve years on sites.') });
    expect(fieldAt(written, 'personal.summary').standing).toBe('same');
    const changed = after(written, {
      fr: editField('personal.summary', 'Quinze ans de chantiers.'),
    });
    expect(fieldAt(changed, 'personal.summary')).toMatchObject({
      standing: 'older',
      side: 'en',
      before: { fr: ['Douze ans de chantiers.'] },
    });
    const agreed = after(changed, agreeOnField(changed, fieldAt(changed, 'personal.summary')));
    expect(fieldAt(agreed, 'personal.summary').standing).toBe('same');
  });

  test('is older where a fact of the French one changed, and takes it over', () => {
    const path = 'experience.entry0000000001.endDate';
    const changed = after(pair, { fr: { [path]: '2023-05' } });
    const field = fieldAt(changed, path);
    expect(field).toMatchObject({ standing: 'older', side: 'en', before: { fr: ['present'] } });
    const carried = after(changed, carryField(changed, field, 'en') ?? {});
    expect(carried.en.experience['entry0000000001']?.endDate).toBe('2023-05');
    expect(open(carried)).toEqual(open(pair));
  });

  test('makes the French one the older when it changes itself', () => {
    const path = 'experience.entry0000000002.company';
    const changed = after(pair, { en: { [path]: 'Atelier Byrsa' } });
    expect(fieldAt(changed, path)).toMatchObject({ standing: 'older', side: 'fr' });
  });

  test('knows a removed job from one it never had', () => {
    const removed = after(pair, { fr: removeEntry('experience', 'entry0000000002') });
    const row = comparePair(removed).entries.experience.find(({ lacks }) => lacks === 'fr');
    expect(row?.standing).toBe('removed');
    const dropped = after(removed, row ? dropEntry(removed, row) : {});
    expect(comparePair(dropped).entries.experience).toHaveLength(1);

    const job = pair.fr.experience['entry0000000002'];
    const added = after(pair, {
      fr: {
        'experience.added0000000001': { ...job, company: 'Ville de Laval', order: 'x' } as never,
      },
    });
    const missing = comparePair(added).entries.experience.find(({ lacks }) => lacks === 'en');
    expect(missing).toMatchObject({ standing: 'missing', fr: 'added0000000001' });
    const alone = comparePair(after(added, missing ? leaveAlone(missing) : {}));
    expect(alone.entries.experience.find(({ lacks }) => lacks === 'en')?.standing).toBe('alone');
  });
});

describe('a translation of a term', () => {
  test.each([
    ['skill', 'Service à la clientèle', 'fr', ['Customer service']],
    ['skill', 'AutoCAD', 'fr', ['AutoCAD']],
    ['skill', 'Danse de salon extrême', 'fr', []],
    ['language', 'English', 'en', ['Anglais']],
    ['study', 'sciences infirmières', 'fr', ['nursing']],
    ['title', 'Receptionist', 'en', ['Réceptionniste']],
    [
      'title',
      'administrative assistant',
      'en',
      ['adjoint administratif', 'adjointe administrative'],
    ],
  ] as const)('%s %s from %s is %j', (kind, text, from, said) => {
    expect(translations(kind, text, from)).toEqual(said);
  });
});

/** Small CVs of words that a person may have written, in either language. */
const words = fc.constantFrom(
  'Réduit de 25 % les délais',
  'Led 6 people',
  'SAP',
  'Excel',
  'Service à la clientèle',
  'Accounting',
  'Banque du Nord',
  '',
  'Montréal (Québec)',
  'Infirmière',
  '1 200 dossiers',
);
const date = fc.constantFrom('2019-03', '2012', 'present', '', 'hier');
const anyCv: fc.Arbitrary<CvRecord> = fc
  .record({
    language: fc.constantFrom('fr' as const, 'en' as const),
    summary: words,
    jobs: fc.array(fc.tuple(words, words, date, fc.array(words, { maxLength: 3 })), {
      maxLength: 3,
    }),
    skills: fc.array(words, { maxLength: 4 }),
  })
  .map(({ language, summary, jobs, skills }) => {
    const record = sampleRecord();
    const [job] = Object.values(record.experience);
    return {
      ...record,
      language,
      personal: { ...record.personal, summary },
      experience: Object.fromEntries(
        jobs.map(([jobTitle, company, startDate, achievements], at) => [
          `job0000000000${at}`,
          { ...job, jobTitle, company, startDate, achievements, order: `${at + 1}` } as never,
        ]),
      ),
      skills: Object.fromEntries(
        skills.map((name, at) => [`skill000000000${at}`, { name, order: `${at + 1}` }]),
      ),
    };
  });

const saidIn = (record: CvRecord): string =>
  JSON.stringify([
    record.personal,
    record.experience,
    record.education,
    record.skills,
    record.languages,
    record.other,
  ]);

describe('carrying over', () => {
  test('adds no number and no name that the other side does not say', () => {
    fc.assert(
      fc.property(anyCv, (cv) => {
        const { twin } = makeTwin(cv, inputs(), '');
        const said = saidIn(cv);
        const known = (text: string): boolean =>
          said.includes(text) ||
          (['skill', 'language', 'study', 'title'] as const).some((kind) =>
            translations(kind, text, twin.language).some((back) =>
              said.toLowerCase().includes(back.toLowerCase()),
            ),
          );
        const own: string[] = [
          ...Object.values(twin.personal),
          ...Object.values(twin.experience).flatMap(
            ({ jobTitle, company, startDate, achievements }) => [
              jobTitle,
              company,
              startDate,
              ...achievements,
            ],
          ),
        ];
        const numbers = own.join(' ').match(/\d+/g) ?? [];
        expect(numbers.filter((number) => !said.includes(number))).toEqual([]);
        expect(own.filter((text) => !known(text))).toEqual([]);
      }),
    );
  });

  test('twice is once', () => {
    fc.assert(
      fc.property(
        anyCv,
        fc.constantFrom('fr' as const, 'en' as const),
        words,
        (cv, to, changed) => {
          const pair = pairOf(cv);
          const side = otherLanguage(to);
          const edited = after(pair, {
            [side]: {
              'personal.fullName': changed,
              'experience.new000000000001': {
                ...Object.values(sampleRecord().experience)[0],
                company: changed,
                order: 'y',
              } as never,
            },
          });
          const once = carriedAll(edited, to);
          expect(carriedAll(once, to)).toEqual(once);
        },
      ),
    );
  });
});

describe('two devices that change the pair at once', () => {
  const clock = (at: number): string => `00000000000${at}.0000.device${at}.change${at}`;
  const merged = (record: CvRecord, changes: readonly Change[]): CvRecord => {
    const start = mergeChange(
      emptyState(),
      { patch: record as unknown as JsonObject, baseRev: 0, clock: clock(0) },
      CV_SHAPE,
    ).state;
    return changes.reduce((state, change) => mergeChange(state, change, CV_SHAPE).state, start)
      .body as unknown as CvRecord;
  };

  test('find the same, whichever the server hears first', () => {
    const pair = pairOf(sampleRecord());
    const path = 'personal.summary';
    const told = after(pair, writeField(pair, fieldAt(pair, path), 'en', 'Twelve years on sites.'));
    const field = fieldAt(told, path);
    const acts: Partial<Sides<CvPatch>>[] = [
      { fr: editField('personal.summary', 'Quinze ans de chantiers.') },
      writeField(told, field, 'en', 'Twelve years on building sites.'),
      agreeOnField(told, field),
      { fr: removeEntry('experience', 'entry0000000002') },
      { en: editField('personal.phone', '514 555-0199') },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (order) => {
        const side = (language: 'fr' | 'en', ids: readonly number[]): CvRecord =>
          merged(
            told[language],
            ids.flatMap((id) => {
              const patch = acts[id]?.[language];
              return patch
                ? [{ patch: patch as Change['patch'], baseRev: 1, clock: clock(id + 1) }]
                : [];
            }),
          );
        const heard = { fr: side('fr', order), en: side('en', order) };
        const other = { fr: side('fr', [0, 1, 2, 3, 4]), en: side('en', [0, 1, 2, 3, 4]) };
        expect(comparePair(heard)).toEqual(comparePair(other));
        // Nobody has agreed to the new French sentence: it is not forgotten.
        expect(['older', 'both']).toContain(fieldAt(heard, path).standing);
        expect(fieldAt(heard, 'personal.phone')).toMatchObject({ standing: 'older', side: 'fr' });
        expect(comparePair(heard).entries.experience.map(({ standing }) => standing)).toEqual([
          'both',
          'removed',
        ]);
      }),
    );
  });
});
