import { writeJson } from '#/documents/write/json-resume.ts';
import { emptyContent } from '#/domain/cv/content.ts';

const CONTENT = {
  ...emptyContent(),
  personal: { ...emptyContent().personal, fullName: 'Jane Roe', email: 'jane.roe@example.org' },
  skills: ['Soudage', 'Lecture de plans'],
};

const utf8 = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** Sound JSON files: a CV as we write it, one as other programs do, and a back-up. */
export const JSON_SAMPLES: ReadonlyMap<string, Uint8Array> = new Map([
  ['ours.json', writeJson(CONTENT, 'fr')],
  [
    'foreign.json',
    utf8({
      basics: { name: 'Jane Roe', location: { city: 'Montréal', countryCode: 'CA' } },
      work: [{ position: 'Welder', name: 'Shipyard', startDate: '2019-03', highlights: ['a'] }],
      education: [{ studyType: 'DEP', institution: 'École', endDate: '2016' }],
      skills: [{ name: 'Metal', keywords: ['MIG', 'TIG'] }],
      languages: [{ language: 'English', fluency: 'Native speaker' }],
    }),
  ],
  [
    'backup.json',
    utf8({
      format: 'jalon-export',
      version: 1,
      schema: 1,
      exportedAt: '2026-01-01T00:00:00Z',
      tables: { cvs: [{ id: 'cv0000000000001', title: 'a', content: { skills: [] } }], blobs: [] },
    }),
  ],
]);
