import { expect, test } from 'vitest';
import { sampleReading } from '../record/record-fixture.ts';
import { REMOVED_KINDS } from '../reading.ts';
import { OTHER_SECTION_KINDS } from '../content.ts';
import { canBePutBack, listedText, REMOVAL_RULES } from './reasons.ts';
import { printLanguage, SECTION_ORDER, sectionRank, sectionTitle } from './sections.ts';
import { formatContent, toCanadian } from './to-canadian.ts';

test('toCanadian changes forms, lists each change, and leaves all else as read', () => {
  const reading = sampleReading();
  const canadian = toCanadian(reading);
  expect(canadian.changes).toEqual([
    { path: 'personal.phone', rule: 'phone', before: '(514) 555-0142', after: '514 555-0142' },
    {
      path: 'personal.location',
      rule: 'location',
      before: 'Montréal, QC',
      after: 'Montréal (Québec)',
    },
    {
      path: 'personal.linkedin',
      rule: 'linkedin',
      before: 'https://www.linkedin.com/in/amel-ziani/',
      after: 'linkedin.com/in/amel-ziani',
    },
    {
      path: 'experience.0.location',
      rule: 'location',
      before: 'Tunis, Tunisia',
      after: 'Tunis (Tunisie)',
    },
    {
      path: 'experience.1.location',
      rule: 'location',
      before: 'Sfax, Tunisie',
      after: 'Sfax (Tunisie)',
    },
    {
      path: 'education.0.location',
      rule: 'location',
      before: 'Tunis, Tunisie',
      after: 'Tunis (Tunisie)',
    },
  ]);
  expect(canadian.removed).toEqual(reading.removed);
  expect(canadian.unplaced).toEqual(reading.unplaced);
  expect(canadian.content.skills).toEqual(reading.content.skills);
  expect(reading).toEqual(sampleReading());
});

test('formatting twice changes nothing more', () => {
  const once = formatContent(sampleReading().content, 'en').content;
  expect(formatContent(once, 'en')).toEqual({ content: once, changes: [] });
});

test('the document language can be another than the source’s', () => {
  const canadian = toCanadian(sampleReading(), { language: 'en' });
  expect(canadian.language).toBe('en');
  expect(canadian.content.personal.location).toBe('Montréal, QC');
});

test('every kind of personal data has a reason, a source, and a place to print if it is put back', () => {
  for (const kind of REMOVED_KINDS) {
    expect(REMOVAL_RULES[kind].sources.length).toBeGreaterThan(0);
    expect(canBePutBack(kind)).toBe(kind !== 'photo');
  }
});

test('lists hide identity numbers but for their end', () => {
  expect(listedText('nationalId', 'NAS : 046 454 286')).toBe('NAS : ••• ••• 286');
  expect(listedText('age', '35 ans')).toBe('35 ans');
});

test('every section has a name and a position in both languages', () => {
  const names = [
    'summary',
    'experience',
    'education',
    'skills',
    'languages',
    ...OTHER_SECTION_KINDS,
  ] as const;
  for (const language of ['fr', 'en'] as const) {
    expect(SECTION_ORDER[language].toSorted()).toEqual(names.toSorted());
    for (const name of names) expect(sectionTitle(name, language, 'Divers')).not.toBe('');
  }
  expect(sectionRank('experience', 'fr')).toBeLessThan(sectionRank('skills', 'fr'));
  expect(sectionRank('skills', 'en')).toBeLessThan(sectionRank('experience', 'en'));
  expect(sectionTitle('other', 'fr', 'Divers')).toBe('Divers');
});

test('a language prints with its level, in the language of the document', () => {
  expect(printLanguage('Arabe', 'native', 'fr')).toBe('Arabe\u00A0: langue maternelle');
  expect(printLanguage('Arabic', 'native', 'en')).toBe('Arabic: native');
  expect(printLanguage('Arabic', '', 'en')).toBe('Arabic');
});
