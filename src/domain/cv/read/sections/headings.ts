/** Whether a text is a section heading by the dictionary, and of which kinds. */
import {
  HEADING_MODIFIERS,
  HEADING_PHRASES,
  INNER_LABELS,
  SQUASHED_HEADINGS,
  type SectionKind,
} from '#/domain/cv/words/headings.ts';
import { fold } from '#/domain/text/fold.ts';

export interface HeadingHit {
  kinds: SectionKind[];
  /** Every word is known; else the heading holds words of its own ("Teaching experience in Asia"). */
  full: boolean;
}

/** Numbering, icons, brackets, rules and a final colon. */
export const undecorated = (text: string): string =>
  text
    .replace(
      /^[\s\p{P}\p{S}\p{Co}]*(?:(?:\d{1,2}|[IVX]{1,4}|[A-H])\s*[.)–—:-]{1,2}\s+)?[\s\p{P}\p{S}\p{Co}]*/u,
      '',
    )
    .replace(/[\s\p{P}\p{S}\p{Co}]+$/u, '')
    .replace(/\s+/g, ' ');

/** "Key responsibilities", "Autres réalisations": a label over a list inside an entry. */
export const isInnerLabel = (text: string): boolean => {
  const label = fold(undecorated(text));
  return (
    INNER_LABELS.has(label) ||
    INNER_LABELS.has(
      label
        .split(' ')
        .filter((word) => !HEADING_MODIFIERS.has(word))
        .join(' '),
    )
  );
};

