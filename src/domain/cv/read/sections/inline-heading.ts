/** "Langues : français, anglais", or a rail whose first cell is the heading. */
import { SURE_PRESENT_WORDS } from '#/domain/cv/words/date-words.ts';
import { isTitleBesideDates } from '../dates/dated-line.ts';
import { fold } from '#/domain/text/fold.ts';
import { type HeadingHit, headingHit, isInnerLabel, undecorated } from './headings.ts';
import { findLocation } from '../locations/find-location.ts';
import { withText } from '../lines/line-style.ts';
import type { Section } from './split-sections.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { ROW_KINDS } from './labelled-rows.ts';
import { mentionsLanguages } from '../languages/names-and-levels.ts';
import { BLOCK_GAP, TIGHT_GAP } from '../lines/thresholds.ts';

export interface InlineHeading {
  hit: HeadingHit;
  title: string;
  /** The rest of the line, first line of the section. */
  rest: SourceLine;
}

/** Labels of forms that open with a heading's word. */
export const FORM_LABEL =
  /^(?:principales? (?:activites|matieres)|main activities|principal subjects|name and|nom et|title of|intitule|type (?:of|ou|or))/;

/** Sections where "label: items" lines are usual and open nothing by themselves. */
const WITH_LABELS = new Set<Section['kind'] | undefined>([
  'skills',
  'experience',
  'projects',
  'education',
  'contact',
  'volunteering',
]);
/** Kinds that end a list of entries even when nothing but the label shows it. */
const CLOSING = new Set([
  'languages',
  'interests',
  'references',
  'certifications',
  'memberships',
  'awards',
  'volunteering',
  'publications',
]);

export function inlineHeading(
  line: SourceLine,
  current: Section['kind'] | undefined,
  styled: boolean,
): InlineHeading | undefined {
  const cut = labelOf(line);
  if (!cut || line.continues || FORM_LABEL.test(fold(cut.title))) return undefined;
  const hit = headingHit(cut.title);
  if (!hit?.full || hit.kinds[0] === undefined) return undefined;
  const kind = hit.kinds[0];
  const marked = line.boldLead !== undefined || styled || cut.rail;
  if (kind === 'languages' && !mentionsLanguages(cut.rest)) return undefined;
  if (kind === 'contact' || kind === current) return undefined;
  // The second line of a cell: "Technicien en soutien" over "informatique".
  if (cut.rail && /^\p{Ll}/u.test(cut.title) && !styled) return undefined;
  // "Graduation project ¦ Lake College" right below the first line of a job.
  if (
    cut.rail &&
    kind === 'projects' &&
    WITH_LABELS.has(current) &&
    line.gap < TIGHT_GAP &&
    !styled
  )
    return undefined;
  // "Projets de fin d’études ¦ 2014 (6 mois)", "Main interests: wool, dyes ¦ 2016 – 2019": a line of an entry, as the others.
  if ((isJobKind(current) || current === 'education') && !styled && isTitleBesideDates(line))
    return undefined;
  // "Formation continue ¦ Loom school online" over "2018-2019 ¦ Master en tissage".
  if (cut.rail && kind === 'certifications' && current === 'education' && !styled) return undefined;
  // "Informatique ¦ Programming for fun, open source" among what a person likes.
  if (cut.rail && kind === 'skills' && current === 'interests' && !styled) return undefined;
  const label = fold(undecorated(cut.title));
  if (UNTIL_NOW.test(label)) return undefined;
  if (isOfReach(label, cut.rest, current)) return undefined;
  if (isInnerLabel(cut.title) && !cut.rail) return undefined;
  if (line.bullet > 0 && !(kind === 'languages')) return undefined;
  // Under skills such a label may be one row among groups: the section's portions are told apart later.
  if (current === 'skills')
    return CLOSING.has(kind) && !ROW_KINDS.has(kind) ? asHeading(line, hit, cut) : undefined;
  if (WITH_LABELS.has(current)) {
    if (kind === 'skills' && !(cut.rail && marked))
      return line.gap > BLOCK_GAP ? asHeading(line, hit, cut) : undefined;
    return CLOSING.has(kind) || marked || line.gap > BLOCK_GAP
      ? asHeading(line, hit, cut)
      : undefined;
  }
  return asHeading(line, hit, cut);
}

const isJobKind = (kind: Section['kind'] | undefined): boolean =>
  kind === 'experience' || kind === 'volunteering';

/** "En cours : …" dates what stands behind it. */
const UNTIL_NOW = new RegExp(`^(?:${SURE_PRESENT_WORDS})$`, 'u');

/** "Work : 12 Mill Lane, Orleku", "Portfolio: ada.example.org" among the ways to reach a person. */
const isOfReach = (label: string, rest: string, current: Section['kind'] | undefined): boolean =>
  (current === undefined || current === 'start') &&
  (SITE_ALONE.test(rest) || (/^(?:work|travail)$/.test(label) && findLocation(rest) !== undefined));

const SITE_ALONE = /^[^\s@]+\.\p{L}{2,}(?:\/\S*)?$/u;

const asHeading = (line: SourceLine, hit: HeadingHit, cut: Cut): InlineHeading => ({
  hit,
  title: cut.title,
  rest: { ...withText(line, cut.rest), bullet: 0 },
});

interface Cut {
  title: string;
  rest: string;
  rail: boolean;
}

function labelOf(line: SourceLine): Cut | undefined {
  const colon = /^([^:]{3,45}?)\s*:\s+(?=\S)/u.exec(line.text);
  const title = colon?.[1];
  if (colon && title) return { title, rest: line.text.slice(colon[0].length).trim(), rail: false };
  const [first, ...others] = line.cells;
  if (first && others.length > 0 && line.text.startsWith(first)) {
    return { title: first, rest: line.text.slice(first.length).trim(), rail: true };
  }
  return undefined;
}
