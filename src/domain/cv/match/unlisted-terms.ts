/**
 * What an advertisement asks for and the lexicon does not hold: names of products and makers, and what stands behind
 * « connaissance de », “experience with”. Only the same words in the CV answer it.
 */
import { CANADIAN_PLACES } from '../../tracker/ad/words/canadian-places.data.ts';
import { fold } from '#/domain/text/fold.ts';
import { FUNCTION_WORDS } from '../words/function-words.ts';
import type { Passage } from './ad-passages.ts';
import { SURELY } from './words/cues.data.ts';

interface Span {
  start: number;
  end: number;
}

const MOST_OF_A_SENTENCE = 8;

/** Outside of the spans that are `taken`. */
export const unlistedTerms = ({ text, folded, part }: Passage, taken: readonly Span[]): Span[] => {
  const isFree = (span: Span): boolean =>
    !taken.some(({ start, end }) => span.start < end && span.end > start);
  const phrases = part === 'duties' ? [] : askedPhrases(folded).filter(isFree);
  const isAsking = part === 'must' || part === 'nice' || (part === 'start' && SURELY.test(folded));
  const names = properNames(text, folded, isAsking).filter(
    (span) => isFree(span) && !phrases.some((one) => one.start < span.end && one.end > span.start),
  );
  return [...names, ...phrases].slice(0, MOST_OF_A_SENTENCE);
};

