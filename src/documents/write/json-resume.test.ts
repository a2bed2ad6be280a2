import { describe, expect, it } from 'vitest';
import { emptyContent, type CvContent } from '#/domain/cv/content.ts';
import { readJson } from '../read/json/read-resume.ts';
import { toJsonResume } from './json-resume.ts';

const read = (resume: object) => readJson(JSON.stringify(resume))?.content;

describe('other programs’ JSON Resume', () => {
  it('is read in whatever form its dates were written', () => {
    const work = (startDate: string, endDate?: string) => ({
      name: 'Fonderie',
      startDate,
      endDate,
    });
    const content = read({
      work: [
        work('03/2019', 'mars 2021'),
        work('2016-09-15', '2018'),
        work('2021-04', 'Present'),
        work('2022-01'),
        work('il y a longtemps', '2015-06'),
      ],
      education: [{ institution: 'Cégep', endDate: '06/2014' }],
    });
    expect(content?.experience.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2019-03', '2021-03'],
      ['2016-09', '2018'],
      ['2021-04', 'present'],
      ['2022-01', 'present'],
      ['il y a longtemps', '2015-06'],
    ]);
    expect(content?.education[0]?.graduationDate).toBe('2014-06');
  });

  it('has its own words for how well a language is spoken', () => {
    const fluency = ['Native speaker', 'Professional working proficiency', 'C1', 'B1', 'basic', ''];
    const content = read({
      languages: fluency.map((level) => ({ language: 'Wolof', fluency: level })),
    });
    expect(content?.languages.map(({ level }) => level)).toEqual([
      'native',
      'advanced',
      'fluent',
      'intermediate',
      'basic',
      '',
    ]);
  });
});

it('keeps reports on diplomas at their places, and the other forms of a name', () => {
  const report = { assessor: 'WES', comparesTo: 'Bachelor’s degree', year: '2024', language: 'en' };
  const study = {
    degree: 'Licence',
    fieldOfStudy: '',
    institution: 'Université du Lac',
    location: 'Rabat',
    startDate: '',
    graduationDate: '2015',
    details: [],
  };
  const content = {
    ...emptyContent(),
    personal: {
      ...emptyContent().personal,
      fullName: 'أمل زياني',
      latinName: 'Amel Ziani',
      pronunciation: '',
      nameLine: 'both',
    },
    education: [study, { ...study, report }],
  } as CvContent;
  expect(read(toJsonResume(content, 'en'))).toEqual(content);
  const damaged = toJsonResume(content, 'en') as { meta: { jalon: { reports: unknown } } };
  damaged.meta.jalon.reports = [{ assessor: 'NASA', comparesTo: 7 }, 'x'];
  expect(read(damaged)?.education).toEqual([study, study]);
});

it('keeps an unknown end unknown in a file of our own', () => {
  const content = {
    personal: {
      fullName: 'Ama Boateng',
      headline: '',
      email: '',
      phone: '',
      location: '',
      linkedin: '',
      summary: '',
    },
    experience: [
      {
        jobTitle: 'Soudeuse',
        company: '',
        location: '',
        startDate: '2019',
        endDate: '',
        achievements: [],
      },
    ],
    education: [],
    skills: [],
    languages: [],
    other: [],
  };
  expect(read(toJsonResume(content, 'fr'))).toEqual(content);
});