/** Undefined when the text holds no heading phrase, or too many other words. */
export function headingHit(text: string): HeadingHit | undefined {
  const plain = undecorated(text.replace(/\((?:s|es|e)\)/g, ''));
  if (plain.length < 2 || plain.length > 70 || UNFINISHED.test(plain)) return undefined;
  const folded = fold(plain)
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
    .replace(/-/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isSquashed = SQUASHED.test(plain);
  const letters = folded.replace(/[^a-z]/g, '');
  const whole =
    HEADING_PHRASES.get(folded) ?? (isSquashed ? SQUASHED_HEADINGS.get(letters) : undefined);
  if (whole) return { kinds: [whole], full: true };
  const told = toldKind(folded);
  if (told) return { kinds: [told], full: true };
  if (MADE.test(folded)) return { kinds: ['projects'], full: true };
  if (OF_A_TRADE.test(folded)) return { kinds: ['experience'], full: true };
  const tokens = folded.split(' ').filter(Boolean);
  const own =
    tokens.length > MOST_WORDS
      ? undefined
      : walk(tokens, /[&/,+]|\b(?:et|and)\b/.test(fold(plain)));
  if (!isSquashed || own?.full) return own;
  // "Add" is no "A d d".
  const words = cutAtWords(letters)?.map(({ word }) => word) ?? [];
  const isCut = words.length > 1 && words.every((word) => word.length > 1);
  const cut = isCut ? walk(words, false) : undefined;
  return cut?.full ? cut : own;
}

const MOST_WORDS = 9;

/** "Licence professionnelle en": the rest stands on the next line. */
const UNFINISHED = /\s(?:en|de|du|des|d['’]|of|à|la|le|les|the)$/iu;

/** Headings that tell in the first person: "Where I've worked", "Ce que je sais faire", "Où j'ai appris". */
const TOLD =
  /^(?:where|what|how|who|ou|ce que|ce qui|comment|qui)(?: languages)? (?:i|je|j'|i'(?:ve|m|d)) ?(.*)$/;
const TOLD_KINDS: readonly (readonly [RegExp, SectionKind])[] = [
  [/^(?:ai |have |have been )?(?:worked|work|working|been|travaille|ete)\b/, 'experience'],
  [
    /^(?:ai |have )?(?:studied|study|learned|learnt|trained|went to school|etudie|appris|ete forme|me suis forme)/,
    'education',
  ],
  [
    /^(?:can do|do(?: best| well)?$|am good at|good at|bring|know|offer|sais|maitrise|apporte|use|utilise)/,
    'skills',
  ],
  [/^(?:speak|can speak|parle)/, 'languages'],
  [/^(?:enjoy|love|like|aime)/, 'interests'],
  [/^(?:am|suis)$/, 'summary'],
  [/^(?:ai |have |'ve )?(?:built|made|build|realise|cree)/, 'projects'],
];

/** "Software developed", "Outils que j'ai créés". */
const MADE =
  /\b(?:logiciels?|softwares?|outils|tools|packages|apps) (?:que j'ai |i )?(?:developpes?|crees?|developed|built|created)$/u;

/** "Driving experience", "Expérience en soudage"; not what users or customers have, or how many years. */
const OF_A_TRADE =
  /^(?!.*\b(?:users?|customers?|clients?|guests?|employees?|candidates?|patients?|students?|learners?|brand|developers?|digital|years?|ans|computer|languages?|technical|software|programming|projects?|volunteer(?:ing)?|education(?:al)?)\b)(?:\p{L}{4,20} experience|experiences? (?:en|dans|comme) (?:l'|la |le |les )?\p{L}{4,20})$/u;

function toldKind(folded: string): SectionKind | undefined {
  const said = TOLD.exec(folded)?.[1];
  return said === undefined ? undefined : TOLD_KINDS.find(([words]) => words.test(said))?.[1];
}

/** Spaces that are lost, or stand between letters. */
const SQUASHED = /^\p{L}{1,3} \p{L}|^\p{L}{9,}$/u;

/** Every word of a heading the dictionary knows. */
export const HEADING_WORDS: ReadonlySet<string> = new Set(
  [...HEADING_PHRASES.keys(), ...HEADING_MODIFIERS].flatMap((phrase) => phrase.split(/[ ']/)),
);

/** `FORMATIONETDIPLÔMES` → `FORMATION ET DIPLÔMES`: capitals that lost their spaces, cut at known words. */
export function spacedHeading(text: string): string | undefined {
  if (!/^\p{Lu}{9,60}$/u.test(text)) return undefined;
  const words = cutAtWords(fold(text));
  return words && words.length > 1
    ? words.map(({ at, word }) => text.slice(at, at + word.length)).join(' ')
    : undefined;
}

/** The fewest known words that make up the letters. */
function cutAtWords(letters: string): { at: number; word: string }[] | undefined {
  const cuts: ({ at: number; word: string }[] | undefined)[] = [[]];
  if (letters.length > MOST_LETTERS) return undefined;
  for (let end = 1; end <= letters.length; end += 1) {
    for (let at = 0; at < end; at += 1) {
      const before = cuts[at];
      const word = letters.slice(at, end);
      if (
        before &&
        HEADING_WORDS.has(word) &&
        before.length < (cuts[end]?.length ?? Number.POSITIVE_INFINITY)
      )
        cuts[end] = [...before, { at, word }];
    }
  }
  return cuts[letters.length];
}

const MOST_LETTERS = 60;

function walk(tokens: string[], compound: boolean): HeadingHit | undefined {
  const found: { kind: SectionKind; phrase: string }[] = [];
  let unknown = 0;
  let index = 0;
  while (index < tokens.length) {
    const match = longestPhrase(tokens, index);
    const token = tokens[index] ?? '';
    // "professional", "work" or "technical" alone says nothing once a real phrase is there.
    if (match && !(match.size === 1 && HEADING_MODIFIERS.has(token))) {
      found.push(match);
      index += match.size;
    } else {
      if (!HEADING_MODIFIERS.has(token) && !HEADING_MODIFIERS.has(token.replace(/^[ld]'/, '')))
        unknown += 1;
      index += 1;
    }
  }
  const first = found[0];
  if (!first) return undefined;
  const kinds = [
    ...new Set(
      compound
        ? found.map(({ kind }) => kind)
        : [unknown > 0 && !isOfSkills(found) ? first.kind : pickOne(found)],
    ),
  ];
  if (unknown > 0 && tokens.length - unknown > 6) return undefined;
  return { kinds, full: unknown === 0 };
}

function longestPhrase(
  tokens: string[],
  from: number,
): { kind: SectionKind; phrase: string; size: number } | undefined {
  for (let size = Math.min(5, tokens.length - from); size > 0; size -= 1) {
    const phrase = tokens.slice(from, from + size).join(' ');
    const kind = HEADING_PHRASES.get(phrase) ?? HEADING_PHRASES.get(phrase.replace(/^[ld]'/, ''));
    if (kind) return { kind, phrase, size };
  }
  return undefined;
}

/** Without "and", one phrase decides: "Projets bénévoles" is volunteering, "Work Experience Summary" is work. */
const WEAK_KINDS = new Set<SectionKind>(['summary', 'other', 'projects', 'contact']);

/** "Programming projects", "certifications techniques": what they are of is no section of skills. */
const isOfSkills = (found: readonly { kind: SectionKind; phrase: string }[]): boolean =>
  found.some(({ kind, phrase }) => kind === 'skills' && !SAYS_SKILLS.test(phrase)) &&
  found.some(({ kind }) => DONE_KINDS.has(kind));
const SAYS_SKILLS = /skill|competenc|aptitude|habilete|abilit|expertise|savoir/;
const DONE_KINDS = new Set<SectionKind>(['projects', 'certifications', 'awards', 'publications']);

function pickOne(found: { kind: SectionKind; phrase: string }[]): SectionKind {
  if (isOfSkills(found)) return found.find(({ kind }) => DONE_KINDS.has(kind))?.kind ?? 'other';
  const strong = found.find(({ kind }) => !WEAK_KINDS.has(kind));
  return (strong ?? found[0])?.kind ?? 'other';
}
