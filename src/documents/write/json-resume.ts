/**
 * A CV as JSON Resume (schema 1.0.0) and back, without loss: what that schema has no place for
 * stands under `meta.jalon`, and comes first when read back.
 */
import type {
  CvContent,
  CvDate,
  CvLanguage,
  Education,
  Experience,
  LanguageLevel,
  OtherSection,
  OtherSectionKind,
  Personal,
} from '#/domain/cv/content.ts';
import {
  ASSESSORS,
  LANGUAGE_LEVELS,
  NAME_LINES,
  OTHER_SECTION_KINDS,
} from '#/domain/cv/content.ts';
import { parseTypedDate } from '#/domain/cv/dates/forms/typed-forms.ts';
import { spokenLevel } from '#/domain/cv/read/languages/names-and-levels.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const VERSION = 1;

export function writeJson(content: CvContent, language: CvLanguage): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(toJsonResume(content, language), null, 2)}\n`);
}

export function toJsonResume(content: CvContent, language: CvLanguage): object {
  const { personal } = content;
  return {
    $schema: SCHEMA,
    basics: {
      name: personal.fullName,
      label: personal.headline,
      email: personal.email,
      phone: personal.phone,
      summary: personal.summary,
      location: { city: personal.location },
      profiles:
        personal.linkedin === ''
          ? []
          : [{ network: 'LinkedIn', url: `https://${personal.linkedin}` }],
    },
    work: content.experience.map((entry) => ({
      name: entry.company,
      position: entry.jobTitle,
      location: entry.location,
      ...dates(entry.startDate, entry.endDate),
      highlights: entry.achievements,
    })),
    education: content.education.map((entry) => ({
      institution: entry.institution,
      area: entry.fieldOfStudy,
      studyType: entry.degree,
      location: entry.location,
      ...dates(entry.startDate, entry.graduationDate),
      courses: entry.details,
    })),
    skills: content.skills.map((name) => ({ name })),
    languages: content.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    ...otherSections(content.other),
    meta: { version: 'v1.0.0', jalon: { version: VERSION, language, ...ownParts(content) } },
  };
}

/**
 * Reads our own files back exactly and other people's JSON Resume as far as the two models agree.
 * Undefined when the text is no JSON object with one of the schema's parts.
 */
export function readJson(text: string): { content: CvContent; language?: CvLanguage } | undefined {
  const resume = parse(text);
  if (!resume || !PARTS.some((part) => part in resume)) return undefined;
  const basics = record(resume['basics']);
  const own = record(record(resume['meta'])['jalon']);
  const isOurs = 'language' in own;
  const profiles = records(basics['profiles']);
  const linkedin = profiles.map(({ url }) => string(url)).find((url) => url.includes('linkedin.'));
  const content: CvContent = {
    personal: {
      fullName: string(basics['name']),
      headline: string(basics['label']),
      email: string(basics['email']),
      phone: string(basics['phone']),
      location: place(basics['location']),
      linkedin: (linkedin ?? '').replace(/^https?:\/\/(?:www\.)?/, ''),
      summary: string(basics['summary']),
      ...nameParts(own['name']),
    },
    experience: records(resume['work']).map((entry) => experience(entry, isOurs)),
    education: records(resume['education']).map((entry, at) => ({
      ...education(entry),
      ...reportAt(own['reports'], at),
    })),
    skills: records(resume['skills']).flatMap(skills),
    languages: records(resume['languages']).map((entry) => ({
      name: string(entry['language']),
      level: level(entry['fluency']),
    })),
    other: Array.isArray(own['other']) ? records(own['other']).map(otherSection) : foreign(resume),
  };
  const language = own['language'];
  return language === 'fr' || language === 'en' ? { content, language } : { content };
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

const PARTS = ['basics', 'work', 'education', 'skills', 'languages'];

/** What only this product knows of a CV; reports stand at the places of their studies. */
const ownParts = ({ personal, education, other }: CvContent): object => {
  const { latinName = '', pronunciation = '', nameLine = '' } = personal;
  return {
    other,
    ...(latinName || pronunciation ? { name: { latinName, pronunciation, nameLine } } : {}),
    ...(education.some(({ report }) => report)
      ? { reports: education.map(({ report }) => report ?? null) }
      : {}),
  };
};

/** JSON Resume leaves the end of a current position out; `current` tells it from an unknown end. */
const dates = (startDate: CvDate, endDate: CvDate): object => ({
  ...(startDate === '' ? {} : { startDate }),
  ...(endDate === 'present' ? { current: true } : {}),
  ...(endDate === '' || endDate === 'present' ? {} : { endDate }),
});

/** The schema's own lists, for other programs. */
const FOREIGN: readonly [OtherSectionKind, string, string][] = [
  ['certifications', 'certificates', 'name'],
  ['projects', 'projects', 'name'],
  ['volunteering', 'volunteer', 'organization'],
  ['publications', 'publications', 'name'],
  ['awards', 'awards', 'title'],
  ['interests', 'interests', 'name'],
  ['references', 'references', 'reference'],
];

function otherSections(other: OtherSection[]): object {
  const lists: Record<string, object[]> = {};
  for (const [kind, list, key] of FOREIGN)
    for (const section of other)
      if (section.kind === kind)
        (lists[list] ??= []).push(...section.entries.map((entry) => ({ [key]: entry })));
  return lists;
}

function foreign(resume: JsonObject): OtherSection[] {
  return FOREIGN.flatMap(([kind, list, key]) => {
    const entries = records(resume[list]).map((entry) =>
      [entry[key], entry['position'], entry['summary'] ?? entry['description']]
        .map(string)
        .filter((text) => text !== '')
        .join(', '),
    );
    return entries.length === 0 ? [] : [{ kind, title: '', entries }];
  });
}

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
    ...('summary' in entry ? [string(entry['summary'])] : []),
    ...strings(entry['highlights']),
  ],
});

const education = (entry: JsonObject): Education => ({
  degree: string(entry['studyType']),
  fieldOfStudy: string(entry['area']),
  institution: string(entry['institution']),
  location: string(entry['location']),
  startDate: date(entry['startDate']),
  graduationDate: entry['current'] === true ? 'present' : date(entry['endDate']),
  details: strings(entry['courses']),
});

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

function place(value: unknown): string {
  if (typeof value === 'string') return value;
  const { city, region, countryCode } = record(value);
  return [city, region, countryCode]
    .map(string)
    .filter((part) => part !== '')
    .join(', ');
}

type JsonObject = Record<string, unknown>;

function parse(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? record(value)
      : undefined;
  } catch {
    return undefined;
  }
}

const record = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const records = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.map(record) : []);

const string = (value: unknown): string => (typeof value === 'string' ? value : '');

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
