/** The lists of JSON Resume that the model keeps as sections of lines. */
import type { CvLanguage, OtherSection, OtherSectionKind } from '#/domain/cv/content.ts';
import { parseTypedDate } from '#/domain/cv/dates/forms/typed-forms.ts';
import { printDate, printDateRange } from '#/domain/cv/dates/print-date.ts';
import { records, string, strings, type JsonObject } from './json-values.ts';

/** A head of these fields, then the highlights, each a line. */
const LISTS: readonly { kind: OtherSectionKind; list: string; head: readonly string[] }[] = [
  { kind: 'certifications', list: 'certificates', head: ['name', 'issuer', 'date', 'url'] },
  {
    kind: 'projects',
    list: 'projects',
    head: ['name', 'roles', 'entity', 'description', 'period', 'keywords', 'url'],
  },
  {
    kind: 'volunteering',
    list: 'volunteer',
    head: ['position', 'organization', 'period', 'summary', 'url'],
  },
  {
    kind: 'publications',
    list: 'publications',
    head: ['name', 'publisher', 'releaseDate', 'summary', 'url'],
  },
  { kind: 'awards', list: 'awards', head: ['title', 'awarder', 'date', 'summary'] },
  { kind: 'interests', list: 'interests', head: ['name', 'keywords'] },
];

export const foreignSections = (resume: JsonObject, language: CvLanguage): OtherSection[] =>
  LISTS.flatMap(({ kind, list, head }) => {
    const entries = records(resume[list]).flatMap((entry) => [
      head
        .map((field) => written(entry, field, language))
        .filter((text) => text !== '')
        .join(', '),
      ...strings(entry['highlights']),
    ]);
    const said = entries.filter((text) => text !== '');
    return said.length === 0 ? [] : [{ kind, title: '', entries: said }];
  });

/** A mark that is a number alone says of what it is one. */
export const gradeLine = ({ score }: JsonObject, language: CvLanguage): string[] => {
  const grade = typeof score === 'number' ? String(score) : string(score);
  if (grade === '') return [];
  if (/\p{L}{2}/u.test(grade)) return [grade];
  return [language === 'fr' ? `Moyenne : ${grade}` : `GPA: ${grade}`];
};

const written = (entry: JsonObject, field: string, language: CvLanguage): string => {
  switch (field) {
    case 'period':
      return printDateRange(date(entry['startDate']), date(entry['endDate']), language, 'numeric');
    case 'date':
    case 'releaseDate':
      return printDate(date(entry[field]), language, 'numeric');
    case 'keywords':
    case 'roles':
      return strings(entry[field]).join(', ');
    default:
      return string(entry[field]);
  }
};

const date = (value: unknown): string => {
  const typed = parseTypedDate(string(value), { presentAllowed: true });
  return typed.ok ? typed.value : string(value);
};
