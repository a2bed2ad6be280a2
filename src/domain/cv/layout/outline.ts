/** What a CV prints, in order and in words, before any template: shared by PDF, Word and plain text. */
import type { CvContent, CvLanguage, Education, Experience } from '../content.ts';
import { credentialLine } from '../canadian/credentials.ts';
import { nameNotes, printedName } from '../name/printed-name.ts';
import type { DateStyle } from '../dates/forms/printed-forms.ts';
import type { SectionName } from '../canadian/sections.ts';
import { printLanguage, sectionRank, sectionTitle } from '../canadian/sections.ts';
import { printDate, printDateRange } from '../dates/print-date.ts';
import { textLinks } from './text-links.ts';

export interface OutlineOptions {
  language: CvLanguage;
  dateStyle: DateStyle;
}

export interface ContactPart {
  text: string;
  link?: string;
}

export type OutlineItem =
  | {
      kind: 'paragraph';
      text: string;
      /** Parts of the text, in order, that stand out: what its lines are about. */
      labels?: string[];
    }
  | { kind: 'bullet'; text: string }
  | {
      kind: 'entry';
      /** Job title or degree. */
      title: string;
      /** Company or institution, and its location. */
      organisation: string;
      dates: string;
      notes: string[];
      bullets: string[];
    };

export interface OutlineSection {
  title: string;
  items: OutlineItem[];
  /** Times the space above other sections: a letter's date stands off its head. */
  apart?: number;
}

export interface CvOutline {
  name: string;
  /** Under the name: in its own script, and how it is said. */
  nameNotes: string[];
  headline: string;
  contact: ContactPart[];
  sections: OutlineSection[];
}

export function outlineCv(content: CvContent, options: OutlineOptions): CvOutline {
  const { personal } = content;
  const { language } = options;
  const ranked: [SectionName, OutlineSection][] = [];
  const add = (name: SectionName, items: OutlineItem[], sourceTitle = '') => {
    const said = items.filter(saysSomething);
    const title = sectionTitle(name, language, sourceTitle.trim()) || UNNAMED[language];
    if (said.length > 0) ranked.push([name, { title, items: said }]);
  };
  add('summary', paragraphs(personal.summary));
  add('skills', skillLines(content.skills));
  add(
    'experience',
    content.experience.map((entry) => experienceItem(entry, options)),
  );
  add(
    'education',
    content.education.map((entry) => educationItem(entry, options)),
  );
  add('languages', spokenLanguages(content, language));
  for (const { kind, title, entries } of content.other)
    add(kind, filled(entries).map(bullet), title);
  return {
    name: printedName(personal),
    nameNotes: nameNotes(personal, language),
    headline: personal.headline.trim(),
    contact: contactParts(content),
    sections: ranked
      .toSorted(([a], [b]) => sectionRank(a, language) - sectionRank(b, language))
      .map(([, section]) => section),
  };
}

function contactParts({ personal }: CvContent): ContactPart[] {
  const { location, phone, email, linkedin } = personal;
  const parts: ContactPart[] = [
    { text: location },
    { text: phone, ...phoneTarget(phone) },
    { text: email, link: `mailto:${email.trim()}` },
    { text: linkedin, link: `https://${linkedin.trim().replace(/^https?:\/\//, '')}` },
  ];
  return parts.filter(({ text }) => text.trim() !== '');
}

const phoneTarget = (phone: string): { link?: string } => {
  const [found] = textLinks(phone);
  return found?.target.startsWith('tel:') ? { link: found.target } : {};
};

function experienceItem(entry: Experience, { language, dateStyle }: OutlineOptions): OutlineItem {
  return {
    kind: 'entry',
    title: entry.jobTitle.trim(),
    organisation: joined(entry.company, entry.location),
    dates: printDateRange(entry.startDate, entry.endDate, language, dateStyle),
    notes: [],
    bullets: filled(entry.achievements),
  };
}

/** Canadian CVs print the graduation date alone; the start stands only when it is all there is. */
function educationItem(entry: Education, { language, dateStyle }: OutlineOptions): OutlineItem {
  return {
    kind: 'entry',
    title: joined(entry.degree, entry.fieldOfStudy),
    organisation: joined(entry.institution, entry.location),
    dates: printDate(entry.graduationDate || entry.startDate, language, dateStyle),
    notes: filled([entry.report ? credentialLine(entry.report, language) : '', ...entry.details]),
    bullets: [],
  };
}

/** `Français : langue maternelle. Anglais : avancé.`, on one line, the names standing out. */
function spokenLanguages(content: CvContent, language: CvLanguage): OutlineItem[] {
  const spoken = content.languages
    .map(({ name, level }) => ({ name: name.trim(), level }))
    .filter(({ name }) => name !== '');
  if (spoken.length === 0) return [];
  const parts = spoken.map(({ name, level }) => `${printLanguage(name, level, language)}.`);
  const labels = spoken.filter(({ level }) => level !== '').map(({ name }) => name);
  return [{ kind: 'paragraph', text: joinedLine(parts, ''), labels }];
}

/** `Logiciels : AutoCAD, Revit` stands on a line of its own, under what it is about; the others share theirs. */
function skillLines(skills: string[]): OutlineItem[] {
  const kept = filled(skills);
  const labelled = kept.filter((skill) => LABELLED.test(skill));
  const plain = kept.filter((skill) => !LABELLED.test(skill));
  return [
    ...paragraphs(joinSkills(plain)),
    ...labelled.map((text): OutlineItem => {
      const [, label = ''] = LABELLED.exec(text) ?? [];
      return { kind: 'paragraph', text, labels: [label] };
    }),
  ];
}

const LABELLED = /^(\p{L}[^:;,]{1,38}?)\s*:\s+\S/u;

/** Commas, unless a skill holds one itself. */
const joinSkills = (kept: string[]): string =>
  joinedLine(kept, kept.some((skill) => skill.includes(',')) ? ';' : ',');

/** So many characters may hold together without tearing a hole in the line above. */
const MOST_HELD = 32;

/** Items one after the other. The last one holds together and to the one before it: no line ends with an orphan. */
function joinedLine(items: string[], sign: string): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2 || last.length > MOST_HELD) return items.join(`${sign} `);
  return `${items.slice(0, -1).join(`${sign} `)}${sign}\u00A0${last.replaceAll(' ', '\u00A0')}`;
}

/** A group the source gave no heading still needs one, or it would read as part of the section above it. */
const UNNAMED: Record<CvLanguage, string> = {
  fr: 'Autres renseignements',
  en: 'Additional Information',
};

const bullet = (text: string): OutlineItem => ({ kind: 'bullet', text });

const paragraphs = (text: string): OutlineItem[] =>
  filled(text.split(/\n+/)).map((paragraph) => ({ kind: 'paragraph', text: paragraph }));

const filled = (texts: string[]): string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '');

const joined = (...texts: string[]): string => filled(texts).join(', ');

const saysSomething = (item: OutlineItem): boolean =>
  item.kind !== 'entry' ||
  [item.title, item.organisation, item.dates, ...item.notes, ...item.bullets].some(
    (text) => text !== '',
  );
