/** What an advertisement asks for: each with its words, its sentence and how much it is wanted. */
import type { LanguageLevel } from '../content.ts';
import type { SkillKind } from '../lexicon/read-lexicon.ts';
import { skills } from '../lexicon/skills.ts';
import { keyOf } from '../lexicon/words.ts';
import { LEVEL_PATTERNS } from '../words/spoken-languages.ts';
import { passagesOf, type Passage } from './ad-passages.ts';
import { alternativesIn } from './alternatives.ts';
import { askedDiplomas, type AskedDiploma } from './diplomas.ts';
import { findSkills, findTitles, type Hit } from './find-terms.ts';
import { isDenied, isGiven, needOf, type Need } from './said-of.ts';
import { unlistedTerms } from './unlisted-terms.ts';
import { MUST } from './words/cues.data.ts';

type RequirementKind = SkillKind | 'diploma' | 'title' | 'other';

export interface Requirement {
  /** As the advertisement writes it. */
  term: string;
  /** Its other words for the same. */
  alsoAs: string[];
  kind: RequirementKind;
  /** Of the lexicon; undefined for diplomas and for what the lexicon does not hold. */
  id: string | undefined;
  need: Need;
  /** The advertisement's. */
  sentence: string;
  /** The same number for those of which one is enough. */
  group: number | undefined;
  /** Of experience, where the sentence tells. */
  years: number | undefined;
  /** Of a spoken language. */
  level: LanguageLevel | undefined;
  diploma: Pick<AskedDiploma, 'level' | 'field'> | undefined;
}

const MOST_REQUIREMENTS = 150;
/** « bilingue », “bilingual”: French and English. */
export const BILINGUAL = 'bilingual';

export const readRequirements = (ad: string, language: 'fr' | 'en'): Requirement[] => {
  const all: Requirement[] = [];
  let group = 0;
  for (const passage of passagesOf(ad)) {
    const found = requirementsOf(passage, language, group);
    group += found.length;
    all.push(...found);
    if (all.length > MOST_REQUIREMENTS * 4) break;
  }
  return withoutRepeats(all).slice(0, MOST_REQUIREMENTS);
};

function requirementsOf(
  passage: Passage,
  language: 'fr' | 'en',
  firstGroup: number,
): Requirement[] {
  const { text, folded, part } = passage;
  const usual = part === 'must' || part === 'nice' ? part : usualNeed(passage);
  const isAsked = (span: { start: number; end: number }): boolean =>
    !isDenied(folded, span) && !isGiven(folded, span);
  const diplomas = askedDiplomas(text, folded).filter(isAsked);
  const isInDiploma = ({ start }: Hit): boolean =>
    diplomas.some((one) => start >= one.start && start < one.end);
  const hits = [...findSkills(text, language), ...bilingualIn(text, folded)]
    .filter((hit) => !isInDiploma(hit) && !(part === 'start' && isOfAName(text, hit)))
    .sort((one, other) => one.start - other.start);
  const asked = hits.filter(isAsked);
  const groups = alternativesIn(folded, asked);
  const years = yearsIn(folded);
  const common = { sentence: text, years, level: undefined, diploma: undefined, group: undefined };
  const listed = asked.map((hit, at): Requirement => {
    const kind = skills().get(hit.id)?.kind ?? 'language';
    const own = groups[at];
    return {
      ...common,
      term: hit.text,
      alsoAs: [],
      kind,
      id: hit.id,
      need: needOf(folded, hit, usual),
      group: own === undefined ? undefined : firstGroup + own,
      level: kind === 'language' ? levelNear(folded, hit) : undefined,
    };
  });
  const degrees = diplomas.map((one): Requirement => ({
    ...common,
    term: text.slice(one.start, one.end),
    alsoAs: [],
    kind: 'diploma',
    id: undefined,
    need: needOf(folded, one, usual),
    // « DEC ou baccalauréat »
    group: diplomas.length > 1 ? firstGroup + hits.length : undefined,
    diploma: { level: one.level, field: one.field },
  }));
  const titles = titlesAsked(text, folded, language)
    .filter((hit) => isAsked(hit) && !hits.some((one) => overlaps(one, hit)))
    .map((hit): Requirement => ({
      ...common,
      term: hit.text,
      alsoAs: [],
      kind: 'title',
      id: hit.id,
      need: needOf(folded, hit, usual),
    }));
  const taken = [...hits, ...diplomas, ...titles.map((one) => spanOf(text, one.term))];
  const others = unlistedTerms(passage, taken)
    .filter(isAsked)
    .map((span): Requirement => ({
      ...common,
      term: text.slice(span.start, span.end),
      alsoAs: [],
      kind: 'other',
      id: undefined,
      need: needOf(folded, span, usual),
    }));
  return [...listed, ...degrees, ...titles, ...others];
}

