import { expect, it } from 'vitest';
import { emptyContent, type CvContent } from '../cv/content.ts';
import { noFacts, type LinkedinFacts } from './archive/linkedin-facts.ts';
import { compareWithLinkedin } from './consistency.ts';

const cv = (): CvContent => ({
  ...emptyContent(),
  personal: {
    ...emptyContent().personal,
    fullName: 'BENMOUSSA Nadia',
    location: 'Montréal (Québec)',
  },
  experience: [
    {
      jobTitle: 'Ingénieure civile',
      company: 'Eaux du Nord',
      location: '',
      startDate: '2019-03',
      endDate: 'present',
      achievements: [],
    },
    {
      jobTitle: 'Technicienne',
      company: 'Béton Sahel',
      location: '',
      startDate: '2015',
      endDate: '2019',
      achievements: [],
    },
  ],
  education: [
    {
      degree: 'Maîtrise',
      fieldOfStudy: 'Génie civil',
      institution: 'USTHB',
      location: '',
      startDate: '',
      graduationDate: '2014',
      details: [],
    },
  ],
  skills: ['AutoCAD', 'Hydraulique'],
  languages: [{ name: 'Français', level: 'native' }],
});

const linkedin = (): LinkedinFacts => ({
  ...noFacts(),
  fullName: 'Nadia Benmoussa',
  location: 'Montréal, Canada',
  positions: [
    {
      company: 'Les Eaux du Nord inc.',
      title: 'Ingénieure civile',
      description: '',
      location: '',
      startDate: '2019-03',
      endDate: 'present',
    },
    {
      company: 'Béton Sahel',
      title: 'Technicienne',
      description: '',
      location: '',
      startDate: '2015-06',
      endDate: '2019-02',
    },
  ],
  education: [
    { institution: 'USTHB', degree: 'Maîtrise', notes: '', startDate: '', endDate: '2014' },
  ],
  skills: ['Hydraulique', 'Autocad'],
  languages: [{ name: 'Français', proficiency: '' }],
});

it('finds nothing where the two agree, however they write it', () => {
  expect(compareWithLinkedin(cv(), linkedin())).toEqual([]);
});

it('puts side by side what differs, and names what one of them leaves out', () => {
  const other = linkedin();
  other.fullName = 'Nadia Ben';
  other.positions = [
    {
      company: 'Eaux du Nord',
      title: 'Chargée de projet',
      description: '',
      location: '',
      startDate: '2018-03',
      endDate: 'present',
    },
    {
      company: 'Hôtel Central',
      title: 'Réceptionniste',
      description: '',
      location: '',
      startDate: '2014',
      endDate: '2015',
    },
  ];
  other.skills = ['Hydraulique', 'Excel'];
  expect(compareWithLinkedin(cv(), other)).toEqual([
    { kind: 'differs', field: 'fullName', of: '', cv: 'BENMOUSSA Nadia', linkedin: 'Nadia Ben' },
    {
      kind: 'differs',
      field: 'jobTitle',
      of: 'Eaux du Nord',
      cv: 'Ingénieure civile',
      linkedin: 'Chargée de projet',
    },
    { kind: 'differs', field: 'startDate', of: 'Eaux du Nord', cv: '2019-03', linkedin: '2018-03' },
    { kind: 'missing', on: 'linkedin', what: 'job', name: 'Technicienne, Béton Sahel' },
    { kind: 'missing', on: 'cv', what: 'job', name: 'Réceptionniste, Hôtel Central' },
    { kind: 'missing', on: 'linkedin', what: 'skill', name: 'AutoCAD' },
    { kind: 'missing', on: 'cv', what: 'skill', name: 'Excel' },
  ]);
});

it('holds nothing against a profile that says nothing of a thing', () => {
  expect(compareWithLinkedin(cv(), noFacts())).toEqual([]);
});