const LEADS =
  /(?<!\p{L})(?:connaissances? (?:approfondies? |pratiques? |de base )?(?:de|d'|du|des|en)|maitrise (?:de|d'|du|des)|experience (?:pertinente |pratique |significative |concrete )?(?:avec|en|dans (?:le|la|les|l')|de|d'|du)|expertise (?:en|dans|de)|competences? (?:en|avec)|habiletes? (?:en|avec|a utiliser)|aptitudes? pour|familiarite avec|notions (?:de|d'|en)|a l'aise avec|knowledge of|experience (?:with|in|using|of)|proficien(?:cy|t) (?:with|in)|familiar(?:ity)? with|skilled in|skills in|expertise (?:in|with)|understanding of|background in|comfortable (?:with|using)|certifi(?:ed|cation) in|certifi(?:e|ee|cation) en|utilisation d(?:e|u|es|')|use of)(?!\p{L})\s*/gu;
const PHRASE_ENDS =
  /[.;:()!?]|(?<!\p{L})(?:is|are|est|sont|serait|seraient|constitue|required|requise?s?|exigee?s?|preferred|an asset|un atout|dans (?:un|une|le|la|les)|in (?:an?|the)|within|pour|for|afin|to|who|qui|that|lors|while|as well|ainsi que|obligatoire|essential|essentielle?|souhaitee?|considered|at|chez|depuis|with a|including|incluant)(?!\p{L})/u;

function askedPhrases(folded: string): Span[] {
  const spans: Span[] = [];
  for (const lead of folded.matchAll(LEADS)) {
    const from = lead.index + lead[0].length;
    const behind = folded.slice(from, from + 160);
    const said = behind.slice(0, PHRASE_ENDS.exec(behind)?.index ?? behind.length);
    for (const item of said.matchAll(
      /[^,/]+?(?=$|[,/]|(?<!\p{L})(?:et|ou|and|or)(?!\p{L}))(?:et |ou |and |or )?/gu,
    )) {
      const span = trimmed(folded, from + item.index, from + item.index + item[0].length);
      if (span && isTelling(folded.slice(span.start, span.end))) spans.push(span);
    }
  }
  return spans;
}

const EDGE_WORDS =
  /^(?:les?|la|l'|du|des|de|d'|un|une|the|an?|our|your|et|ou|and|or|en|in|with|avec|strong|solide|good|bonnes?|excellente?s?|various|differents?|divers\p{L}*|all|tous|toutes|aux?|some|other|autres?|modern|basic|advanced|current|relevant|similar|own|this|these|ces?|cette|logiciels?|software|systemes?|systems?|plateformes?|platforms?|outils?|tools?|progiciels?|applications?)\s+|^(?:l'|d')/u;

function trimmed(folded: string, from: number, to: number): Span | undefined {
  let start = from;
  let end = to;
  const tail =
    /\s*(?:(?<!\p{L})(?:et|ou|and|or|etc\.?|similar|similaires?|equivalent\p{L}*)\s*)?$/u.exec(
      folded.slice(start, end),
    );
  if (tail) end -= tail[0].length;
  for (let turn = 0; turn < 4; turn += 1) {
    const space = /^\s+/.exec(folded.slice(start, end));
    if (space) start += space[0].length;
    const edge = EDGE_WORDS.exec(folded.slice(start, end));
    if (edge) start += edge[0].length;
  }
  return end - start >= 2 ? { start, end } : undefined;
}

/** Words that no person can have as a skill. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'domaine field poste role position similaire similar related connexe equivalent travail work milieu environment environnement secteur sector industry industrie equipe team entreprise company annees years ans mois months minimum experience pertinente pertinent relevant candidat candidate personne person client clients customers people gens job emploi fonction area areas domaines type types kind plusieurs many variety variete things tasks taches what which dont outils tools systemes systems technologies technology logiciels software equipment equipement produits products services service processus processes techniques methods methodes pratiques practices best standards normes new nouvelles canada canadian quebec ontario level niveau capacity capacite setting settings us nous you vous same meme one more plus progressive combined'.split(
    ' ',
  ),
);

function isTelling(phrase: string): boolean {
  const words = phrase.split(/[^\p{L}\p{N}+#]+/u).filter(Boolean);
  const isFull = (word: string): boolean =>
    !EMPTY_WORDS.has(word) &&
    !FUNCTION_WORDS.fr.has(word) &&
    !FUNCTION_WORDS.en.has(word) &&
    !/^\d+$/.test(word);
  return (
    words.length <= 5 && words.filter(isFull).length >= Math.max(1, Math.ceil(words.length / 3))
  );
}

const NAME =
  /(?<![\p{L}\p{N}.@/-])\p{Lu}[\p{L}\p{N}+#]*(?:[-.&/][\p{L}\p{N}+#]+){0,4}(?: (?:\p{Lu}[\p{L}\p{N}+#]*|\d{1,4}(?!\p{L}))){0,2}/gu;
const NAME_LEAD =
  /(?:logiciels?|software|using|avec|with|via|plateformes?|platforms?|systemes?|systems?|outils?|tools?|applications?|programmes?|programs?|experience|connaissances?|knowledge|maitrise|certification|certificate|certificat|permis|licen[cs]e|such as|tels? que|like|comme|ou|or|et|and|sur|de|d'|,|\/|\()\s*(?:(?:le|la|les|the|l'|an?|un|une|logiciel|software) ?)?$/u;

/** Words with a capital inside a sentence that is not in title case. */
function properNames(text: string, folded: string, isAsking: boolean): Span[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (words.length > 3 && capitals > words.length * 0.6) return [];
  const spans: Span[] = [];
  for (const match of text.matchAll(NAME)) {
    const start = match.index;
    const end = start + match[0].length;
    const before = folded.slice(Math.max(0, start - 40), start);
    const isOpening = start === 0 || /[.!?:•]\s*$/.test(before);
    const isMark = /\p{Ll}\p{Lu}|\d/u.test(match[0]) || /^\p{Lu}{3,}$/u.test(match[0]);
    if (isOpening && !isMark) continue;
    if (!NAME_LEAD.test(before) && !(isOpening && isMark)) continue;
    if (
      !isAsking &&
      !/(?:logiciels?|software|using|via|plateformes?|platforms?|systemes?|systems?|outils?|tools?)\s*$/.test(
        before,
      )
    )
      continue;
    if (isName(folded.slice(start, end))) spans.push({ start, end });
  }
  return spans;
}

const NOT_NAMES =
  /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday|canada|canadian|canadien\p{L}*|quebec\p{L}*|ontario|alberta|manitoba|saskatchewan|colombie\p{L}*|british columbia|nouveau-brunswick|nouvelle-ecosse|cv|resume|etats-unis|usa|us|europe|north america|amerique du nord|i|ii|iii|noel|christmas|covid\p{N}*|vous|nous|you|we|the|le|la|les|un|une|our|notre|votre|english|french|francais\p{L}*|anglais\p{L}*|mr|mme|ms|dr|inc|ltd|ltee)$/u;

const isName = (folded: string): boolean => {
  const [first = ''] = folded.split(' ');
  return (
    folded.length >= 3 &&
    !NOT_NAMES.test(folded) &&
    !NOT_NAMES.test(first) &&
    !CANADIAN_PLACES.has(fold(folded)) &&
    !CANADIAN_PLACES.has(first)
  );
};
