import { describe, expect, it } from 'vitest';
import { emptyContent, type CvContent } from '../content.ts';
import type { CvFacts } from './cv-evidence.ts';
import { matchJob, type Job } from './match-job.ts';

const cv = (language: 'fr' | 'en', content: Partial<CvContent>): CvFacts => ({
  language,
  content: { ...emptyContent(), ...content },
  removed: [],
  unplaced: [],
});

const job = (text: string, language: 'fr' | 'en' = 'en'): Job => ({ title: '', text, language });

const post = (jobTitle: string, ...achievements: string[]) => ({
  jobTitle,
  company: 'Oracle Kubernetes Inc.',
  location: '',
  startDate: '2019-01',
  endDate: 'present',
  achievements,
});

const compare = (facts: CvFacts, text: string, language: 'fr' | 'en' = 'en') => {
  const { requirements } = matchJob(facts, job(text, language), '2026-11');
  const terms = (status: string): string[] =>
    requirements.filter((one) => one.status === status).map(({ term }) => term);
  return { matched: terms('matched'), missing: terms('missing'), covered: terms('covered') };
};

const skilled = (...skills: string[]): CvFacts => cv('en', { skills });
const asked = (text: string, language: 'fr' | 'en' = 'en'): string[] => {
  const { matched, missing } = compare(skilled(), text, language);
  return [...matched, ...missing];
};

describe('what an advertisement asks for', () => {
  it('keeps short names out of ordinary words', () => {
    expect(asked('Requirements:\n- Go to market with R&D teams, vitamin C, class C')).not.toEqual(
      expect.arrayContaining(['Go']),
    );
    expect(asked('Requirements:\n- Python, R or Go')).toEqual(['Python', 'R', 'Go']);
    expect(asked('Exigences :\n- Langages C, C++ et C#', 'fr')).toEqual(['C', 'C++', 'C#']);
  });

  it('reads no requirement where nothing is asked', () => {
    expect(asked('Requirements:\n- No experience with SAP required')).toEqual([]);
    expect(asked('Requirements:\n- SQL is not required')).toEqual([]);
    expect(asked("Exigences :\n- L'anglais n'est pas requis", 'fr')).toEqual([]);
    expect(asked('Exigences :\n- Aucune expérience en vente requise', 'fr')).toEqual([]);
    expect(asked('Exigences :\n- SIMDUT (formation offerte)', 'fr')).toEqual([]);
    expect(asked('Requirements:\n- SAP required, Oracle Database not required')).toEqual(['SAP']);
  });

  it('leaves out what the employer gives and says of itself', () => {
    const ad = `About us
We are a leader in digital marketing and use Salesforce.
What we offer
- Dental insurance, RRSP, paid training in AWS
Requirements
- Excel
Diversity
We welcome people with disabilities and offer accommodations in recruitment.`;
    expect(asked(ad)).toEqual(['Excel']);
  });

  it('tells what is a must from what is welcome', () => {
    const { requirements } = matchJob(
      skilled(),
      job(
        'Exigences :\n- Maîtrise d’Excel\n- Connaissance de SAP (un atout)\nAtouts :\n- Power BI',
        'fr',
      ),
      '2026-11',
    );
    expect(requirements.map(({ term, need }) => [term, need])).toEqual([
      ['Excel', 'must'],
      ['SAP', 'nice'],
      ['Power BI', 'nice'],
    ]);
  });

  it('gives the sentence, the years and the level', () => {
    const [first, second] = matchJob(
      skilled(),
      job('Exigences :\n- 3 ans d’expérience en comptabilité\n- Anglais avancé', 'fr'),
      '2026-11',
    ).requirements;
    expect(first).toMatchObject({
      term: 'comptabilité',
      years: 3,
      sentence: '3 ans d’expérience en comptabilité',
    });
    expect(second).toMatchObject({ term: 'Anglais', level: 'advanced' });
  });

  it('finds products that no list holds, and only the same words answer', () => {
    const ad = 'Exigences :\n- Connaissance du logiciel Zorblax';
    expect(compare(cv('fr', { skills: ['Zorblax'] }), ad, 'fr').matched).toEqual(['Zorblax']);
    expect(compare(cv('fr', { skills: ['Zorb'] }), ad, 'fr').missing).toEqual(['Zorblax']);
  });
});

