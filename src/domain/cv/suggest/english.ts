/**
 * English lines that say who was in charge, as lines that say what was done, in the past tense. An -ing word is taken
 * for a verb only where what follows makes that sure: "training the staff", not "training programs".
 */
import { ENGLISH_ACTIONS, ENGLISH_PASTS, type EnglishAction } from '../wording/english-actions.ts';
import { withCapital } from './capital.ts';
import type { Rewrite } from './suggestion.ts';

/** "Responsible for managing the stock" → "Managed the stock". */
export const englishAction: Rewrite = (line) => {
  const charge = CHARGE.exec(line);
  const rest = charge && line.slice(charge[0].length);
  if (!rest) return undefined;
  return fromGerunds(rest) ?? fromNoun(rest) ?? fromThing(rest);
};

/** "Conducted inspections of sites" → "Inspected sites". */
export const englishVerb: Rewrite = (line) => {
  const light =
    /^(?:i )?(?:performed|conducted|carried out|did|made|provided|undertook) (?:the |an |a )?([a-z]+) (of|to|on) (.+)$/i.exec(
      line,
    );
  if (!light) return undefined;
  const [, noun = '', link = '', object = ''] = light;
  const past = LIGHT_NOUNS.get(`${singular(noun.toLowerCase())} ${link.toLowerCase()}`);
  const isSafe = !/\b(?:and|or) (?:the )?[a-z]+ (?:of|to|on|for) /i.test(object);
  return past && isSafe ? withCapital(`${past} ${object}`) : undefined;
};

/** "I led a team" → "Led a team". */
export const englishPronoun: Rewrite = (line) => {
  const said = /^I (?:also |have )?([a-z]+) (?=\S)/.exec(line);
  const verb = said?.[1];
  return verb !== undefined && (ENGLISH_PASTS.has(verb) || /[a-z]{3}ed$/.test(verb))
    ? withCapital(line.slice(line.indexOf(verb)))
    : undefined;
};

const CHARGE =
  /^(?:i was |was )?(?:responsible for|accountable for|in charge of|tasked with|(?:my |main |key )*(?:duties|responsibilities) include(?:d|s)?:?) /i;

/** "managing the stock, ordering the supplies and training the staff" */
const fromGerunds = (rest: string): string | undefined => {
  let isSure = /^[a-z]+ing\b/i.test(rest);
  const told = rest.replace(HEADS, (whole, link: string, word: string, at: number) => {
    const action = BY_GERUND.get(word.toLowerCase());
    const after = rest.slice(at + whole.length);
    if (!action || !isVerbBefore(word.toLowerCase(), after)) {
      isSure = false;
      return whole;
    }
    return `${link}${action.past}`;
  });
  return isSure && told !== rest ? withCapital(told) : undefined;
};

/** An -ing word where a verb may stand: first, or after a comma or "and". */
const HEADS = /(^|, (?:and )?| and | or )([a-z]+ing)(?![a-z-])/gi;

const isVerbBefore = (gerund: string, after: string): boolean =>
  VERB_OBJECT.test(after) ||
  (ALWAYS_VERBS.has(gerund) && /^ (?!of |and |or |for |in |at |on |by )[a-z0-9$]/i.test(after)) ||
  (LINKED.get(gerund)?.test(after) ?? false) ||
  // "planning and coordinating the events"
  /^ and [a-z]+ing (?:the|a|an|all|our|their|its|\d)/i.test(after);

const VERB_OBJECT =
  /^ (?:the|a|an|all|any|our|their|its|my|his|her|this|these|new|each|every|several|up to|over|more than|two|three|four|five|six|seven|eight|nine|ten|twelve|\$?\d)[\s\d]/i;

/** Never stand before a noun as its kind: there are training programs, and no managing programs. */
const ALWAYS_VERBS: ReadonlySet<string> = new Set(
  'managing supervising coordinating overseeing organizing preparing creating maintaining implementing reviewing negotiating delivering providing conducting developing improving reducing increasing analyzing evaluating assessing establishing resolving identifying facilitating administering directing updating repairing installing configuring drafting compiling reconciling'.split(
    ' ',
  ),
);

