/**
 * Finds terms of the lexicon in a text, the longest first, each word once. Linear: a word starts at most as many
 * look-ups as the longest term has words.
 */
import { fold } from '#/domain/text/fold.ts';
import { NO_SKILL } from '../lexicon/no-skill.data.ts';
import type { Term } from '../lexicon/read-lexicon.ts';
import { skills } from '../lexicon/skills.ts';
import { titles } from '../lexicon/titles.ts';
import { keyOf, rootOf, stemOf, wordsIn, type Word } from '../lexicon/words.ts';

export interface Hit {
  /** Of the skill or title. */
  id: string;
  start: number;
  end: number;
  /** As written. */
  text: string;
}

type Language = 'fr' | 'en';
interface Candidate extends Term {
  id: string;
}
interface TermIndex {
  candidates: ReadonlyMap<string, readonly Candidate[]>;
  /** Terms of several words by their roots, in no order. */
  byRoots: Readonly<Record<Language, ReadonlyMap<string, Candidate>>>;
  /** How many words the longest term has that begins with a word. */
  longest: ReadonlyMap<string, number>;
}

let skillIndex: TermIndex | undefined;
let titleIndex: TermIndex | undefined;
/** Id of what is known to ask for nothing. */
const NOTHING = '';

/** `language` is the text's; a skill is found in either. */
export const findSkills = (text: string, language: Language): Hit[] => {
  skillIndex ??= indexOf(
    [
      ...skills().values(),
      {
        id: NOTHING,
        fr: NO_SKILL.split('|').map((text) => ({
          text,
          isCased: false,
          isAlone: false,
          only: undefined,
        })),
        en: [],
      },
    ],
    true,
  );
  return withoutLoneLetters(find(skillIndex, text, language), text);
};

export const findTitles = (text: string, language: Language): Hit[] => {
  titleIndex ??= indexOf(titles().values());
  return find(titleIndex, text, language);
};

function indexOf(
  entries: Iterable<{ id: string; fr: readonly Term[]; en: readonly Term[] }>,
  withRoots = false,
): TermIndex {
  const candidates = new Map<string, Candidate[]>();
  const longest = new Map<string, number>();
  const byRoots = { fr: new Map<string, Candidate>(), en: new Map<string, Candidate>() };
  for (const { id, fr, en } of entries)
    for (const [language, terms] of [
      ['fr', fr],
      ['en', en],
    ] as const)
      for (const term of terms) {
        const key = keyOf(term.text);
        const stems = key.split(' ');
        const [first = ''] = stems;
        candidates.set(key, [...(candidates.get(key) ?? []), { id, ...term }]);
        longest.set(first, Math.max(longest.get(first) ?? 0, stems.length));
        if (withRoots && isByRoots(stems, term)) {
          const roots = rootsKey(stems, language);
          if (!byRoots[language].has(roots)) byRoots[language].set(roots, { id, ...term });
        }
      }
  return { candidates, longest, byRoots };
}

const MOST_ROOTS = 3;

const isByRoots = (stems: readonly string[], { isCased }: Term): boolean =>
  !isCased &&
  stems.length >= 2 &&
  stems.length <= MOST_ROOTS &&
  stems.every((stem) => stem.length >= 3);

const rootsKey = (stems: readonly string[], language: Language): string =>
  stems
    .map((stem) => rootOf(stem, language))
    .sort()
    .join(' ');

/** In one text: more are no list of skills. */
const MOST_HITS = 500;
/** Of one term: what is said of it the fourth time tells nothing new. */
const MOST_TIMES = 3;

function find(index: TermIndex, text: string, language: Language): Hit[] {
  const words = wordsIn(text);
  const folded = fold(text);
  const hits: Hit[] = [];
  const counts = new Map<string, number>();
  for (let at = 0; at < words.length && hits.length < MOST_HITS; at += 1) {
    const found = hitAt(index, words, at, text, folded, language);
    if (!found) continue;
    const times = (counts.get(found.hit.id) ?? 0) + 1;
    counts.set(found.hit.id, times);
    if (found.hit.id !== NOTHING && times <= MOST_TIMES) hits.push(found.hit);
    at += found.length - 1;
  }
  return hits;
}

