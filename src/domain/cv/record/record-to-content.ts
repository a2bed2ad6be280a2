/**
 * What the layout and the exports take: the record's lists in order, without blanks, in Canadian form for the
 * document's language, with what was put back.
 */
import { inOrder } from '../../sync/values/order-key.ts';
import { REMOVAL_RULES, type PrintedIn } from '../canadian/reasons.ts';
import { sectionTitle } from '../canadian/sections.ts';
import { formatContent } from '../canadian/to-canadian.ts';
import type { CvContent, OtherSection, OtherSectionKind, Personal } from '../content.ts';
import { studyOf } from './credential-fields.ts';
import type { CvRecord, RemovedEntry } from './cv-record.ts';

export function recordToContent(record: CvRecord): CvContent {
  const content: CvContent = {
    personal: withoutBlankName(record.personal),
    experience: entries(record.experience),
    education: entries(record.education).map(studyOf),
    skills: entries(record.skills).map(({ name }) => name),
    languages: entries(record.languages),
    other: entries(record.other).filter((section) => section.entries.length > 0),
  };
  return withRestored(formatContent(content, record.language).content, record);
}

const withoutBlankName = ({
  latinName,
  pronunciation,
  nameLine,
  ...personal
}: CvRecord['personal']): Personal => ({
  ...personal,
  ...(latinName && { latinName }),
  ...(pronunciation && { pronunciation }),
  ...(nameLine && { nameLine }),
});

/** In order, without their keys and blank lines; entries the person added and left blank don't print. */
function entries<T extends { order: string }>(
  map: Readonly<Record<string, T>>,
): Omit<T, 'order'>[] {
  return inOrder(map)
    .map(([, entry]) => withoutBlanks(entry))
    .filter((entry) => Object.values(entry).some((value) => [value].flat().some(isFilled)));
}

function withoutBlanks<T extends { order: string }>(entry: T): Omit<T, 'order'> {
  const { order: _order, ...fields } = entry;
  const clean = Object.entries(fields).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.filter(isFilled) : value,
  ]);
  return Object.fromEntries(clean) as Omit<T, 'order'>;
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Personal data put back prints where `canadian/reasons.ts` says. */
function withRestored(content: CvContent, record: CvRecord): CvContent {
  const restored = inOrder(record.removed)
    .map(([, item]) => item)
    .filter((item) => item.restored);
  if (restored.length === 0) return content;
  const at = (printedIn: PrintedIn): string[] =>
    restored.filter((item) => REMOVAL_RULES[item.kind].printedIn === printedIn).flatMap(linesOf);
  const { language } = record;
  let { other } = content;
  other = withEntries(other, 'certifications', '', at('certifications'));
  other = withEntries(
    other,
    'other',
    sectionTitle('personalDetails', language),
    at('personalDetails'),
  );
  other = withEntries(other, 'references', '', at('references'));
  other = withEntries(other, 'other', '', at('end'));
  const streets = at('beforeLocation').map((text) => text.replace(/^[\p{L} ]{3,25} ?: */u, ''));
  const location = [...streets, content.personal.location].filter(Boolean).join(', ');
  return { ...content, other, personal: { ...content.personal, location } };
}

const linesOf = (item: RemovedEntry): string[] =>
  [item.text.split('\n').join(', ')].filter(isFilled);

/** Added to the section of that kind and title, or as a new last one. */
function withEntries(
  sections: readonly OtherSection[],
  kind: OtherSectionKind,
  title: string,
  texts: readonly string[],
): OtherSection[] {
  if (texts.length === 0) return [...sections];
  const at = sections.findIndex(
    (section) =>
      section.kind === kind && (kind !== 'other' || (title !== '' && section.title === title)),
  );
  const found = sections[at];
  if (!found) return [...sections, { kind, title, entries: [...texts] }];
  return sections.with(at, { ...found, entries: [...found.entries, ...texts] });
}