const LINKED: ReadonlyMap<string, RegExp> = new Map([
  ['responding', /^ to /],
  ['liaising', /^ (?:with|between) /],
  ['reporting', /^ (?:to|on) /],
  ['caring', /^ for /],
  ['assisting', /^ with /],
  ['communicating', /^ with /],
  ['collaborating', /^ with /],
  [
    'answering',
    /^ (?:phones|(?:phone |customer |telephone )?(?:calls|questions|emails|inquiries))\b/,
  ],
  ['greeting', /^ (?:customers|clients|visitors|guests|patients)\b/],
  ['serving', /^ (?:customers|clients|guests|food|meals)\b/],
  ['selling', /^ (?:products|services|tickets|goods|clothing)\b/],
  [
    'handling',
    /^ (?:(?:customer|client) )?(?:complaints|requests|orders|payments|calls|inquiries|cash)\b/,
  ],
  ['scheduling', /^ (?:appointments|shifts|meetings|staff|interviews)\b/],
  [
    'processing',
    /^ (?:payments|orders|invoices|transactions|returns|claims|applications|payroll)\b/,
  ],
  ['filing', /^ (?:documents|reports|records|paperwork)\b/],
  ['training', /^ (?:staff|employees|students|volunteers)\b/],
  ['cleaning', /^ (?:rooms|offices|tables|floors|equipment)\b/],
  ['ordering', /^ (?:supplies|materials|stock|parts|inventory)\b/],
  ['ensuring', /^ (?!and |or )[a-z]/],
]);

/** "the management of the stock" */
const fromNoun = (rest: string): string | undefined => {
  const [, first = '', second = '', both = ''] =
    /^(?:the )?([a-z]+) and (?:the )?([a-z]+) of (.+)$/i.exec(rest) ?? [];
  const pair = [BY_NOUN.get(first.toLowerCase()), BY_NOUN.get(second.toLowerCase())];
  if (pair[0] && pair[1]) return withCapital(`${pair[0].past} and ${pair[1].past} ${both}`);
  const [, noun = '', object = ''] = /^(?:the )?([a-z]+) of (.+)$/i.exec(rest) ?? [];
  const action = BY_NOUN.get(noun.toLowerCase());
  const isSafe = !/(?:,| and| or) (?:the )?[a-z]+(?:ing\b| (?:of|for) )/i.test(object);
  return action && object !== '' && isSafe ? withCapital(`${action.past} ${object}`) : undefined;
};

/** "a team of 8", "the night shift", "12 accounts" */
const fromThing = (rest: string): string | undefined =>
  /^(?:the|a|an|all|our|their|\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) /i.test(
    rest,
  ) &&
  !/ing\b/i.test(rest) &&
  !/^(?:(?:the|a|an) )?(?:[\w%.,$-]+ )?(?:increase|growth|reduction|decrease|rise|success|drop|development|implementation|delivery)\b/i.test(
    rest,
  ) &&
  !/(?:,| and) (?:for |to )/i.test(rest)
    ? withCapital(`managed ${withLowerArticle(rest)}`)
    : undefined;

const withLowerArticle = (text: string): string =>
  text.replace(/^(?:The|An?|All|Our|Their)(?= )/, (word) => word.toLowerCase());

const singular = (noun: string): string =>
  noun === 'analysis' || noun === 'analyses'
    ? 'analysis'
    : noun.replace(/ies$/, 'y').replace(/s$/, '');

const BY_GERUND: ReadonlyMap<string, EnglishAction> = new Map(
  ENGLISH_ACTIONS.map((action) => [action.gerund, action]),
);
const BY_NOUN: ReadonlyMap<string, EnglishAction> = new Map(
  ENGLISH_ACTIONS.filter(({ noun }) => noun !== '').map((action) => [action.noun, action]),
);
const LIGHT_NOUNS: ReadonlyMap<string, string> = new Map([
  ...ENGLISH_ACTIONS.filter(({ noun }) => noun !== '').map(({ noun, past }): [string, string] => [
    `${noun} of`,
    past,
  ]),
  ['analysis of', 'analyzed'],
  ['review of', 'reviewed'],
  ['maintenance on', 'maintained'],
  ['training to', 'trained'],
  ['support to', 'supported'],
  ['assistance to', 'assisted'],
  ['improvement to', 'improved'],
  ['repair to', 'repaired'],
  ['repair on', 'repaired'],
  ['update to', 'updated'],
]);
