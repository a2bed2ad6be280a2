/** JSON Resume → what the model holds: our own files exactly, other programs' without loss. */
import {
  ASSESSORS,
  LANGUAGE_LEVELS,
  NAME_LINES,
  OTHER_SECTION_KINDS,
  type CvContent,
  type CvDate,
  type CvLanguage,
  type Education,
  type Experience,
  type LanguageLevel,
  type OtherSection,
  type Personal,
} from '#/domain/cv/content.ts';
import { countryByCode, isCountryName } from '#/domain/cv/canadian/countries.ts';
import { provinceCode } from '#/domain/cv/canadian/provinces.ts';
import { parseTypedDate } from '#/domain/cv/dates/forms/typed-forms.ts';
import { spokenLevel } from '#/domain/cv/read/languages/names-and-levels.ts';
import { languageSigns } from '#/domain/cv/read/language-signs.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import { foreignSections, gradeLine } from './foreign-sections.ts';
import { record, records, string, strings, parsedJson, type JsonObject } from './json-values.ts';
import { linesOf, plainWords } from './plain-words.ts';
import { removedFrom, textsIn, unplacedIn } from './left-over.ts';

export type ReadResume = Pick<CvReading, 'content' | 'unplaced' | 'removed'> & {
  labels: string[];
  /** Undefined when nothing tells. */
  language: CvLanguage | undefined;
};

/** Undefined when the text is no JSON object with one of the schema's parts. */
export function readJson(text: string): ReadResume | undefined {
  const own = record(record(record(parsedJson(text))['meta'])['jalon']);
  const isOurs = own['language'] === 'fr' || own['language'] === 'en';
  const value = isOurs ? parsedJson(text) : parsedJson(text, plainWords);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const resume = record(value);
  if (!PARTS.some((part) => part in resume)) return undefined;
  if (own['language'] === 'fr' || own['language'] === 'en') {
    const content = contentOf(resume, own, own['language'], true);
    return { content, language: own['language'], unplaced: [], removed: [], labels: [] };
  }
  const language = languageOf(resume);
  const content = contentOf(resume, {}, language ?? 'fr', false);
  const skillNames = new Set(content.skills);
  const labels = records(resume['skills'])
    .filter(({ keywords }) => strings(keywords).length > 0)
    .map(({ name }) => string(name))
    .filter((name) => name !== '' && !skillNames.has(name));
  const removed = removedFrom(resume);
  return {
    content,
    language,
    removed,
    labels,
    unplaced: unplacedIn(resume, [content, removed, labels]),
  };
}

const PARTS = ['basics', 'work', 'education', 'skills', 'languages'];

function contentOf(
  resume: JsonObject,
  own: JsonObject,
  language: CvLanguage,
  isOurs: boolean,
): CvContent {
  const typed = record(own['dates']);
  return {
    personal: personal(record(resume['basics']), own, language),
    experience: records(resume['work']).map((entry, at) => ({
      ...experience(entry, isOurs),
      ...typedAt(typed['work'], at, 'endDate'),
    })),
    education: records(resume['education']).map((entry, at) => ({
      ...education(entry, language),
      ...typedAt(typed['education'], at, 'graduationDate'),
      ...reportAt(own['reports'], at),
    })),
    skills: records(resume['skills']).flatMap(skills),
    languages: records(resume['languages']).map((entry) => ({
      name: string(entry['language']),
      level: level(entry['fluency']),
    })),
    other: Array.isArray(own['other'])
      ? records(own['other']).map(otherSection)
      : foreignSections(resume, language),
  };
}

const personal = (basics: JsonObject, own: JsonObject, language: CvLanguage): Personal => ({
  fullName: string(basics['name']),
  headline: string(basics['label']),
  email: string(own['email'] ?? basics['email']),
  phone: string(basics['phone']),
  location: place(basics['location'], language),
  linkedin: string(own['linkedin'] ?? linkedin(basics)),
  summary: string(basics['summary']),
  ...nameParts(own['name']),
});

function linkedin(basics: JsonObject): string {
  const profiles = records(basics['profiles']);
  const url = profiles
    .map((profile) => string(profile['url']))
    .find((one) => one.includes('linkedin.'));
  if (url !== undefined) return url.replace(/^https?:\/\/(?:www\.)?/, '');
  const named = profiles.find(({ network }) => /^linked ?in$/i.test(string(network)));
  const name = string(named?.['username']);
  return name === '' ? '' : `linkedin.com/in/${name}`;
}