function hitAt(
  index: TermIndex,
  words: readonly Word[],
  at: number,
  text: string,
  folded: string,
  language: Language,
): { hit: Hit; length: number } | undefined {
  const first = words[at];
  if (!first) return undefined;
  const most = reach(words, at, index.longest.get(first.stem) ?? 0);
  const wide = reach(words, at, index.byRoots[language].size > 0 ? MOST_ROOTS : 0, 'bracket');
  for (
    let length = Math.max(most, wide, isHyphened(words[at + 1]) ? 2 : 0);
    length > 0;
    length -= 1
  ) {
    const last = words[at + length - 1];
    if (!last) continue;
    const byRoots =
      length >= 2 && length <= wide
        ? index.byRoots[language].get(
            rootsKey(
              words.slice(at, at + length).map(({ stem }) => stem),
              language,
            ),
          )
        : undefined;
    const keys = length > most ? [] : [joined(words, at, length)];
    const hitOf = ({ id }: Candidate): Hit => ({
      id,
      start: first.start,
      end: last.end,
      text: text.slice(first.start, last.end),
    });
    // « front-end » is written in one word too.
    if (length === 2 && isHyphened(last)) keys.push(stemOf(fold(first.text + last.text)));
    for (const key of keys) {
      const candidate = index.candidates
        .get(key)
        ?.find((one) => fits(one, { start: first.start, end: last.end, text, folded, language }));
      if (candidate) return { hit: hitOf(candidate), length };
    }
    if (byRoots) return { hit: hitOf(byRoots), length };
  }
  return undefined;
}

const isHyphened = (word: Word | undefined): boolean => word?.before === 'hyphen';

/** A term does not go over the end of a sentence or a comma. */
function reach(words: readonly Word[], at: number, longest: number, alsoEnds?: 'bracket'): number {
  let length = Math.min(1, longest);
  while (length < longest) {
    const before = words[at + length]?.before ?? 'break';
    if (before === 'break' || before === alsoEnds) break;
    length += 1;
  }
  return length;
}

function joined(words: readonly Word[], at: number, length: number): string {
  let key = words[at]?.stem ?? '';
  for (let next = at + 1; next < at + length; next += 1) key += ` ${words[next]?.stem ?? ''}`;
  return key;
}

interface Place {
  start: number;
  end: number;
  text: string;
  folded: string;
  language: Language;
}

function fits(term: Candidate, place: Place): boolean {
  if (term.only && term.only !== place.language) return false;
  if (!term.isCased) return true;
  const { start, end, text, folded } = place;
  const written = text.slice(start, end).replace(/[’ʼ]/g, "'");
  const isWhole = text.length - written.length <= 2 && text.trim().length === written.length;
  if (isWhole) return true;
  const before = folded.slice(Math.max(0, start - SIGHT), start);
  const after = folded.slice(end, end + SIGHT);
  const isSame = written === term.text || (term.text.length >= 4 && written === loud(term.text));
  if (term.isAlone) return isSame && LONE_BEFORE.test(before) && LONE_AFTER.test(after);
  if (!isSame)
    return term.text.length >= 4 && LISTED_BEFORE.test(before) && LISTED_AFTER.test(after);
  return !(OPENING.test(before) && GOES_ON.test(after));
}

const loud = (text: string): string => text.toUpperCase();
const SIGHT = 24;
/** In a list, between signs, or behind a word that names what follows. */
const LONE_BEFORE =
  /(?:^|[\n,;:(/•|+·–—"«\]]|(?:^|[^\p{L}\p{N}])(?:et|and|ou|or|&|en|in|avec|with|using|langages?|languages?|le|logiciels?|software|logiciel de caisse|titre|designation|certification|certified|outils?|tools?|comme|like|as|via|sur|systeme|system|d'|l'|de|a|an|the|un|une|valid|valide|knowledge of|is|est|are))\s*(?:- )?$/u;
const LONE_AFTER =
  /^(?:\s*$|\s*[\n,;:.)/•|+·–—"»!?(]| - |\s+(?:et|and|ou|or|&|programming|programmation|language|designation|certifi\p{L}*|software|logiciel|skills?|experience|developers?|scripts?|code|is|est|are|sont|an|un|atout|asset|required|requise?s?|preferred|est|serait|would|license|licence|inc|pour|for|in|en|at|on|exige)(?!\p{L}))/u;
const LISTED_BEFORE = /(?:^|[\n,;:(/•|])\s*(?:(?:et|and|ou|or) )?$/u;
const LISTED_AFTER = /^\s*(?:$|[\n,;.)/•|]|(?:et|and|ou|or) )/u;
/** At the head of a sentence every word has a capital. */
const OPENING = /(?:^|[.!?:\n•]\s*)$/u;
const GOES_ON =
  /^ (?:at|in|to|of|the|with|on|up|our|your|as|a|is|are|de|la|le|les|des|du|your|you|across|will|must|work)(?!\p{L})/u;

/** `R` and `C` are languages where other tools or programming are named. */
function withoutLoneLetters(hits: readonly Hit[], text: string): Hit[] {
  const isShort = (hit: Hit): boolean => hit.text.length <= 2 && /^(?:r|c|go|d3)$/i.test(hit.text);
  if (!hits.some(isShort)) return [...hits];
  const hasCompany =
    hits.some((hit) => !isShort(hit) && skills().get(hit.id)?.kind === 'tool') ||
    PROGRAMMING.test(fold(text)) ||
    (hits.length === 1 && text.trim().length <= 2);
  return hits.filter((hit) => hasCompany || !isShort(hit));
}

const PROGRAMMING =
  /program|langage|languages?|develop|coding|statisti|donnees|data|script|backend|back-end/;
