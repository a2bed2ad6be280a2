/** Rows that stand under a heading they do not belong to, and say so by their label. */
import type { SectionKind } from '#/domain/cv/words/headings.ts';
import { mentionsLanguages, spokenLevel } from '../languages/names-and-levels.ts';
import { fold } from '#/domain/text/fold.ts';
import { isPlain, withText } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { wordsOf } from '../text-pieces.ts';
import { headingHit } from './headings.ts';
import type { Portion } from './portions.ts';
import type { Section } from './split-sections.ts';

/** Rows of skills or of other things whose labels are headings of other sections: "Langues : …", "**Interests** …". */
export function labelledRows(section: Section): { own: Section; portions: Portion[] } {
  const portions: Portion[] = [];
  const own: SourceLine[] = [];
  let current: SourceLine[] = own;
  if (!WITH_ROWS.has(section.kind)) return { own: section, portions };
  const isTitled = ({ cells }: SourceLine): boolean =>
    cells.length > 1 && headingHit(cells[0] ?? '')?.full === true;
  const areTitled = section.lines.filter(isTitled).length > 1;
  let isGroup = false;
  for (const line of section.lines) {
    const row = line.continues
      ? undefined
      : (rowLabel(line, areTitled) ?? groupTitle(line, section));
    const kind = row && kindOfRow(row, section);
    if (row && kind) {
      isGroup = row.rest === '';
      current = isGroup ? [] : [{ ...withText(line, row.rest), bullet: 0 }];
      portions.push({ kind, title: row.label, lines: current });
      continue;
    }
    const isOver = row || (current !== own && !goesOnRow(line, portions.at(-1)));
    if (isGroup ? row?.rest === '' : isOver) current = own;
    current.push(line);
  }
  return { own: { ...section, lines: own }, portions };
}

/** "**Certifications**" among the groups of skills: up to the next title what it is over is of its own kind. */
const groupTitle = (line: SourceLine, { kind }: Section): RowLabel | undefined =>
  kind === 'skills' && line.bullet === 0 && line.cells.length === 1 && !isPlain(line)
    ? { label: line.text, rest: '' }
    : undefined;

/** Sections that may hold them. */
const WITH_ROWS = new Set<Section['kind']>(['skills', 'other', 'interests', 'languages']);

export const ROW_KINDS = new Set<Section['kind']>([
  'skills',
  'languages',
  'interests',
  'certifications',
  'awards',
  'volunteering',
  'memberships',
]);

/** What a row's label makes of it; nothing where the section is of that kind alone. */
function kindOfRow({ label, rest }: RowLabel, section: Section): SectionKind | undefined {
  const hit = headingHit(label);
  const [kind] = hit?.kinds ?? [];
  if (!hit?.full || kind === undefined) return undefined;
  if (kind === 'other' && section.kind !== 'other' && CIRCUMSTANCE.test(fold(label))) return kind;
  if (!ROW_KINDS.has(kind)) return undefined;
  if (kind === 'languages' && !mentionsLanguages(rest)) return undefined;
  if (section.kinds.length < 2 && kind === section.kind) return undefined;
  // Under skills any label may be one of their groups.
  return kind === 'skills' && section.kinds.includes('skills') ? undefined : kind;
}

/** When and where a person can work: no skill. "Autres" may well be. */
const CIRCUMSTANCE =
  /^(?:disponibilites?|availability|mobilite|mobility|work authori[sz]ation|work eligibility|immigration status|statut au canada)$/;

interface RowLabel {
  label: string;
  rest: string;
}

/** "Loisirs : lecture", a first cell, or a name in bold before plain type. */
function rowLabel(line: SourceLine, areTitled: boolean): RowLabel | undefined {
  const [colon, label] = /^([^:,;|]{3,45}?)\s*:\s+(?=\S)/u.exec(line.text) ?? [];
  if (colon && label) return { label, rest: line.text.slice(colon.length) };
  const isRow = line.cells.length === 2 || (areTitled && line.cells.length > 1);
  const lead = isRow ? line.cells[0] : line.bold ? undefined : line.boldLead;
  const rest = lead && line.text.startsWith(lead) ? line.text.slice(lead.length).trim() : '';
  return lead && rest !== '' ? { label: lead.replace(/\s*:$/u, ''), rest } : undefined;
}

const goesOnRow = (line: SourceLine, portion: Portion | undefined): boolean =>
  line.continues || (portion?.kind === 'languages' && isLanguageLine(line));

/** A language and its level, or little else. */
export const isLanguageLine = (line: SourceLine): boolean =>
  mentionsLanguages(line.text) &&
  wordsOf(line.text).length <= 12 &&
  (spokenLevel(line.text).level !== '' || wordsOf(line.text).length <= 3);
