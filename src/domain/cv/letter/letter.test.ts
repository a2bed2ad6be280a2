import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEMPLATES } from '../templates.ts';
import { factsOfRecord } from '../match/facts-of-record.ts';
import type { CvRecord } from '../record/cv-record.ts';
import { sampleRecord } from '../record/record-fixture.ts';
import { PAGE } from '../layout/laid-out.ts';
import { cvMetrics } from '../layout/metrics.ts';
import { layoutLetter } from './layout-letter.ts';
import { newLetter, questionsIn } from './letter.ts';
import { placeAndDay } from './letter-words.ts';
import {
  employerForLetter,
  writeLetter,
  type LetterJob,
  type LetterStart,
} from './write-letter.ts';

const withLines = (lines: string[]): CvRecord => {
  const record = sampleRecord();
  const jobs = Object.entries(record.experience).map(([id, job], at) => [
    id,
    { ...job, achievements: at === 0 ? lines : [] },
  ]);
  return { ...record, experience: Object.fromEntries(jobs) as CvRecord['experience'] };
};
const letterFor = (cv: CvRecord, job: LetterJob): LetterStart =>
  writeLetter(factsOfRecord(cv), job, '2026-12-01');

const JOB: LetterJob = {
  title: 'Analyste en planification',
  company: 'Entrepôts du Fjord',
  text: 'Exigences :\n- Gestion des stocks\n- AutoCAD\n- Permis de cariste\n- Français et arabe\n',
};

describe('a first letter', () => {
  const cv = withLines(['Gérer les stocks de trois entrepôts', 'Encadrer six techniciens']);

  test('puts what is asked beside the line that shows it, in the customs of Québec', () => {
    const letter = letterFor(cv, JOB);
    expect(letter).toMatchObject({
      language: 'fr',
      place: 'Montréal',
      subject: 'Candidature au poste d’analyste en planification',
      greeting: 'Madame, Monsieur,',
      closing: 'Veuillez agréer, Madame, Monsieur, mes salutations distinguées.',
    });
    expect(letter.body).toContain('au poste d’analyste en planification, aux Entrepôts du Fjord.');
    expect(letter.body).toContain('Gérer les stocks de trois entrepôts, Groupe Atlas');
    expect(letter.body).toContain('Mon CV montre aussi\u00A0: AutoCAD.');
    expect(letter.body).toContain('Arabe (langue maternelle)');
    expect(letter.body).not.toMatch(/cariste/i);
    expect(questionsIn(letter)).toEqual([
      '[Dites en une phrase ce qui vous attire aux Entrepôts du Fjord.]',
    ]);
  });

  test('asks for the words of the other language, and for an employer nobody named', () => {
    const letter = letterFor(cv, {
      title: 'Warehouse Supervisor',
      company: '',
      text: 'Requirements\n- Experience in inventory management\n',
    });
    expect(letter).toMatchObject({ language: 'en', closing: 'Sincerely,' });
    expect(questionsIn(letter)).toContain(
      '[to be said in English: Gérer les stocks de trois entrepôts]',
    );
    expect(questionsIn(letter)).toContain('[name of the employer]');
  });

  test.each([
    ['Entrepôts du Fjord', 'Entrepôts du Fjord'],
    ['Excel; Power BI est un atout', ''],
    ['Excel', ''],
  ])('takes the employer %j of an advertisement as %j', (read, name) => {
    expect(employerForLetter(read, 'fr')).toBe(name);
  });

  test('fits one page in each template, and says so when it does not', () => {
    const fields = letterFor(cv, JOB);
    const letter = newLetter('letter000000001', 1, { cv: cv.id, application: '', ...fields });
    for (const template of TEMPLATES) {
      const laid = layoutLetter(letter, { ...cv, template }, cvMetrics());
      expect([laid.pages.length, laid.overflow]).toEqual([1, false]);
      const [page] = laid.pages;
      const running = page?.texts.filter(({ role }) => role === 'P').slice(4) ?? [];
      expect(Math.max(...running.map(({ text }) => text.length))).toBeLessThan(100);
      // A hand signs between the last two lines.
      const [closing, name] = running.slice(-2).map(({ y }) => y);
      expect((name ?? 0) - (closing ?? 0)).toBeGreaterThan(30);
    }
    const [band] =
      layoutLetter(letter, { ...cv, template: 'creatif' }, cvMetrics()).pages[0]?.shapes ?? [];
    expect(band?.height).toBeLessThanOrEqual(PAGE.height * 0.14);
    const long = { ...letter, body: `${'Une phrase de plus. '.repeat(40)}\n\n`.repeat(12) };
    expect(layoutLetter(long, cv, cvMetrics()).overflow).toBe(true);
  });

  test.each([
    ['fr', 'Montréal, le 1er décembre 2026'],
    ['en', 'Montréal, December 1, 2026'],
  ] as const)('is dated in %s', (language, said) => {
    expect(placeAndDay('Montréal', '2026-12-01', language)).toBe(said);
  });
});

test('each number, name, employer and tool of a letter stands in the CV or in the advertisement', () => {
  const lines = fc.constantFrom(
    'Réduit de 25 % les délais avec SAP',
    'Gérer les stocks de 3 entrepôts',
    'Led 6 people in Excel',
    'Planifier la production [__ %]',
  );
  const asked = fc.constantFrom('Gestion des stocks', 'SAP', 'Excel', 'Kafka', '5 ans', 'Bilingue');
  fc.assert(
    fc.property(
      fc.array(lines, { maxLength: 4 }),
      fc.array(asked, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('Analyste', 'Commis', ''),
      fc.constantFrom('Banque du Nord', ''),
      (own, wanted, title, company) => {
        const cv = withLines(own);
        const text = `Exigences :\n${wanted.map((one) => `- ${one}`).join('\n')}`;
        const letter = letterFor(cv, { title, company, text });
        const source = `${JSON.stringify([factsOfRecord(cv)])} ${title} ${company} ${text}`;
        const body = letter.body.replace(/\[(?!__)[^\]\n]*\]/g, '');
        const numbers = body.match(/\d+/g) ?? [];
        // The first word of a sentence or of a point has its capital from its place.
        const names = [...body.matchAll(/(?<![\n.!?:]\s|^|\n- |\n)(?<=\s)\p{Lu}[\p{L}\p{N}-]*/gmu)]
          .map(([name]) => name)
          .filter((name) => !['Je', 'CV', 'Vous'].includes(name));
        expect(numbers.filter((number) => !source.includes(number))).toEqual([]);
        expect(names.filter((name) => !source.includes(name))).toEqual([]);
      },
    ),
  );
});
