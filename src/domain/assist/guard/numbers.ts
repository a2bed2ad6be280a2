/** The quantities a text states, in digits or in words, each with what it is counted in where that is told. */
import { fold, foldWord } from '../../text/fold.ts';
import { monthName } from '../../text/months.ts';

/** `25`, `1200.5`, and `25 %`, `5 year`: the same fact however it is written. */
export const numbersIn = (text: string): string[] => {
  const folded = fold(text);
  const found: string[] = [];
  const add = (number: string, start: number, end: number): void => {
    found.push(number);
    const unit = unitOf(
      folded.slice(end, end + SIGHT),
      folded.slice(Math.max(0, start - 2), start),
    );
    if (unit !== undefined) found.push(`${number} ${unit}`);
  };
  for (const { 0: whole, index } of folded.matchAll(FIGURE))
    add(plainNumber(whole), index, index + whole.length);
  for (const { 0: word, index } of folded.matchAll(WORD)) {
    const number = NUMBER_WORDS.get(word);
    if (number !== undefined) add(number, index, index + word.length);
  }
  return found;
};

/** As far as a unit reaches. */
const SIGHT = 24;

/** Spaces and commas between thousands go; a decimal comma becomes a point. */
const FIGURE = /(?<![\d.,])(?:\d{1,3}(?:[ \u00A0\u202F,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)*)/g;
const WORD = /[a-z]+/g;

const plainNumber = (digits: string): string => {
  const grouped = /^\d{1,3}(?:[ \u00A0\u202F,']\d{3})+(?:[.,]\d{1,2})?$/.test(digits);
  const whole = grouped ? digits.replace(/[ \u00A0\u202F',](?=\d{3})/g, '') : digits;
  return whole.replace(',', '.').replace(/^0+(?=\d)/, '');
};

const unitOf = (after: string, before: string): string | undefined => {
  if (/^[ \u00A0\u202F-]?(?:%|percent|pour cent|per cent)/.test(after)) return '%';
  if (/^[ \u00A0\u202F]?[kmg]?[ \u00A0\u202F]?(?:\$|€|dollars?|euros?)|^[kmg]\b/.test(after))
    return '$';
  if (/[$€] ?$/.test(before)) return '$';
  const [, word = ''] = /^[ \u00A0\u202F-]+([a-z]+)/.exec(after) ?? [];
  return UNITS.get(word);
};

const UNITS: ReadonlyMap<string, string> = new Map(
  `year an ans annee annees year years
month mois month months
week semaine semaines week weeks
day jour jours journee journees day days
hour heure heures hour hours h
person personne personnes people person persons employe employes employee employees membre membres member members
client client clients cliente clientes customer customers
project projet projets project projects
thousand mille milliers millier thousand thousands
million million millions
billion milliard milliards billion billions`
    .split('\n')
    .flatMap((line) => {
      const [unit = '', ...words] = line.split(' ');
      return words.map((word): [string, string] => [word, unit]);
    }),
);

/** “may”, “march” */
const OTHER_WORDS: ReadonlySet<string> = new Set(['may', 'march']);

/** « un », “one” are articles and pronouns too: they state nothing. */
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...`2 deux two
3 trois three
4 quatre four
5 cinq five
6 six
7 sept seven
8 huit eight
9 neuf nine
10 dix ten dizaine dizaines tens
11 onze eleven
12 douze twelve douzaine douzaines dozen dozens
13 treize thirteen
14 quatorze fourteen
15 quinze fifteen quinzaine
16 seize sixteen
17 seventeen
18 eighteen
19 nineteen
20 vingt twenty vingtaine
30 trente thirty trentaine
40 quarante forty quarantaine
50 cinquante fifty cinquantaine
60 soixante sixty soixantaine
70 seventy
80 eighty
90 ninety
100 cent cents hundred hundreds centaine centaines
1000 mille thousand thousands millier milliers
1000000 million millions
1000000000 milliard milliards billion billions
x2 double doubles doubled doubling doubler doublee doublees doublant twice twofold
x3 triple triples tripled tripling tripler triplee tripled threefold
x4 quadruple quadrupled quadrupler
x10 tenfold decuple
1/2 moitie half halved halving halves
1/3 tiers third thirds
1/4 quart quarter quarters quarterly`
    .split('\n')
    .flatMap((line) => {
      const [number = '', ...words] = line.split(' ');
      return words.map((word): [string, string] => [word, number]);
    }),
  ...(['fr', 'en'] as const).flatMap((language) =>
    Array.from({ length: 12 }, (_, at): [string, string] => [
      foldWord(monthName(at + 1, language, 'full')),
      `month ${at + 1}`,
    ]).filter(([name]) => !OTHER_WORDS.has(name)),
  ),
]);
