/**
 * French lines that say who was in charge, as lines that say what was done. The infinitive takes the noun's complement
 * as its object only where the article makes that sure (« des stocks » → « les stocks »); elsewhere the noun stays,
 * and where neither is sure, nothing is proposed.
 */
import { fold } from '../../text/fold.ts';
import {
  FRENCH_ACTIONS,
  FRENCH_INFINITIVES,
  FRENCH_PARTICIPLES,
  type FrenchAction,
} from '../wording/french-actions.ts';
import { withCapital } from './capital.ts';
import type { Rewrite } from './suggestion.ts';

/** « Responsable de la gestion des stocks » → « Gérer les stocks ». */
export const frenchAction: Rewrite = (written) => {
  // « Responsable pour la paie » is heard as well as « de la paie ».
  const line = written.replace(
    /^((?:j['’]étais |j['’]ai été )?responsable) pour (la |le |les |l['’])/i,
    (_all, who: string, article: string) => `${who} ${WITH_DE[article.toLowerCase()] ?? 'de l’'}`,
  );
  const charge = CHARGE.exec(line);
  const rest = charge && line.slice(charge[0].length);
  if (!rest) return undefined;
  const told = rest.replace(SINGULAR, '');
  return (
    fromInfinitive(rest) ??
    (told !== rest && actionAt(told) ? fromActionNoun(told) : fromThing(rest))
  );
};

/** « Assuré le suivi des dossiers » → « Suivi les dossiers ». */
export const frenchVerb: Rewrite = (line) => {
  const light = LIGHT.exec(line);
  if (!light) return undefined;
  const { done, to } = light.groups ?? {};
  const rest = line.slice(light[0].length);
  const found = actionAt(rest);
  if (!found) return undefined;
  const object = objectOf(rest.slice(found.noun.length));
  const verb = done === undefined ? found.infinitive : found.participle;
  // « Procéder » takes « à », the others nothing: anything else is another sentence.
  const isUsual = /^proc/i.test(light[0]) === (to !== undefined);
  return object && isUsual ? withCapital(`${verb} ${object}`) : undefined;
};

/** « J’ai géré une équipe » → « Géré une équipe ». */
export const frenchPronoun: Rewrite = (line) => {
  const rest = /^j['’]ai (?:aussi |également |notamment )?/i.exec(line);
  if (!rest) return undefined;
  const said = line.slice(rest[0].length);
  const isAction = [...FRENCH_PARTICIPLES].some(
    (participle) => said.startsWith(participle) && !/^\p{L}/u.test(said.slice(participle.length)),
  );
  return isAction ? withCapital(said) : undefined;
};

const CHARGE =
  /^(?:j['’]étais |j['’]ai été |étais |être )?(?:(?:responsable|chargée?|chargé\(e\)|en charge) |(?:s['’]occuper|m['’]occuper|je m['’]occupais|je m['’]occupe) )(?=de |du |des |d['’])/i;

const WITH_DE: Readonly<Record<string, string>> = { 'la ': 'de la ', 'le ': 'du ', 'les ': 'des ' };

/** `done` for a participle, `to` for « procéder à ». */
const LIGHT =
  /^(?:j['’]ai )?(?:(?<done>fait|effectué|réalisé|assuré|procédé)|faire|effectuer|réaliser|assurer|procéder) (?:la |le |les |l['’]|(?<to>à la |à l['’]|au |aux ))/i;

/** « de former le personnel et d’évaluer … » */
const fromInfinitive = (rest: string): string | undefined => {
  const told = /^(?:de |d['’])(.+)$/is.exec(rest)?.[1];
  if (told === undefined || !startsWithInfinitive(told)) return undefined;
  const joined = told.replace(
    /(,| et| ou) (?:de |d['’])(?=(\p{L}+))/giu,
    (whole, link: string, next: string) =>
      FRENCH_INFINITIVES.has(next.toLowerCase()) ? `${link} ` : whole,
  );
  const isLeft = /(?:,| et| ou) (?:de |d['’])\p{L}+(?:er|ir|re)(?!\p{L})/iu.test(joined);
  return isLeft ? undefined : withCapital(joined);
};

const startsWithInfinitive = (text: string): boolean => {
  const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  return (
    FRENCH_INFINITIVES.has(word) ||
    [...FRENCH_INFINITIVES].some(
      (verb) => verb.includes(' ') && text.toLowerCase().startsWith(`${verb} `),
    )
  );
};

/** « de la », « de l’ », « du » before an action. */
const SINGULAR = /^(?:de la |de l['’]|du )/i;

/** « gestion des stocks » */
const fromActionNoun = (told: string): string | undefined => {
  const found = actionAt(told);
  if (!found) return undefined;
  const complement = told.slice(found.noun.length);
  const object = objectOf(complement);
  if (object) return withCapital(`${found.infinitive} ${object}`);
  if (/^(?:,| et) /.test(complement)) {
    const rest = withoutArticles(complement);
    return rest && withCapital(`${found.noun}${rest}`);
  }
  return /^ \p{L}/u.test(complement) ? withCapital(told) : undefined;
};

/** « , de la formation et de l’évaluation du personnel »: only where each of them is a known action. */
const withoutArticles = (text: string): string | undefined => {
  const link = /^(?:,| et) (?:de la |de l['’]|du )/i.exec(text);
  if (!link) return text;
  const next = text.slice(link[0].length);
  const found = actionAt(next);
  if (!found) return undefined;
  const rest = withoutArticles(next.slice(found.noun.length));
  return rest && `${link[0].startsWith(',') ? ', ' : ' et '}${found.noun}${rest}`;
};

/** « du magasin », « d’une équipe de 8 personnes », « de 14 chantiers » */
const fromThing = (rest: string): string | undefined => {
  const object = objectOf(` ${rest}`);
  return object && withCapital(`gérer ${object}`);
};

/** The known action a text begins with; the longest one. */
const actionAt = (text: string): FrenchAction | undefined => {
  const folded = fold(text);
  return ACTIONS_LONGEST_FIRST.find(
    ({ folded: noun }) => folded.startsWith(noun) && !/^[\p{L}-]/u.test(text.slice(noun.length)),
  )?.action;
};

const ACTIONS_LONGEST_FIRST = FRENCH_ACTIONS.map((action) => ({
  action,
  folded: fold(action.noun),
})).toSorted((a, b) => b.folded.length - a.folded.length);

const ARTICLES: readonly [RegExp, string][] = [
  [/^ des /i, 'les '],
  [/^ du /i, 'le '],
  [/^ de la /i, 'la '],
  [/^ de l['’]/i, 'l’'],
  [/^ d['’]une /i, 'une '],
  [/^ d['’]un /i, 'un '],
  [
    /^ de (?=(?:\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|plusieurs|nos|notre|leurs?|ses|son|sa|mes|mon|ma|ce|cette|ces|tous|toutes|chaque|certain(?:e)?s)(?![\p{L}]))/iu,
    '',
  ],
];

/**
 * « des stocks » → « les stocks »; undefined without such an article, or where « et des … » would need the same.
 */
const objectOf = (complement: string): string | undefined => {
  const two = TWO_PLAIN.exec(complement);
  if (two) {
    const [first, second] = [directOf(two[1] ?? ''), directOf(two[2] ?? '')];
    return first && second && `${first} et ${second}`;
  }
  return COORDINATED.test(complement) ? undefined : directOf(complement);
};

const directOf = (complement: string): string | undefined => {
  for (const [article, direct] of ARTICLES) {
    const found = article.exec(complement);
    const rest = found && complement.slice(found[0].length);
    if (rest) return `${direct}${rest}`;
  }
  return undefined;
};

/** « des stocks et des commandes »: two plain complements, neither of which has one of its own. */
const PLAIN = "(?:des|du|de la|de l['’]) ?(?!(?:de|du|des|à)(?!\\p{L}))[\\p{L}-]+";
const TWO_PLAIN = new RegExp(`^( ${PLAIN}) et( ${PLAIN})[.;]?$`, 'iu');

/** A second complement that would keep its « de ». */
const COORDINATED = /(?:,| et| ou| ainsi que|;|\/) (?:de |du |des |d['’]|à |au |aux )/i;
