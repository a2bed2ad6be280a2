/** Verb forms of English, and the base forms that learners write in their place. */
import type { Clause } from './clauses.ts';
import { IRREGULAR_PAST, NOT_ED } from './words/english-verbs.data.ts';
import type { FoundVerb } from './verbs.ts';
import { wordSet } from './word-list.ts';

const ADVERBS =
  '(?:(?:also|then|just|first|immediately|never|even|always|both|all|like|still|usually|often|only|once|myself|personally|at once|together|instead|um|uh|so|now|finally|had|have|has|did not|decided to|started to|began to|managed to|was able to|were able to|went ahead and|[a-z]{3,}ly) ){0,5}';
const OWN = new RegExp(
  ` (?:i|we|me and (?:my |the |other |another |one )*[a-z]+|my team|us) ${ADVERBS}([a-z]{2,})(?= ([a-z']+)?)`,
  'g',
);
const PROGRESSIVE = / (?:i|we) (?:was|were|had been|have been) ([a-z]+ing)(?= )/g;
/** A second act under the same subject: “I pulled the file, compared it and wrote a note”. */
const SECOND = new RegExp(` (?:,|and|then|but|or) (?:and |then )?${ADVERBS}([a-z]{2,})(?= )`, 'g');
const AUXILIARY = /^(?:was|were|been|being|be|is|are|got)$/;

const STATES = wordSet(
  `was were felt thought believed knew wanted needed liked loved worked learned learnt got received heard joined
   graduated studied lived enjoyed hoped became had did could would should might must grew realized realised
   understood came supposed lost missed failed forgot expected agreed ended happened stayed owned sounded seemed
   appeared belonged cared depended faced disagreed encountered noticed saw struggled inherited`,
);
/** What makes a state of a verb that is an act otherwise, or an act of one that is a state, by the word behind it. */
const STATE_BEFORE: Readonly<Record<string, RegExp>> = {
  moved: /^(?:to|in|here|from|into|back|with)$/,
  used: /^to$/,
  started: /^(?:working|at|in|as|my|here|to)$/,
  began: /^(?:working|at|in|as|my)$/,
  led: /^(?:a|an)$/,
};
const ACT_BEFORE: Readonly<Record<string, RegExp>> = {
  got: /^(?:him|her|them|everybody|everyone|it|back|out|permission|approval|help|two|three|some|all|our|my|people|another)$/,
  had: /^(?:him|her|them|everyone|everybody)$/,
  worked: /^(?:overtime|late|extra|closely|nights|weekends|hard|out|around|through)$/,
};

const WORKED_ON = / worked (?:[a-z]+ly )?(?:with|on|together)(?: [^ ,]+){1,6} to [a-z]+ /;

const isState = (verb: string, next = ''): boolean =>
  STATE_BEFORE[verb]?.test(next) ?? (STATES.has(verb) && !ACT_BEFORE[verb]?.test(next));

const STATE_PRESENT = wordSet(
  `am is are be was were think believe know want need like love work live feel hope have has had can could may might
   must should do does did not am enjoy prefer speak guess mean understand agree look see would will shall own get
   consider seem wish expect come remember hear used really very been going`,
);
const PARTICIPLES = wordSet(
  `done made taken written seen given spoken driven chosen shown grown drawn broken make take write give speak run
   build find help work call change create`,
);
const NOT_BEFORE_A_PAST = wordSet('to we a an the have has not their our his her');
const NOT_VERBS = wordSet(
  `a an the of in on at to for with and but or so my our their his her this that these those it they he she who which
   also all both as if when while because about some other more very really one two three four five six was were`,
);
const DETERMINERS =
  /^(?:the|a|an|my|our|his|her|their|this|that|these|those|it|him|them|me|us|you|some|all|each|every|to|with|for|at|in|on|back|up|down|out|about|two|three|four|five|how|what|why|where|if|one|any|another|both|from|and|together|through|into|over|more|extra|around|\d.*)$/;

export function englishVerbs({ line, isItem }: Clause): FoundVerb[] {
  const found: FoundVerb[] = [];
  const taken = new Set<number>();
  const add = (kind: FoundVerb['kind'], isOwn: boolean, verb: string, at: number) => {
    if (taken.has(at)) return;
    taken.add(at);
    found.push({ kind, isOwn, verb, at, length: verb.length });
  };
  for (const match of line.matchAll(PROGRESSIVE)) {
    const verb = match[1] ?? '';
    add('was', true, verb, match.index + match[0].length - verb.length);
  }
  for (const match of line.matchAll(OWN)) {
    const [whole, verb = '', next = ''] = match;
    const at = match.index + whole.length - verb.length;
    if (/^(?:would|will|could|can|should|may|might)$/.test(verb)) {
      if (/^(?:would|will|should|may|might)$/.test(verb) && !/^(?:like|love|be)$/.test(next))
        add('would', true, next, at);
      continue;
    }
    if (NOT_VERBS.has(verb) && !isPast(verb)) continue;
    if (isPast(verb)) {
      const isAct = !isState(verb, next) || WORKED_ON.test(line);
      add(isAct ? 'did' : 'was', true, verb, at);
    } else if (/ (?:have|had|has) (?:[a-z]+ly |also |then )*$/.test(line.slice(0, at))) {
      if (PARTICIPLES.has(verb)) add('did', true, verb, at);
    } else if (!STATE_PRESENT.has(verb) && !verb.endsWith('ing')) add('does', true, verb, at);
  }
  const own =
    found.find(({ isOwn, kind }) => isOwn && kind !== 'was') ?? found.find(({ isOwn }) => isOwn);
  for (const match of line.matchAll(SECOND)) {
    const verb = match[1] ?? '';
    const at = match.index + match[0].length - verb.length;
    const next = / ?([^ ]+)/.exec(line.slice(at + verb.length))?.[1] ?? '';
    if (!own || at < own.at || !DETERMINERS.test(next)) continue;
    // After a state too: “I stayed calm, wrote a script”.
    if (own.kind === 'does' || own.kind === 'would') {
      if (isBase(verb)) add(own.kind, true, verb, at);
    } else if (isPast(verb) && !STATES.has(verb)) add('did', true, verb, at);
  }
  if (isItem || !/ (?:i|we|he|she|they|it) /.test(line)) {
    const [, verb = ''] = /^ (?:[a-z]+ : )?([a-z]{3,})(?= )/.exec(line) ?? [];
    if (
      isPast(verb) &&
      !/^(?:was|were|had|could|would|did)$/.test(verb) &&
      (isItem || !STATES.has(verb))
    )
      add('did', true, verb, line.indexOf(verb));
  }
  let before = '';
  for (const { 0: verb, index } of line.matchAll(/(?<= )[a-z]{2,}(?= )/g)) {
    if (isPast(verb) && !NOT_BEFORE_A_PAST.has(before))
      add(
        AUXILIARY.test(before) || /^(?:was|were|had|could|would)$/.test(verb) ? 'was' : 'did',
        false,
        verb,
        index,
      );
    before = verb;
  }
  return found;
}

const isPast = (word: string): boolean =>
  IRREGULAR_PAST.has(word) ||
  (/[a-z]{2}ed$/.test(word) && !NOT_ED.has(word) && !/(?<!gr|fr|ant|cr)eed$/.test(word));

const isBase = (word: string): boolean =>
  !NOT_VERBS.has(word) && !STATE_PRESENT.has(word) && !isPast(word) && !/(?:ing|ly|s)$/.test(word);
