/** What a letter says in its own words, in Canadian French and English. `[…]` asks the person. */
import { withEmployer } from '../../text/employer/employer-name.ts';
import { withDeJob } from '../../text/elision.ts';
import { monthName } from '../../text/months.ts';
import type { CvLanguage } from '../content.ts';

interface LetterWords {
  colon: string;
  unknownTitle: string;
  unknownCompany: string;
  subject: (title: string) => string;
  greeting: string;
  opening: (title: string, company: string) => string;
  answers: string;
  noAnswers: string;
  also: (skills: string) => string;
  languages: (said: string) => string;
  /** A line of a CV in the other language. */
  translate: (line: string) => string;
  motive: (company: string) => string;
  thanks: string;
  closing: string;
}

export const LETTER_WORDS: Readonly<Record<CvLanguage, LetterWords>> = {
  fr: {
    colon: '\u00A0:',
    unknownTitle: '[titre du poste]',
    unknownCompany: '[nom de l’employeur]',
    subject: (title) => `Candidature au poste ${withDeJob(title)}`,
    greeting: 'Madame, Monsieur,',
    opening: (title, company) =>
      `Je vous propose ma candidature au poste ${withDeJob(title)}, ${stopped(withEmployer('chez', company))} Vous trouverez mon CV avec cette lettre.`,
    answers: 'Voici ce que mon parcours apporte à ce que vous demandez\u00A0:',
    noAnswers: '[Dites en deux phrases ce que votre parcours apporte à ce poste.]',
    also: (skills) => `Mon CV montre aussi\u00A0: ${skills}.`,
    languages: (said) => `Langues\u00A0: ${said}.`,
    translate: (line) => `[à dire en français\u00A0: ${line.replace(/[[\]]/g, '')}]`,
    motive: (company) =>
      company.startsWith('[')
        ? '[Dites en une phrase pourquoi cet employeur vous attire.]'
        : `[Dites en une phrase ce qui vous attire ${withEmployer('chez', company)}.]`,
    thanks:
      'Je vous remercie de l’attention que vous porterez à ma candidature. Je suis à votre disposition pour une entrevue.',
    closing: 'Veuillez agréer, Madame, Monsieur, mes salutations distinguées.',
  },
  en: {
    colon: ':',
    unknownTitle: '[job title]',
    unknownCompany: '[name of the employer]',
    subject: (title) => `Application for the position of ${title}`,
    greeting: 'Dear Hiring Manager,',
    opening: (title, company) =>
      `I am applying for the position of ${title} at ${stopped(company)} My résumé is enclosed.`,
    answers: 'Here is what my experience brings to what you ask for:',
    noAnswers: '[Say in two sentences what your experience brings to this position.]',
    also: (skills) => `My résumé also shows: ${skills}.`,
    languages: (said) => `Languages: ${said}.`,
    translate: (line) => `[to be said in English: ${line.replace(/[[\]]/g, '')}]`,
    motive: (company) =>
      company.startsWith('[')
        ? '[Say in one sentence why this employer appeals to you.]'
        : `[Say in one sentence why ${company} appeals to you.]`,
    thanks:
      'Thank you for your time and consideration. I would welcome the chance to speak with you in an interview.',
    closing: 'Sincerely,',
  },
};

/** « Meubles Roy inc. » ends its sentence. */
const stopped = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** « Montréal, le 1er décembre 2026 », “Montreal, December 1, 2026”; '' where the day is none. */
export const placeAndDay = (place: string, day: string, language: CvLanguage): string => {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === '') return place;
  const name = monthName(Number(month), language, 'full');
  const number = Number(date);
  const written =
    language === 'fr'
      ? `le ${number === 1 ? '1er' : number} ${name} ${year}`
      : `${name} ${number}, ${year}`;
  return [place, written].filter(Boolean).join(', ');
};
