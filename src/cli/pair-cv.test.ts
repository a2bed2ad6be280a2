import { describe, expect, test } from 'vitest';
import { jalon } from './jalon-fixture.ts';

const fr = {
  lang: 'fr',
  fullName: 'Nadia Benmoussa',
  phone: '514 555-0142',
  location: 'Montréal (Québec)',
  summary: 'Comptable avec 8 ans d’expérience en audit et en paie.',
  experience: [
    {
      jobTitle: 'Comptable principale',
      company: 'Banque du Nord',
      startDate: '03/2019',
      endDate: 'Présent',
      achievements: [
        'Réduit de 25 % le délai de clôture mensuelle',
        'Encadré six commis aux comptes',
        'Géré un budget de 1 200 000 $',
      ],
    },
    {
      jobTitle: 'Commis comptable',
      company: 'Université de Sfax',
      startDate: '09/2015',
      endDate: '02/2019',
      achievements: [],
    },
  ],
  skills: ['SAP', 'Comptabilité', 'Rapprochement bancaire', 'Travail d’équipe'],
  languages: [{ name: 'Anglais', level: 'intermediate' }],
};
const en = {
  lang: 'en',
  fullName: 'Nadia Benmoussa',
  phone: '(514) 555-0142',
  location: 'Montreal, QC',
  summary: 'Accountant with 8 years of experience in auditing and payroll.',
  experience: [
    {
      jobTitle: 'Accounting Clerk',
      company: 'University of Sfax',
      startDate: '09/2016',
      endDate: '02/2019',
      achievements: [],
    },
    {
      jobTitle: 'Senior Accountant',
      company: 'Northern Bank',
      startDate: '03/2019',
      endDate: 'Present',
      achievements: ['Managed a $1.2 million budget', 'Cut month-end closing time by 20%'],
    },
  ],
  skills: ['Accounting', 'SAP', 'Bank reconciliation'],
  languages: [{ name: 'English', level: 'advanced' }],
};

describe('pair-cv --lines', () => {
  test('pairs what belongs together and says what differs', { timeout: 60_000 }, async () => {
    const lines = [
      { id: 1, fr, en },
      { id: 'other way round', a: en, b: fr },
      { id: 'the same', fr, en: { ...fr, lang: 'en', summary: en.summary, experience: [] } },
      { id: 'half', fr },
    ];
    const { code, answers } = await jalon(
      ['pair-cv', '--lines'],
      lines.map((line) => JSON.stringify(line)).join('\n'),
    );
    expect(code).toBe(2);
    const [first, swapped, , half] = answers;
    expect({ ...swapped, id: 1 }).toEqual(first);
    expect(half).toHaveProperty('error');
    expect(first?.['sections']).toMatchObject([
      {
        section: 'experience',
        pairs: [
          { fr: 0, en: 1 },
          { fr: 1, en: 0 },
        ],
      },
      { section: 'education', pairs: [] },
      {
        section: 'skills',
        pairs: [
          { fr: 0, en: 1 },
          { fr: 1, en: 0 },
          { fr: 2, en: 2 },
          { fr: 3, en: null },
        ],
      },
      { section: 'languages', pairs: [{ fr: 0, en: 0 }] },
      { section: 'other', pairs: [] },
    ]);
    expect(first?.['differences']).toMatchObject([
      {
        field: 'achievements',
        kind: 'lines',
        lines: { onlyFr: ['Encadré six commis aux comptes'] },
      },
      {
        field: 'achievements',
        kind: 'numbers',
        numbers: { missingInFr: ['20'], missingInEn: ['25', '6'] },
      },
      { section: 'experience', fr: 1, en: 0, field: 'startDate', kind: 'value' },
      { section: 'skills', fr: 3, en: null, kind: 'missing-entry', missingIn: 'en' },
      { section: 'languages', field: 'level', kind: 'value' },
      { section: 'experience', kind: 'order' },
    ]);
  });
});
