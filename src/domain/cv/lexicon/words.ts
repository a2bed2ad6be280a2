/**
 * Texts as words that can be compared: accents, plurals, hyphens and small words make no difference, signs do
 * (`C`, `C++` and `C#` are three words). One pass, whatever the text.
 */
import { fold, withoutLigatures } from '#/domain/text/fold.ts';

export interface Word {
  /** What is compared. */
  stem: string;
  /** As written. */
  text: string;
  start: number;
  end: number;
  /** What stands between the word before and this one: nothing that counts, a sign inside a list or a line, or an end. */
  before: 'space' | 'hyphen' | 'slash' | 'bracket' | 'break';
}

/** The words of a text that carry a meaning, in their order. */
export const wordsIn = (text: string): Word[] => {
  const folded = fold(text);
  const words: Word[] = [];
  let from = 0;
  let before: Word['before'] = 'break';
  for (const match of folded.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    before = stronger(before, gapOf(folded.slice(from, start), words.length === 0));
    from = end;
    if (isElided(folded, start, end) || isPossessive(folded, start, end)) continue;
    if (SMALL_WORDS.has(match[0])) continue;
    words.push({ stem: stemOf(match[0]), text: text.slice(start, end), start, end, before });
    before = 'space';
  }
  return words;
};

/** What a term is looked up by. */
export const keyOf = (term: string): string =>
  wordsIn(term)
    .map(({ stem }) => stem)
    .join(' ');

/** `.NET` keeps its dot, `C++`, `C#` and `A+` their signs. */
const WORD = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|#|\+(?![\p{L}\p{N}]))?/gu;

const ORDER: readonly Word['before'][] = ['space', 'hyphen', 'slash', 'bracket', 'break'];
const stronger = (one: Word['before'], other: Word['before']): Word['before'] =>
  ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other;

function gapOf(gap: string, isFirst: boolean): Word['before'] {
  // `Node.js`
  if (gap === '.') return 'hyphen';
  if (isFirst || /[,;.!?\n•|·●▪◦*→]/.test(gap)) return 'break';
  if (/[()[\]:"«»“”…]|[–—]| - /.test(gap)) return 'bracket';
  if (gap.includes('/')) return 'slash';
  return gap === '-' ? 'hyphen' : 'space';
}

const isElided = (folded: string, start: number, end: number): boolean =>
  folded[end] === "'" && /^(?:[dljnsct]|qu|jusqu|lorsqu)$/.test(folded.slice(start, end));

const isPossessive = (folded: string, start: number, end: number): boolean =>
  end - start === 1 && folded[start] === 's' && folded[start - 1] === "'";

/** Terms are the same with or without them: « gestion de projets », « gestion des projets ». */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'de du des la le les a au aux en un une et of the an and'.split(' '),
);

const stems = new Map<string, string>();
const MOST_STEMS = 50_000;

/** A light one, the same for both languages: plurals, silent endings, `-y` and `-ie`. */
export function stemOf(folded: string): string {
  let stem = stems.get(folded);
  if (stem === undefined) {
    stem = newStem(withoutLigatures(folded));
    if (stems.size >= MOST_STEMS) stems.clear();
    stems.set(folded, stem);
  }
  return stem;
}

function newStem(word: string): string {
  if (word.length <= 3 || !/^\p{L}+$/u.test(word)) return word;
  let stem = word;
  if (/[^e]aux$/.test(stem) && stem.length > 5) stem = `${stem.slice(0, -2)}l`;
  else if (/(?:[^s]s|[aeo]ux)$/.test(stem)) stem = stem.slice(0, -1);
  while (stem.length >= 5 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.length >= 5 && /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}i` : stem;
}

/**
 * What a verb and its noun have in common, so that “managed inventory” is inventory management and « planifier la
 * production » its planning. Too wide for a word alone: only for terms of several, in any order.
 */
export const rootOf = (stem: string, language: 'fr' | 'en'): string => {
  const known = language === 'fr' ? FRENCH_ROOTS.get(stem) : undefined;
  if (known !== undefined) return known;
  for (const ending of ENDINGS[language])
    if (stem.endsWith(ending) && stem.length - ending.length >= 4)
      return stem
        .slice(0, stem.length - ending.length)
        .replace(/at$/, '')
        .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  return stem;
};

const ENDINGS = {
  fr: [
    'ications',
    'ication',
    'isation',
    'ement',
    'iation',
    'ation',
    'sion',
    'ion',
    'ant',
    'age',
    'er',
  ],
  en: [
    'ification',
    'ization',
    'isation',
    'ement',
    'iation',
    'ation',
    'ment',
    'ion',
    'ing',
    'ed',
    'at',
  ],
} as const;

/** Verbs that their noun does not look like; the stems of their forms. */
const FRENCH_ROOTS: ReadonlyMap<string, string> = new Map(
  `gestion gerer gere
redaction rediger redig
vent vendre vendu
accueil accueillir accueilli
entretien entretenir entretenu
conduit conduir
coordination coordonner coordonn
elaboration elaborer elabor
conception concevoir concu
production produir produit
correction corriger corrig
perception percevoir percu
reception recevoir recu
traduction traduir traduit
reduction reduir reduit
resolution resoudr resolu
lectur lir lu
tenu tenir
pris prendr
suivi suivr
mise mettr
saisi saisir
analys analyser
controlage controler control
supervision superviser supervis
revision reviser revis
inspection inspecter inspect
direction diriger dirig
negociation negocier negoci
soin soigner
animation animer
pos poser`
    .split('\n')
    .flatMap((line) => {
      const [root = '', ...forms] = line.split(' ');
      return [root, ...forms].map((form): [string, string] => [form, root]);
    }),
);
