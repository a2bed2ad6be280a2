import { describe, expect, test } from 'vitest';
import { applyPatch, inversePatch } from '#/domain/cv/record/apply-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { sampleReading, testInputs } from '#/domain/cv/record/record-fixture.ts';
import { readingToRecord } from '#/domain/cv/record/record-from-reading.ts';
import { proposeShortenings } from './shorten.ts';
import type { Shortening } from './shortening.ts';

const bullets = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => `Réalisation ${number + 1}`);

/** Roles as [start, end, bullets], newest first. */
function recordWith(
  roles: [string, string, number][],
  more: Partial<ReturnType<typeof sampleReading>['content']> = {},
): CvRecord {
  const reading = sampleReading();
  const experience = roles.map(([startDate, endDate, count], index) => ({
    jobTitle: `Poste ${index + 1}`,
    company: 'Atlas',
    location: '',
    startDate,
    endDate,
    achievements: bullets(count),
  }));
  const content = { ...reading.content, education: [], other: [], skills: [], experience, ...more };
  return readingToRecord({ ...reading, content }, testInputs(), { title: '', sourceFileName: '' });
}

const proposalsFor = (record: CvRecord): Shortening[] => proposeShortenings(record, '2026-11');
const kinds = (record: CvRecord): string[] => proposalsFor(record).map((one) => one.kind);

describe('proposeShortenings', () => {
  test('has nothing to say of a short, recent CV', () => {
    expect(
      kinds(
        recordWith([
          ['2019-03', 'present', 5],
          ['2014-01', '2019-02', 4],
        ]),
      ),
    ).toEqual([]);
  });

  test('old roles keep one line, the oldest first; the two most recent are spared', () => {
    const record = recordWith([
      ['2008-01', '2010-12', 6],
      ['2006-01', '2007-12', 2],
      ['2003-01', '2005-12', 2],
      ['2001-01', '2002-12', 2],
    ]);
    const old = proposalsFor(record).filter((one) => one.kind === 'oldRole');
    const titles = old.map((one) => record.experience[one.path.split('.')[1] ?? '']?.jobTitle);
    expect(titles).toEqual(['Poste 4', 'Poste 3']);
    expect(old[0]).toMatchObject({ before: bullets(2), after: [], savedLines: 2 });
  });

  test('roles over ten years old keep three bullets, recent ones five', () => {
    const record = recordWith([
      ['2020-01', 'present', 7],
      ['2017-01', '2019-12', 5],
      ['2012-01', '2014-06', 6],
    ]);
    expect(proposalsFor(record).map((one) => [one.kind, one.after.length])).toEqual([
      ['olderBullets', 3],
      ['recentBullets', 5],
    ]);
  });

  test('roles without readable dates are left alone', () => {
    expect(
      kinds(
        recordWith([
          ['', '', 5],
          ['jadis', 'naguère', 5],
          ['', '', 5],
          ['', '', 5],
        ]),
      ),
    ).toEqual([]);
  });

  test('finds a skill under two writings, and not C beside C++', () => {
    const record = recordWith([], {
      skills: ['Excel', 'Node.js', 'MS Excel', 'NodeJS', 'C', 'C++', 'C#'],
    });
    expect(proposalsFor(record).map((one) => one.before)).toEqual([['MS Excel'], ['NodeJS']]);
  });

  test('a summary keeps its first sentences', () => {
    const reading = recordWith([]);
    const summary = Array.from({ length: 8 }, (_, number) => `Phrase numéro ${number + 1}.`).join(
      ' ',
    );
    const record = { ...reading, personal: { ...reading.personal, summary } };
    expect(proposalsFor(record)[0]).toMatchObject({
      kind: 'longSummary',
      after: [
        'Phrase numéro 1. Phrase numéro 2. Phrase numéro 3. Phrase numéro 4. Phrase numéro 5.',
      ],
    });
  });

  test('interests, references, course details, long lists and many skills come after', () => {
    const record = recordWith(
      [
        ['2008-01', '2009-12', 1],
        ['2007-01', '2007-12', 1],
        ['2005-01', '2006-12', 1],
      ],
      {
        skills: Array.from({ length: 15 }, (_, number) => `Outil ${number}`),
        education: sampleReading().content.education,
        other: [
          { kind: 'interests', title: '', entries: ['Voile'] },
          { kind: 'references', title: '', entries: ['Disponibles sur demande'] },
          { kind: 'publications', title: '', entries: bullets(8) },
        ],
      },
    );
    expect(kinds(record)).toEqual([
      'oldRole',
      'interests',
      'references',
      'educationDetails',
      'longList',
      'manySkills',
    ]);
  });

  test('each proposal, accepted, is exactly what it shows, and is undone exactly', () => {
    const record = recordWith(
      [
        ['2020-01', 'present', 9],
        ['2012-01', '2014-06', 9],
        ['2001-01', '2002-12', 4],
      ],
      {
        skills: [
          'Excel',
          'MS Excel',
          ...Array.from({ length: 15 }, (_, number) => `Outil ${number}`),
        ],
        other: [{ kind: 'interests', title: '', entries: ['Voile'] }],
      },
    );
    const proposals = proposalsFor(record);
    expect(proposals.length).toBeGreaterThan(4);
    for (const { id, patch } of proposals) {
      const after = applyPatch(record, patch);
      expect(proposalsFor(after).map((one) => one.id)).not.toContain(id);
      expect(applyPatch(after, inversePatch(record, patch))).toEqual(record);
    }
  });

  test('is the same for the same record', () => {
    const record = recordWith([
      ['2001-01', '2002-12', 4],
      ['2000-01', '2000-12', 4],
      ['1999-01', '1999-12', 4],
    ]);
    expect(proposalsFor(record)).toEqual(proposalsFor(record));
  });
});