const nameParts = (value: unknown): Partial<Personal> => {
  const { latinName, pronunciation, nameLine } = record(value);
  if (!string(latinName) && !string(pronunciation)) return {};
  return {
    latinName: string(latinName),
    pronunciation: string(pronunciation),
    nameLine: NAME_LINES.find((known) => known === nameLine) ?? '',
  };
};

/** In other programs' files, a position without an end is the present one. */
const experience = (entry: JsonObject, isOurs: boolean): Experience => ({
  jobTitle: string(entry['position']),
  company: string(entry['name'] ?? entry['company']),
  location: string(entry['location']),
  startDate: date(entry['startDate']),
  endDate:
    entry['current'] === true || (!isOurs && entry['startDate'] && !entry['endDate'])
      ? 'present'
      : date(entry['endDate']),
  achievements: [
    ...(isOurs ? [] : linesOf(string(entry['summary']))),
    ...(isOurs ? strings(entry['highlights']) : strings(entry['highlights']).flatMap(linesOf)),
  ],
});

const education = (entry: JsonObject, language: CvLanguage): Education => ({
  degree: string(entry['studyType']),
  fieldOfStudy: string(entry['area']),
  institution: string(entry['institution']),
  location: string(entry['location']),
  startDate: date(entry['startDate']),
  graduationDate: entry['current'] === true ? 'present' : date(entry['endDate']),
  details: [...gradeLine(entry, language), ...strings(entry['courses'])],
});

/** Dates that could not be read are kept as they were typed. */
const typedAt = <End extends string>(
  list: unknown,
  at: number,
  end: End,
): Partial<Record<End | 'startDate', string>> => {
  const pair: unknown = Array.isArray(list) ? list[at] : undefined;
  if (!Array.isArray(pair)) return {};
  return { startDate: string(pair[0]), [end]: string(pair[1]) } as Record<
    End | 'startDate',
    string
  >;
};

const reportAt = (reports: unknown, at: number): Pick<Education, 'report'> => {
  const { assessor, comparesTo, year, language } = record(
    Array.isArray(reports) ? reports[at] : undefined,
  );
  const known = ASSESSORS.find((one) => one === assessor);
  if (!known) return {};
  return {
    report: {
      assessor: known,
      comparesTo: string(comparesTo),
      year: string(year),
      language: language === 'fr' || language === 'en' ? language : '',
    },
  };
};

/** Other programs group skills under a name, with the skills as keywords. */
function skills(entry: JsonObject): string[] {
  const keywords = strings(entry['keywords']);
  return keywords.length > 0 ? keywords : [string(entry['name'])];
}

const otherSection = (section: JsonObject): OtherSection => ({
  kind: OTHER_SECTION_KINDS.find((kind) => kind === section['kind']) ?? 'other',
  title: string(section['title']),
  entries: strings(section['entries']),
});

/** Ours by its name, other programs' by what they call it ("Native speaker", "C1"). */
function level(value: unknown): LanguageLevel | '' {
  const fluency = string(value);
  return LANGUAGE_LEVELS.find((known) => known === fluency) ?? spokenLevel(fluency).level;
}

/** A day is dropped: the model keeps months. What is no date stays as written, for the person to correct. */
function date(value: unknown): CvDate {
  const text = string(value);
  const typed = parseTypedDate(text, { presentAllowed: true });
  return typed.ok ? typed.value : text;
}

function place(value: unknown, language: CvLanguage): string {
  if (typeof value === 'string') return value;
  const { city, region, countryCode } = record(value);
  const country = countryByCode(string(countryCode), language) ?? string(countryCode);
  // A province says its country, and some write the country as the region.
  const isSaid = isCountryName(string(region)) || provinceCode(string(region));
  return [string(city), string(region), isSaid ? '' : country]
    .filter((part) => part !== '')
    .join(', ');
}

function languageOf(resume: JsonObject): CvLanguage | undefined {
  const signs = { fr: 0, en: 0 };
  for (const text of textsIn(resume)) {
    const { fr, en } = languageSigns(text);
    signs.fr += fr;
    signs.en += en;
  }
  if (signs.fr === signs.en) return undefined;
  return signs.en > signs.fr ? 'en' : 'fr';
}
