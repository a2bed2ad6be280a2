/**
 * Where a line stands, as far as personal data is concerned: the same words are a private matter in the
 * contact zone ("2 enfants") and an achievement in an experience.
 */
import type { SourceLine } from '#/domain/cv/read/lines/source-line.ts';
import type { SectionKind } from '#/domain/cv/words/headings.ts';
import { headingFinder, type HeadingFinder } from '#/domain/cv/read/sections/heading-evidence.ts';
import { CONTRACT_PHRASES } from '#/domain/cv/words/organisations.ts';
import { fold } from '#/domain/text/fold.ts';
import { foldAligned } from './fold.ts';
import { isOtherLabel, labelOf } from './recognise.ts';

export type Zone =
  /** Before the first section of the page or of a side column, in a page header or footer. */
  | 'head'
  /** Under "Personal information", "État civil", "Contact" … */
  | 'personal'
  /** Under "Divers", "Additional information", "Interests" …: items alone on their line count. */
  | 'misc'
  | 'summary'
  | 'references'
  | 'declaration'
  | 'body';

export interface ZonedLine {
  zone: Zone;
  isHeading: boolean;
  /** Its first cell is a section's heading, beside the section's first line. */
  isRail: boolean;
}

const HEADINGS: readonly (readonly [Zone, RegExp])[] = [
  [
    'personal',
    /^(?:mes |my )?(?:(?:informations?|renseignements|donnees|details|infos?) (?:personnel(?:le)?s?|generales)|etat[- ]civil|identite|coordonnees(?: personnelles)?|contacts?(?: (?:details|info|information|me))?|me contacter|personal (?:information|details?|data|info|particulars|profile|dossier)|bio[- ]?data|about me|situation (?:personnelle|familiale|de famille)|vie (?:privee|personnelle|familiale|de famille)(?: et(?: .{3,25})?)?|(?:private|personal|family) life(?: (?:and|&)(?: .{3,25})?)?|famille|family|personalia)$/,
  ],
  [
    'references',
    /^(?:professional |mes |character )?(?:references?(?: professionnelles?| et recommandations)?|referees?|personnes? (?:de reference|ressources?)|personnes-ressources)$/,
  ],
  [
    'declaration',
    /^(?:self )?(?:declaration|attestation|undertaking|certification statement|declaration sur l'honneur)$/,
  ],
  [
    'misc',
    /^(?:divers|autres?(?: informations?| renseignements)?|informations? (?:complementaires?|utiles|diverses)|renseignements complementaires|complements?(?: d'information)?|additional (?:information|details|info)|other (?:information|details|relevant information)|miscellaneous|more(?: (?:information|details|info))?|permis(?: de conduire)?|permis et vehicules?|mobilite|licen[cs]es?|driving licen[cs]es?|driver'?s licen[cs]e|centres? d'interets?|interets|loisirs(?: et .{3,25})?|hobbies(?: (?:and|&) interests)?|interests|extra)$/,
  ],
  [
    'summary',
    /^(?:profil(?: professionnel)?|a propos(?: de moi)?|resume|sommaire(?: .{3,25})?|objectifs?(?: .{3,25})?|accroche|(?:professional |career |executive )?(?:summary|profile|objectives?|overview)|about)$/,
  ],
  [
    'body',
    /^(?:(?:mes |my |parcours |historique |relevant |professional |work(?:ing)? |employment |career |key |core |technical |volunteer(?:ing)? |language |academic |teaching |research |clinical |other |main |selected |professionnel |autres )*(?:experiences?|employments?|jobs?|work history|history|background|parcours|historique|emplois?|carriere|stages?|internships?|formations?|etudes|scolarite|diplomes?|education|qualifications?|trainings?|studies|competences?|habiletes|aptitudes|savoir-faire|savoir-etre|skills?|competenc(?:ies|y)|expertise|technologies|outils|logiciels|informatique|tools|langues?|languages?|certifications?|certificates?|projets?|projects?|realisations|achievements?|accomplishments|benevolat|volunteering|implications?|engagements?|publications?|awards?|honou?rs|prix|distinctions?|affiliations?|memberships?|associations?|courses?|perfectionnement|atouts|qualites|activities|activites)(?: (?:professionnel(?:le)?s?|de travail|academiques?|scolaires?|techniques?|linguistiques?|informatiques?|cles?|personnelles|associatives?|sociale|et .{3,40}|and .{3,40}|& .{3,40}|summary|history|highlights|background|skills|spoken|continue|universitaire|complementaires?|benevoles?|recent(?:e)?s?))*)$/,
  ],
];

/** Zones of all lines, in their order. */
export function zonesOf(lines: readonly SourceLine[]): ZonedLine[] {
  const finder = headingFinder(lines);
  const seenColumns = new Set<number>();
  let zone: Zone = 'head';
  let column = 0;
  let linesInHead = 0;
  return lines.map((line, index) => {
    if (line.page === 1 && line.column !== column && !seenColumns.has(line.column)) {
      zone = 'head';
      linesInHead = 0;
    }
    seenColumns.add(line.column);
    column = line.column;
    const opened = zoneOpenedBy(line, index, finder);
    if (opened) {
      zone = opened === 'summary' && isOverForm(lines, index) ? 'personal' : opened;
      return { zone, isHeading: true, isRail: false };
    }
    const rail = line.cells.length > 1 ? zoneOfTitle(line.cells[0] ?? '') : undefined;
    // Among personal details "Permis de conduire ¦ B" is one row more, not a section's title.
    const isRow = (): boolean =>
      zone === 'personal' && labelOf(foldAligned(line.cells[0] ?? ''))?.value === '';
    if (rail && !isRow()) {
      zone = rail;
      return { zone, isHeading: false, isRail: true };
    }
    const isMargin = line.zone === 'header' || line.zone === 'footer';
    if (isMargin) return { zone: 'head', isHeading: false, isRail: false };
    if (zone === 'head') {
      linesInHead += 1;
      if (linesInHead > LONGEST_HEAD) zone = 'body';
    }
    return { zone, isHeading: false, isRail: false };
  });
}

/** Below "RESUME" over the name, behind a letter, the form may begin some lines further down. */
const isOverForm = (lines: readonly SourceLine[], index: number): boolean =>
  lines
    .slice(index + 1, index + (isDocumentTitle(lines[index]?.text ?? '') ? NAME_TO_FORM : 2))
    .some(isFormRow);

const NAME_TO_FORM = 5;

/** "Nom ¦ Oumar Sylla", "Adresse : …" right under "À propos de moi": a form. */
const isFormRow = (line: SourceLine | undefined): boolean => {
  const first = foldAligned(line?.cells[0] ?? '').trim();
  return isOtherLabel(first) || labelOf(first) !== undefined;
};

/** A contact zone is never longer; after it, an unknown section must have begun. */
const LONGEST_HEAD = 18;
/** Characters. */
const LONGEST_TITLE = 60;

function zoneOpenedBy(line: SourceLine, index: number, finder: HeadingFinder): Zone | undefined {
  if (index < 2 && isDocumentTitle(line.text)) return undefined;
  // Right under the name it says what is sought.
  if (index > 0 && index < 3 && CONTRACT_PHRASES.test(fold(line.text))) return undefined;
  if (
    line.text.length > LONGEST_TITLE ||
    line.bullet > 0 ||
    line.cells.length > 1 ||
    line.continues
  )
    return undefined;
  const own =
    /^[^\p{L}]*\p{Ll}/u.test(line.text) && line.heading === 0 ? undefined : zoneOfTitle(line.text);
  if (own) return own;
  const hit = finder.isHeading(index);
  if (hit) return ZONE_OF_SECTION[hit.kinds[0] ?? 'other'] ?? 'body';
  return finder.isUnknownHeading(index) ? 'misc' : undefined;
}

const ZONE_OF_SECTION: Partial<Record<SectionKind, Zone>> = {
  contact: 'personal',
  summary: 'summary',
  references: 'references',
  interests: 'misc',
  other: 'misc',
};

/** "Résumé" above the name is the English word for a CV, not a summary. */
const isDocumentTitle = (text: string): boolean =>
  /^(?:resume|cv|curriculum vitae)$/.test(foldAligned(text).trim());

function zoneOfTitle(title: string): Zone | undefined {
  if (title.length > LONGEST_TITLE) return undefined;
  const words = foldAligned(title)
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z)]+$/, '')
    .replace(/\s+/g, ' ');
  return zoneOfWords(words) ?? zoneOfWords(joinSpacedLetters(words));
}

const zoneOfWords = (words: string): Zone | undefined =>
  HEADINGS.find(([, pattern]) => pattern.test(words))?.[0];

/** `e x p e r i e n c e` → `experience` */
const joinSpacedLetters = (words: string): string =>
  /^(?:\w )+\w$/.test(words) ? words.replaceAll(' ', '') : words;
