/** A reading and the record made of it, for the tests of this folder and its neighbours. */
import { emptyContent } from '../content.ts';
import type { CvReading } from '../reading.ts';
import type { CvRecord, RecordInputs } from './cv-record.ts';
import { readingToRecord } from './record-from-reading.ts';

/** Ids `entry0000000001`, `entry0000000002` …; the middle of each gap for order keys. */
export function testInputs(now = 1_700_000_000_000): RecordInputs {
  let count = 0;
  return {
    newId: () => `entry${String((count += 1)).padStart(10, '0')}`,
    random: () => 0.5,
    now,
  };
}

export const sampleReading = (): CvReading => ({
  language: 'fr',
  content: {
    ...emptyContent(),
    personal: {
      fullName: 'Amel Ziani',
      headline: 'Conceptrice en génie civil',
      email: 'amel.ziani@example.org',
      phone: '(514) 555-0142',
      location: 'Montréal, QC',
      linkedin: 'https://www.linkedin.com/in/amel-ziani/',
      summary: 'Douze ans de chantiers.',
    },
    experience: [
      {
        jobTitle: 'Conductrice de travaux',
        company: 'Groupe Atlas',
        location: 'Tunis, Tunisia',
        startDate: '2019-03',
        endDate: 'present',
        achievements: ['Livré 14 km de conduites', 'Encadré six techniciens'],
      },
      {
        jobTitle: 'Technicienne',
        company: 'Bureau Carthage',
        location: 'Sfax, Tunisie',
        startDate: '2012',
        endDate: '2019-02',
        achievements: [],
      },
    ],
    education: [
      {
        degree: 'Diplôme d’ingénieur',
        fieldOfStudy: 'Génie civil',
        institution: 'ENIT',
        location: 'Tunis, Tunisie',
        startDate: '',
        graduationDate: '2012-06',
        details: ['Mention bien'],
      },
    ],
    skills: ['AutoCAD', 'C++', 'autocad'],
    languages: [
      { name: 'Arabe', level: 'native' },
      { name: 'Français', level: '' },
    ],
    other: [{ kind: 'certifications', title: 'Certificats', entries: ['PMP, 2021'] }],
  },
  removed: [
    { kind: 'photo', text: '' },
    { kind: 'birthDate', text: 'Née le 14/03/1988 à Tunis' },
    { kind: 'streetAddress', text: 'Adresse : 12 rue des Lilas' },
    { kind: 'drivingLicence', text: 'Permis B' },
    { kind: 'reference', text: 'Jean Roy\n514-555-0101' },
    { kind: 'signature', text: 'Lu et approuvé' },
  ],
  unplaced: ['Disponible dès mars', 'Python, SQL'],
  evidence: {
    'personal.fullName': { line: 'Amel Ziani', confidence: 0.95 },
    'personal.location': { line: 'Montréal', confidence: 0.6 },
    'experience.0.jobTitle': { line: 'Conductrice de travaux, Groupe Atlas', confidence: 0.7 },
    'experience.0.achievements.0': { line: 'Livré 14 km', confidence: 0.75 },
    'experience.0.achievements.1': { line: 'Encadré six', confidence: 0.5 },
    'skills.1': { line: 'C++', confidence: 0.4 },
  },
});

export const sampleRecord = (): CvRecord =>
  readingToRecord(sampleReading(), testInputs(), { title: 'Mon CV', sourceFileName: 'amel.pdf' });
