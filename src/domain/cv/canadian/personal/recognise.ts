/** What a part of a line says about the person: a label with its value, or items in their own words. */
import type { RemovedKind } from '#/domain/cv/reading.ts';
import type { Zone } from './zones.ts';
import { maskDemonyms } from './words/demonyms.ts';
import { ITEM_PATTERNS, type ItemPattern } from './words/item-patterns.ts';
import { LABELS, NUMBER_OF, OTHER_LABELS, type Label } from './words/labels.ts';

export interface FoundItem {
  kind: RemovedKind;
  strength: ItemPattern['strength'];
  from: number;
  to: number;
}

const CONNECTOR = /[\s,;()/&+.:-]*(?:\b(?:et|and|with|avec|aussi|je suis|i am)\b[\s,;(:-]*)?/y;

/** The items that fill the whole folded text, or undefined when something else is said too. */
export function itemsFilling(folded: string): FoundItem[] | undefined {
  const items: FoundItem[] = [];
  const masked = maskDemonyms(folded);
  let start = skip(folded, 0);
  while (start < folded.length) {
    const item = longestAt(folded, masked, start);
    if (!item) return undefined;
    items.push(item);
    start = skip(folded, item.to);
  }
  return items.length > 0 ? items : undefined;
}

function longestAt(folded: string, masked: string, start: number): FoundItem | undefined {
  let best: FoundItem | undefined;
  for (const { kind, strength, pattern } of ITEM_PATTERNS) {
    pattern.lastIndex = start;
    const match = pattern.exec(kind === 'nationality' ? masked : folded);
    if (match && match[0].length > (best ? best.to - best.from : 0)) {
      best = { kind, strength, from: start, to: start + match[0].length };
    }
  }
  return best;
}

function skip(folded: string, start: number): number {
  CONNECTOR.lastIndex = start;
  const match = CONNECTOR.exec(folded);
  return start + (match?.[0].length ?? 0);
}

export interface LabelledValue {
  label: Label;
  /** Folded and trimmed, '' for a bare label. */
  value: string;
  colon: boolean;
}

const labelPatterns = LABELS.map((label) => ({
  label,
  pattern: new RegExp(
    `^[^a-z0-9(]*${NUMBER_OF}(?:${label.words})(?:\\.|(?: (?:no|number|n[o.]*|num))\\.?)?(?![a-z0-9'])`,
  ),
}));
const OTHER_LABEL = new RegExp(`^[^a-z0-9]*(?:${OTHER_LABELS})(?![a-z])`);

/** The label at the start of a folded part, whatever its value; the longest wins. */
export function labelOf(folded: string): LabelledValue | undefined {
  let best: { label: Label; length: number } | undefined;
  for (const { label, pattern } of labelPatterns) {
    const length = pattern.exec(folded)?.[0].length ?? 0;
    if (
      length > (best?.length ?? 0) ||
      (length === best?.length && fits(label, folded.slice(length)))
    ) {
      best = { label, length };
    }
  }
  if (!best) return undefined;
  const rest = folded.slice(best.length);
  const colon = /^\s*(?:\([^)]*\)\s*)?[:=]/.test(rest);
  return { label: best.label, value: valueOf(rest), colon };
}

const valueOf = (rest: string): string => rest.replace(/^[\s:=.#-]+/, '').trim();
const fits = (label: Label, rest: string): boolean => label.value.test(valueOf(rest));

/** A label of data that stays: phone, e-mail, languages … */
export const isOtherLabel = (folded: string): boolean => OTHER_LABEL.test(folded);

/**
 * "Authorized to work in Canada", a work permit, permanent residence: what an employer may know
 * (jobscout.live names it as the exception to leaving out nationality and visa).
 */
export const isWorkAuthorisation = (folded: string): boolean =>
  /(?:autorise(?:e|\(e\))?|authori[sz]ed|authori[sz]ation|permitted|entitled|eligible|legally able|droit|right) (?:a|de|to|legalement a|legally to) (?:travailler|work)|permis de travail|work (?:permit|authori)|permanent resident|resident(?:e|\(e\))? permanent|residence permanente|permanent residen|\bpgwp\b|permis (?:post|ouvert|ferme)|autorisation de travail/.test(
    folded,
  );

/** "laotian", "cape verdean" */
const NAME = /^[a-z'-]{3,20}(?: [a-z'-]{3,20})?$/;

/** Whether a label with its value counts as personal data where it stands. */
export function isBelieved({ label, value, colon }: LabelledValue, zone: Zone): boolean {
  if (value === '' || labelOf(value)?.value === '') return false;
  const shaped = label.value.test(value) || (colon && label.anyName === true && NAME.test(value));
  const private_ = zone === 'head' || zone === 'personal';
  if (label.kind === 'streetAddress' || label.kind === 'signature') return false;
  if (label.kind === 'nationalId' || label.vague)
    return shaped && (colon ? private_ || zone === 'misc' || !label.vague : private_);
  if (private_) return colon ? value.length <= 90 : shaped && value.length <= 60;
  if (label.kind === 'religion' && zone !== 'misc') return false;
  return shaped && value.length <= 80 && (colon || zone === 'misc');
}
