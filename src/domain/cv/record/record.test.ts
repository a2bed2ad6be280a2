import { describe, expect, test } from 'vitest';
import { inOrder } from '../../sync/values/order-key.ts';
import { applyPatch, inversePatch } from './apply-patch.ts';
import { withWholeEntries } from './blank-entries.ts';
import { editField } from './cv-patch.ts';
import { blankRecord, type CvRecord } from './cv-record.ts';
import { duplicateRecord } from './duplicate-record.ts';
import { sampleReading, sampleRecord, testInputs } from './record-fixture.ts';
import { readingToRecord } from './record-from-reading.ts';
import { recordToContent } from './record-to-content.ts';
import { skillKey } from './skill-key.ts';

describe('readingToRecord', () => {
  test('keeps every list in its order, as entries of their own', () => {
    const record = sampleRecord();
    expect(inOrder(record.experience).map(([, role]) => role.jobTitle)).toEqual([
      'Conductrice de travaux',
      'Technicienne',
    ]);
    expect(inOrder(record.unplaced).map(([, line]) => line.text)).toEqual(sampleReading().unplaced);
    expect(inOrder(record.removed).map(([, item]) => item.kind)).toEqual(
      sampleReading().removed.map((item) => item.kind),
    );
    expect(Object.values(record.removed).every((item) => !item.restored)).toBe(true);
  });

  test('holds a skill once, under a key that its writing gives', () => {
    const record = sampleRecord();
    expect(inOrder(record.skills).map(([, skill]) => skill.name)).toEqual(['AutoCAD', 'C++']);
    expect(record.skills[skillKey(' autocad')]?.name).toBe('AutoCAD');
    expect(new Set(['C', 'C++', 'C#', '.NET', 'NET'].map(skillKey)).size).toBe(5);
  });

  test('marks what was read with doubt, at the field it belongs to', () => {
    const record = sampleRecord();
    const [role] = Object.keys(record.experience);
    expect(Object.keys(record.evidence).toSorted()).toEqual(
      [
        'personal.location',
        `experience.${role}.jobTitle`,
        `experience.${role}.achievements`,
        `skills.${skillKey('C++')}.name`,
      ].toSorted(),
    );
    expect(record.evidence[`experience.${role}.achievements`]?.confidence).toBe(0.5);
  });

  test('takes the language of its source and the settings given', () => {
    const record = readingToRecord(sampleReading(), testInputs(42), {
      title: 'Pour Hydro',
      sourceFileName: 'a.docx',
      template: 'creatif',
    });
    expect(record).toMatchObject({
      language: 'fr',
      title: 'Pour Hydro',
      template: 'creatif',
      sourceFileName: 'a.docx',
      rev: 0,
      createdAt: 42,
      updatedAt: 42,
      trashedAt: null,
    });
  });
});

describe('recordToContent', () => {
  test('gives the content of the reading back, in Canadian form', () => {
    const { content } = sampleReading();
    expect(recordToContent(sampleRecord())).toEqual({
      ...content,
      personal: {
        ...content.personal,
        phone: '514 555-0142',
        location: 'Montréal (Québec)',
        linkedin: 'linkedin.com/in/amel-ziani',
      },
      experience: [
        { ...content.experience[0], location: 'Tunis (Tunisie)' },
        { ...content.experience[1], location: 'Sfax (Tunisie)' },
      ],
      education: [{ ...content.education[0], location: 'Tunis (Tunisie)' }],
      skills: ['AutoCAD', 'C++'],
    });
  });

  test('prints places for the language of the document', () => {
    const content = recordToContent({ ...sampleRecord(), language: 'en' });
    expect(content.personal.location).toBe('Montréal, QC');
    expect(content.experience[1]?.location).toBe('Sfax, Tunisia');
  });

  test('leaves out entries and bullets that are still blank', () => {
    const record = sampleRecord();
    const [role = ''] = Object.keys(record.experience);
    const entry = record.experience[role];
    if (!entry) throw new Error('the sample has a role');
    const blank = {
      ...entry,
      jobTitle: '',
      company: ' ',
      location: '',
      startDate: '',
      endDate: '',
      achievements: [''],
    };
    const content = recordToContent({
      ...record,
      experience: { [role]: { ...entry, achievements: ['', 'Livré', ' '] }, blank },
      languages: {},
    });
    expect(content.experience.map((one) => one.achievements)).toEqual([['Livré']]);
  });

  test('an empty record gives empty content', () => {
    const record = blankRecord(testInputs(), { title: 'Neuf', language: 'en' });
    expect(recordToContent(record)).toMatchObject({ experience: [], skills: [], other: [] });
  });
});

test('a duplicate is a new CV that shares nothing with the first', () => {
  const record = { ...sampleRecord(), rev: 7, trashedAt: 5 };
  const copy = duplicateRecord(record, { newId: () => 'copy00000000000', now: 99 }, 'Copie');
  expect(copy).toMatchObject({
    id: 'copy00000000000',
    title: 'Copie',
    rev: 0,
    createdAt: 99,
    trashedAt: null,
  });
  expect(copy.experience).toEqual(record.experience);
  expect(copy.experience).not.toBe(record.experience);
  expect(record.title).toBe('Mon CV');
});

describe('a report on a diploma', () => {
  const withReport = (): CvRecord => {
    const reading = sampleReading();
    const [study] = reading.content.education;
    const report = {
      assessor: 'MIFI',
      comparesTo: 'baccalauréat',
      year: '2024',
      language: 'fr',
    } as const;
    reading.content.education = [{ ...study!, report }];
    return readingToRecord(reading, testInputs(), { title: '', sourceFileName: '' });
  };

  test('is flat in the record, whole in the content, and gone with its body', () => {
    const record = withReport();
    const [id = ''] = Object.keys(record.education);
    expect(record.education[id]).toMatchObject({ assessor: 'MIFI', reportYear: '2024' });
    expect(recordToContent(record).education[0]).toEqual(withReportContent());
    const without = applyPatch(record, editField(`education.${id}.assessor`, ''));
    expect(recordToContent(without).education[0]).not.toHaveProperty('report');
  });

  test('is missing in rows of an older version, which print as they did and can be taken back', () => {
    const old = sampleRecord();
    const [id = ''] = Object.keys(old.education);
    const {
      assessor: _a,
      comparesTo: _c,
      reportYear: _y,
      reportLanguage: _l,
      ...study
    } = old.education[id]!;
    const { latinName: _n, pronunciation: _p, nameLine: _s, ...personal } = old.personal;
    const row = { ...old, personal, education: { [id]: study } } as unknown as CvRecord;
    expect(recordToContent(row)).toEqual(recordToContent(old));
    const whole = withWholeEntries(row);
    expect(whole).toEqual(old);
    const patch = {
      ...editField(`education.${id}.assessor`, 'WES'),
      ...editField('personal.latinName', 'Amel'),
    };
    expect(applyPatch(applyPatch(whole, patch), inversePatch(whole, patch))).toEqual(whole);
  });

  const withReportContent = () => ({
    ...sampleReading().content.education[0],
    location: 'Tunis (Tunisie)',
    report: { assessor: 'MIFI', comparesTo: 'baccalauréat', year: '2024', language: 'fr' },
  });
});
