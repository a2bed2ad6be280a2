/** What a CV prints, in order and in words, before any template: shared by PDF, Word and plain text. */
import type { CvContent, CvLanguage, DateStyle, Education, Experience } from '../content.ts';
import { printDate, printDateRange } from '../dates/print-date.ts';
import { LEVEL_NAMES, SECTION_NAMES } from './section-names.ts';

export interface OutlineOptions {
  language: CvLanguage;
  dateStyle: DateStyle;
}

export interface ContactPart {
  text: string;
  link?: string;
}

export type OutlineItem =
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullet'; text: string }
  | {
      kind: 'entry';
      /** Job title or degree. */
      title: string;
      /** Company or institution, and place. */
      place: string;
      dates: string;
      notes: string[];
      bullets: string[];
    };

export interface OutlineSection {
  title: string;
  items: OutlineItem[];
}

export interface CvOutline {
  name: string;
  headline: string;
  contact: ContactPart[];
  sections: OutlineSection[];
}

export function outlineCv(content: CvContent, options: OutlineOptions): CvOutline {
  const { personal } = content;
  const names = SECTION_NAMES[options.language];
  const others = content.other.map(({ kind, title, entries }) =>
    section(title.trim() || names[kind], filled(entries).map(bullet)),
  );
  const sections = [
    section(names.summary, paragraphs(personal.summary)),
    section(names.skills, paragraphs(joinSkills(content.skills))),
    section(
      names.experience,
      content.experience.map((entry) => experienceItem(entry, options)),
    ),
    section(
      names.education,
      content.education.map((entry) => educationItem(entry, options)),
    ),
    ...others,
    section(names.languages, paragraphs(spokenLanguages(content, options.language))),
  ];
  return {
    name: personal.fullName.trim(),
    headline: personal.headline.trim(),
    contact: contactParts(content),
    sections: sections
      .map(({ title, items }) => section(title, items.filter(saysSomething)))
      .filter(({ items }) => items.length > 0),
  };
}

function contactParts({ personal }: CvContent): ContactPart[] {
  const { location, phone, email, linkedin } = personal;
  const parts: ContactPart[] = [
    { text: location },
    { text: phone },
    { text: email, link: `mailto:${email.trim()}` },
    { text: linkedin, link: `https://${linkedin.trim().replace(/^https?:\/\//, '')}` },
  ];
  return parts.filter(({ text }) => text.trim() !== '');
}

function experienceItem(entry: Experience, { language, dateStyle }: OutlineOptions): OutlineItem {
  return {
    kind: 'entry',
    title: entry.jobTitle.trim(),
    place: joined(entry.company, entry.location),
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
    place: joined(entry.institution, entry.location),
    dates: printDate(entry.graduationDate || entry.startDate, language, dateStyle),
    notes: filled(entry.details),
    bullets: [],
  };
}

/** `Français : langue maternelle. Anglais : avancé.` */
function spokenLanguages(content: CvContent, language: CvLanguage): string {
  const colon = language === 'fr' ? '\u00A0: ' : ': ';
  return content.languages
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, level }) =>
      level ? `${name.trim()}${colon}${LEVEL_NAMES[language][level]}.` : `${name.trim()}.`,
    )
    .join(' ');
}

/** Commas, unless a skill holds one itself. */
function joinSkills(skills: string[]): string {
  const kept = filled(skills);
  return kept.join(kept.some((skill) => skill.includes(',')) ? '; ' : ', ');
}

const section = (title: string, items: OutlineItem[]): OutlineSection => ({ title, items });

const bullet = (text: string): OutlineItem => ({ kind: 'bullet', text });

const paragraphs = (text: string): OutlineItem[] =>
  filled(text.split(/\n+/)).map((paragraph) => ({ kind: 'paragraph', text: paragraph }));

const filled = (texts: string[]): string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '');

const joined = (...texts: string[]): string => filled(texts).join(', ');

const saysSomething = (item: OutlineItem): boolean =>
  item.kind !== 'entry' ||
  [item.title, item.place, item.dates, ...item.notes, ...item.bullets].some((text) => text !== '');