/** « Électricité Bélanger embauche »: the employer's name. */
const isOfAName = (text: string, { start, end }: Hit): boolean =>
  start === 0 && /^ \p{Lu}\p{Ll}/u.test(text.slice(end)) && !/ /.test(text.slice(start, end));

const usualNeed = ({ folded, part }: Passage): Need =>
  part === 'start' && MUST.test(folded) ? 'must' : 'asked';

const overlaps = (one: Hit, other: Hit): boolean => one.start < other.end && one.end > other.start;

const spanOf = (text: string, term: string): { start: number; end: number } => {
  const start = Math.max(0, text.indexOf(term));
  return { start, end: start + term.length };
};

const BILINGUAL_FORM =
  /(?<!\p{L})(?:bilingu(?:e|es|al|isme|alism)|francais et anglais|anglais et francais|french and english|english and french)(?!\p{L})/u;

function bilingualIn(text: string, folded: string): Hit[] {
  const match = BILINGUAL_FORM.exec(folded);
  // « français et anglais » is found as two languages already.
  if (!match?.[0].startsWith('bilingu')) return [];
  const start = match.index;
  const end = start + match[0].length;
  return [{ id: BILINGUAL, start, end, text: text.slice(start, end) }];
}

/** Told within a few words of the language. */
function levelNear(folded: string, { start, end }: Hit): LanguageLevel | undefined {
  const from = Math.max(0, start - 40);
  const comma = folded.lastIndexOf(',', start);
  const before = folded.slice(Math.max(from, comma + 1), start);
  const after = /^[^,;.]{0,40}/u.exec(folded.slice(end))?.[0] ?? '';
  const near = `${before} ${after}`;
  return LEVEL_PATTERNS.find(([, pattern]) => pattern.test(near))?.[0];
}

const YEARS =
  /(?<![\d,.$])(\d{1,2})(?: ?\+| ?(?:a|-|–|to|ou|or) ?\d{1,2})?\+? ?(?:\(\d{1,2}\) ?)?(?:ans?|annees?|years?|yrs?)(?!\p{L})/u;
const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  dix: 10,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  ten: 10,
};

function yearsIn(folded: string): number | undefined {
  if (!/experience|exp\./.test(folded)) return undefined;
  const digits = YEARS.exec(folded)?.[1];
  if (digits !== undefined) return Number(digits);
  const spelled = /(?<!\p{L})(\p{L}{2,6}) (?:\(\d{1,2}\) )?(?:ans?|annees?|years?)(?!\p{L})/u.exec(
    folded,
  )?.[1];
  return spelled === undefined ? undefined : NUMBERS[spelled];
}

/** « expérience comme caissière », “must be a licensed electrician”. */
const BEFORE_TITLE =
  /(?:experience (?:as|comme|en tant que|a titre de|de|dans un poste de|in an? |d')|en tant qu[e']|a titre d[e']|worked as|working as|must be an?|comme|etre)\s*(?:an?|une?|\p{L}+)? ?$/u;

const titlesAsked = (text: string, folded: string, language: 'fr' | 'en'): Hit[] =>
  findTitles(text, language).filter(({ start }) =>
    BEFORE_TITLE.test(folded.slice(Math.max(0, start - 50), start)),
  );

const WEIGHT: Readonly<Record<Need, number>> = { must: 2, nice: 1, asked: 0 };

const MOST_WORDS = 5;

/** Once each, as it is wanted most. */
function withoutRepeats(all: readonly Requirement[]): Requirement[] {
  const kept = new Map<string, Requirement>();
  for (const one of all) {
    const key = one.id ?? `${one.kind} ${one.term.toLowerCase()}`;
    const before = kept.get(key);
    if (!before) {
      kept.set(key, one);
      continue;
    }
    if (
      keyOf(one.term) !== keyOf(before.term) &&
      !before.alsoAs.includes(one.term) &&
      before.alsoAs.length < MOST_WORDS
    )
      before.alsoAs.push(one.term);
    if (WEIGHT[one.need] > WEIGHT[before.need])
      kept.set(key, {
        ...one,
        term: before.term,
        alsoAs: before.alsoAs,
        level: one.level ?? before.level,
      });
    // Asked alone elsewhere, it is no alternative.
    else if (one.group === undefined && before.group !== undefined)
      kept.set(key, { ...before, group: undefined });
  }
  return [...kept.values()];
}
