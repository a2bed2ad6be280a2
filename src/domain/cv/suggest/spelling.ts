/**
 * The words of Canada: English as in the Canadian Oxford Dictionary (colour, centre, licence for the thing, -ize), French
 * as the Office québécois de la langue française advises (courriel, fin de semaine). Names keep their own spelling: a word
 * with a capital inside a line, or between two others, is one.
 */
import type { CvLanguage } from '../content.ts';
import type { Rewrite } from './suggestion.ts';

export const canadianSpelling =
  (language: CvLanguage): Rewrite =>
  (text) => {
    const after = SPELLINGS[language].reduce(
      (line, [pattern, replace]) =>
        line.replace(pattern, (...match: unknown[]) => {
          const whole = String(match[0]);
          const at = match.findIndex((one) => typeof one === 'number');
          const offset = match[at] as number;
          const groups = match.slice(1, at).map((one) => (one === undefined ? '' : String(one)));
          return isName(line, offset, whole)
            ? whole
            : cased(replace(whole.toLowerCase(), groups), whole);
        }),
      text,
    );
    return after === text ? undefined : after;
  };

type Replace = (whole: string, groups: readonly string[]) => string;

/** The first word of a line has a capital anyway; with a capital after it, it is a name. */
const isName = (line: string, offset: number, whole: string): boolean => {
  if (/^\p{Ll}/u.test(whole)) return false;
  const isFirst = line.slice(0, offset).trim() === '';
  return (
    !isFirst || /^\s+\p{Lu}/u.test(line.slice(offset + whole.length)) || /^\p{Lu}{2}/u.test(whole)
  );
};

const cased = (text: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

const swap = (from: string, to: string): [RegExp, Replace] => [
  new RegExp(`(?<![\\p{L}\\p{N}@./_-])${from}(?![\\p{L}\\p{N}@_-]|\\.\\p{L})`, 'giu'),
  (_whole, groups) => to.replace(/\$(\d)/g, (_all, at: string) => groups[Number(at) - 1] ?? ''),
];

const OUR = 'col|lab|behavi|fav|hon|neighb|flav|harb|endeav|vap';
const IZE =
  'organ|optim|real|special|util|recogn|minim|maxim|priorit|final|standard|summar|categor|custom|digit|central|author|visual|modern|general|initial|formal|mobil|harmon|symbol|emphas|critic|computer|stabil|steril';

const ENGLISH: readonly [RegExp, Replace][] = [
  swap(`(${OUR})or(s|ed|ing|er|ers|ful|able|ite|ites|hood|hoods|al)?`, '$1our$2'),
  swap('center(s|ed)?', 'centre$1'),
  swap('(fib|theat|lit|kilomet|millimet|centimet)er(s)?', '$1re$2'),
  swap(
    "(driver['’]s|driving|business|operating|software|class [a-z0-9]+|a|valid|full|current|professional|nursing|teaching) license(s)?",
    '$1 licence$2',
  ),
  swap('(defen|offen)se', '$1ce'),
  swap(
    '(travel|cancel|label|model|channel|fuel|signal|counsel|level|total)(ed|ing|er|ers|or|ors)',
    '$1l$2',
  ),
  swap('catalog(s)?', 'catalogue$1'),
  swap('jewelry', 'jewellery'),
  swap('enrollment(s)?', 'enrolment$1'),
  swap('fulfillment', 'fulfilment'),
  swap(`(${IZE})is(e|es|ed|ing|ation|ations)`, '$1iz$2'),
  swap('(ana|cata|para)lys(e|ed|ing)', '$1lyz$2'),
];

/** Masculine for masculine with a consonant for a consonant, so that no article or adjective moves. */
const SAME_GENDER: readonly [RegExp, Replace][] = [
  swap('parking(s)?', 'stationnement$1'),
  swap('smartphone(s)?', 'téléphone$1 intelligent$1'),
  swap('call center(s)?', 'centre$1 d’appels'),
  swap('podcast(s)?', 'balado$1'),
  swap('business plan(s)?', 'plan$1 d’affaires'),
  swap('brainstorming', 'remue-méninges'),
  swap('merchandising', 'marchandisage'),
  swap('shopping', 'magasinage'),
  swap('follow-up(s)?', 'suivi$1'),
  swap('marketing digital', 'marketing numérique'),
  [
    /(?<![\p{L}])(outils?|médias?|supports?|contenus?|plateformes?|transformation|stratégies?|communication|transition) digit(?:al|ale|aux|als|ales)(?!\p{L})/giu,
    (whole, [thing = '']) => `${thing} numérique${/(?:aux|s)$/.test(whole) ? 's' : ''}`,
  ],
];

/** « l’e-mail » loses its elision, « le week-end » its gender: only with an article that tells how. */
const MAIL = 'e-?mails?';
/** An adjective would have to follow the new gender. */
const BEFORE_NO_ADJECTIVE =
  '(?=\\s*(?:$|[.,;:)])|\\s(?:et|ou|de|du|des|à|au|aux|pour|dans|avec|en|selon|pendant|sans|chez|sur)(?!\\p{L}))';
const COURRIEL: readonly [RegExp, Replace][] = [
  swap("(?:de l['’])e-?mail", 'du courriel'),
  swap("(?:à l['’])e-?mail", 'au courriel'),
  swap("(?:l['’])e-?mail", 'le courriel'),
  swap('(?:cet) e-?mail', 'ce courriel'),
  [
    new RegExp(`(?<![\\p{L}])(?:d['’])(${MAIL})(?![\\p{L}\\p{N}@_-])`, 'giu'),
    (whole) => (whole.endsWith('s') ? 'de courriels' : 'de courriel'),
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{N}@./_'’-])${MAIL}(?![\\p{L}\\p{N}@_-]|\\.\\p{L})`, 'giu'),
    (whole) => (whole.endsWith('s') ? 'courriels' : 'courriel'),
  ],
  swap('par mail', 'par courriel'),
  swap('(?:la )newsletter', 'l’infolettre'),
  swap('(?:de )newsletter(s)?', 'd’infolettre$1'),
  swap('(une|des|les|nos|aux) newsletter(s)?', '$1 infolettre$2'),
  swap(`les week-ends${BEFORE_NO_ADJECTIVE}`, 'les fins de semaine'),
  swap(`le week-end${BEFORE_NO_ADJECTIVE}`, 'la fin de semaine'),
  swap(`du week-end${BEFORE_NO_ADJECTIVE}`, 'de la fin de semaine'),
];

const SPELLINGS: Readonly<Record<CvLanguage, readonly [RegExp, Replace][]>> = {
  en: ENGLISH,
  fr: [...COURRIEL, ...SAME_GENDER],
};