describe('what a CV shows', () => {
  it('answers in the other language, by synonyms and in other forms', () => {
    expect(compare(skilled('Bookkeeping'), 'Exigences :\n- Tenue de livres', 'fr').matched).toEqual(
      ['Tenue de livres'],
    );
    expect(compare(skilled('RCR'), 'Requirements:\n- Valid CPR').matched).toEqual(['CPR']);
    expect(
      compare(
        cv('en', { experience: [post('Clerk', 'Managed inventory for three stores')] }),
        'Requirements:\n- Inventory management',
      ).matched,
    ).toEqual(['Inventory management']);
    expect(
      compare(
        cv('fr', { experience: [post('Commis', 'Gérer les stocks de trois magasins')] }),
        'Requirements:\n- Inventory management',
      ).matched,
    ).toEqual(['Inventory management']);
  });

  it('takes the narrower for the broader, never the reverse', () => {
    expect(compare(skilled('PostgreSQL'), 'Requirements:\n- SQL').matched).toEqual(['SQL']);
    expect(compare(skilled('SQL'), 'Requirements:\n- PostgreSQL').missing).toEqual(['PostgreSQL']);
    expect(compare(skilled('JavaScript'), 'Requirements:\n- Java').missing).toEqual(['Java']);
    expect(compare(skilled('C++'), 'Requirements:\n- C#').missing).toEqual(['C#']);
    const permit = (text: string) =>
      compare(skilled(text), 'Exigences :\n- Permis de conduire classe 3', 'fr');
    expect(permit('Class 1 licence').matched).toHaveLength(1);
    expect(permit('Class 5 licence').missing).toHaveLength(1);
  });

  it('does not take an employer, a wish or other people for a skill', () => {
    const ad = 'Requirements:\n- Kubernetes';
    expect(compare(cv('en', { experience: [post('Clerk')] }), ad).missing).toEqual(['Kubernetes']);
    for (const line of [
      'No experience with Kubernetes yet',
      'Currently learning Kubernetes',
      'Recruited Kubernetes specialists',
    ])
      expect(compare(cv('en', { experience: [post('Clerk', line)] }), ad).missing).toEqual([
        'Kubernetes',
      ]);
    expect(
      compare(skilled('CPA candidate, exam expected 2027'), 'Requirements:\n- CPA').matched,
    ).toEqual([]);
  });

  it('keeps the licences of provinces apart', () => {
    expect(
      compare(skilled('Member of the OIIQ'), 'Requirements:\n- CNO registration').missing,
    ).toHaveLength(1);
    expect(
      compare(skilled('Member of the OIIQ'), 'Requirements:\n- Registered Nurse').matched,
    ).toHaveLength(1);
  });

  it('compares levels of languages', () => {
    const spoken = (level: 'basic' | 'advanced') =>
      compare(
        cv('en', { languages: [{ name: 'French', level }] }),
        'Requirements:\n- Fluent French',
      );
    expect(spoken('advanced').matched).toEqual(['French']);
    expect(spoken('basic').missing).toEqual(['French']);
  });

  it('asks one of several, when one is enough', () => {
    const { matched, missing, covered } = compare(
      skilled('Vue.js'),
      'Requirements:\n- React, Angular or Vue.js',
    );
    expect([matched, missing, covered]).toEqual([['Vue.js'], [], ['React', 'Angular']]);
    expect(compare(skilled('Excel'), 'Requirements:\n- Excel and Word').missing).toEqual(['Word']);
  });

  it('compares diplomas by level and field', () => {
    const ad = 'Exigences :\n- Baccalauréat en informatique';
    const studied = (degree: string, fieldOfStudy: string) =>
      compare(
        cv('en', {
          education: [
            {
              degree,
              fieldOfStudy,
              institution: 'University',
              location: '',
              startDate: '',
              graduationDate: '',
              details: [],
            },
          ],
        }),
        ad,
        'fr',
      );
    expect(studied('Master of Science', 'Computer Science').matched).toHaveLength(1);
    expect(studied('Bachelor of Arts', 'Philosophy').missing).toHaveLength(1);
    expect(studied('Diploma', 'Computer Science').missing).toHaveLength(1);
  });

  it('says where it is shown', () => {
    const { requirements } = matchJob(
      cv('en', { experience: [post('Welder', 'Read blueprints')] }),
      job('Requirements:\n- Blueprint reading'),
      '2026-11',
    );
    expect(requirements[0]?.evidence).toEqual([
      { path: 'experience.0.achievements', text: 'Read blueprints' },
    ]);
  });

  it('takes a bounded time for hostile texts', () => {
    for (const text of [
      'a '.repeat(500_000),
      '('.repeat(400_000),
      'Excel, '.repeat(100_000),
      '-'.repeat(900_000),
      'ou '.repeat(300_000),
      '1 an '.repeat(200_000),
    ]) {
      const { requirements } = matchJob(
        skilled('Excel', text.slice(0, 100_000)),
        job(text),
        '2026-11',
      );
      expect(requirements.length).toBeLessThanOrEqual(150);
    }
  });
});
