/**
 * The judge of what a model wrote. Each number, date, name and tool of the answer stands in what was given; it is in
 * the language asked for, about as long, about the same thing, and plain text. What does not pass is never shown.
 * Whatever a text tried to make the model say, this holds: it looks at the answer alone.
 */
import type { AssistPurpose } from '../../access/consents.ts';
import { languageSigns } from '../../cv/read/language-signs.ts';
import { included, skills } from '../../cv/lexicon/skills.ts';
import { wordsIn } from '../../cv/lexicon/words.ts';
import { findSkills, findTitles } from '../../cv/match/find-terms.ts';
import { foldWord } from '../../text/fold.ts';
import type { AssistRequest } from '../assist-request.ts';
import { LEFT_OUT } from '../personal.ts';
import { isCommonWord, nameKey, namesIn, sameNames } from './names.ts';
import { numbersIn } from './numbers.ts';
import { smallNameIn } from './small-names.ts';

export type GuardRefusal =
  | { why: 'empty' | 'length' | 'markup' | 'language' | 'subject' }
  /** `what`: as the answer writes it. */
  | { why: 'number' | 'name' | 'tool' | 'lost'; what: string };

/** Undefined when the answer may be shown. */
export const guardAnswer = (request: AssistRequest, answer: string): GuardRefusal | undefined => {
  if (answer.trim() === '') return { why: 'empty' };
  if (!isPlain(request, answer)) return { why: 'markup' };
  if (!hasFittingLength(request, answer)) return { why: 'length' };
  if (!isInLanguage(request, answer)) return { why: 'language' };
  return (
    addedNumber(request, answer) ??
    addedName(request, answer) ??
    addedTool(request, answer) ??
    lost(request, answer) ??
    (isAboutTheSame(request, answer) ? undefined : { why: 'subject' })
  );
};

const given = ({ text, facts }: AssistRequest): string => [text, ...facts].join('\n');

/** Links, tags, formatting, hidden signs and other scripts. */
const isPlain = (request: AssistRequest, answer: string): boolean => {
  if (/https?:|www\.|@|<|>|\{|\}|`|\*\*|__|\]\(|^#|^\s*\|/im.test(answer)) return false;
  // Left, right and invisible: what is read must be what is written.
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(answer.replace(/\n/g, ' '))) return false;
  if (/[^\p{Script=Latin}\p{M}]/u.test(answer.replace(/\P{L}/gu, ''))) return false;
  if (!LINES[request.purpose] && answer.includes('\n')) return false;
  const input = given(request).toLowerCase();
  const sites =
    answer.toLowerCase().match(/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu) ?? [];
  return sites.every((site) => input.includes(site));
};

/** Whether an answer may have several. */
const LINES: Readonly<Record<AssistPurpose, boolean>> = {
  achievement: false,
  summary: false,
  translation: false,
  answer: true,
};

const hasFittingLength = ({ purpose, text }: AssistRequest, answer: string): boolean => {
  const [least, most] = LENGTHS[purpose](text.trim().length);
  return answer.length >= least && answer.length <= most;
};

const LENGTHS: Readonly<Record<AssistPurpose, (length: number) => readonly [number, number]>> = {
  achievement: (length) => [Math.min(10, length), Math.max(length * 1.6, length + 60)],
  summary: () => [60, 800],
  translation: (length) => [length * 0.4, length * 2 + 30],
  answer: (length) => [Math.min(length * 0.4, 400), length * 1.6 + 200],
};

/** Short lines have few signs of either language: there the wrong one must not speak louder. */
const isInLanguage = ({ language }: AssistRequest, answer: string): boolean => {
  const signs = languageSigns(answer);
  const own = signs[language];
  const other = signs[language === 'fr' ? 'en' : 'fr'];
  return wordsIn(answer).length < FEW_WORDS ? own >= other || other < 1 : own > other * 1.5;
};

const FEW_WORDS = 10;

const addedNumber = (request: AssistRequest, answer: string): GuardRefusal | undefined => {
  const known = new Set(numbersIn(given(request)));
  const added = numbersIn(answer).find((number) => !known.has(number));
  return added === undefined ? undefined : { why: 'number', what: added };
};

const addedName = (request: AssistRequest, answer: string): GuardRefusal | undefined => {
  const { purpose, language } = request;
  const words = given(request).match(/[\p{L}\p{N}+#.]+/gu) ?? [];
  const known = new Set(words.map(nameKey));
  const isKnown = (name: string): boolean =>
    known.has(nameKey(name)) ||
    (purpose === 'translation' && sameNames(name).some((other) => known.has(nameKey(other))));
  const added = namesIn(answer).find(
    ({ text, isFirst }) =>
      !isKnown(text) && !(isFirst ? isCommonWord(text, language) : PRONOUNS.has(text)),
  );
  return added && { why: 'name', what: added.text };
};

const PRONOUNS: ReadonlySet<string> = new Set(['I']);

/** Tools, methods, certificates, languages and job titles that the lexicon knows. */
const addedTool = (request: AssistRequest, answer: string): GuardRefusal | undefined => {
  const input = given(request);
  const known = new Set(
    [...findSkills(input, 'fr'), ...findSkills(input, 'en')].flatMap(({ id }) => included(id)),
  );
  const skill = findSkills(answer, request.language).find(
    ({ id }) => !known.has(id) && skills().get(id)?.kind !== 'soft',
  );
  const tool = skill?.text ?? smallNameIn(answer, input, request.language);
  if (tool !== undefined) return { why: 'tool', what: tool };
  const jobs = new Set(
    [...findTitles(input, 'fr'), ...findTitles(input, 'en')].map(({ id }) => id),
  );
  const job = findTitles(answer, request.language).find(({ id }) => !jobs.has(id));
  return job && { why: 'name', what: job.text };
};

/** What was told in numbers is still told; a translation keeps the names too. */
const lost = ({ purpose, text }: AssistRequest, answer: string): GuardRefusal | undefined => {
  if (answer.includes(LEFT_OUT)) return { why: 'lost', what: LEFT_OUT };
  if (purpose !== 'achievement' && purpose !== 'translation') return undefined;
  const told = new Set(numbersIn(answer));
  const number = numbersIn(text).find((one) => !told.has(one));
  if (number !== undefined) return { why: 'lost', what: number };
  if (purpose === 'achievement') return undefined;
  const names = new Set((answer.match(/[\p{L}\p{N}+#.]+/gu) ?? []).map(nameKey));
  const name = namesIn(text).find(
    ({ text: one, isFirst }) =>
      !isFirst && ![one, ...sameNames(one)].some((word) => names.has(nameKey(word))),
  );
  return name && { why: 'lost', what: name.text };
};

/** In one language, what is said again is said in mostly the same words. */
const isAboutTheSame = (request: AssistRequest, answer: string): boolean => {
  if (request.purpose === 'translation') return true;
  const heads = new Set(contentOf(given(request), request.language).map(headOf));
  const said = [...new Set(contentOf(answer, request.language))];
  const added = said.filter((stem) => !heads.has(headOf(stem)));
  return added.length <= Math.max(MOST_ADDED, said.length * 0.4);
};

/** A verb for a noun, a link between two facts. */
const MOST_ADDED = 3;

const contentOf = (text: string, language: 'fr' | 'en'): string[] =>
  wordsIn(text)
    .filter(({ stem, text: written }) => stem.length >= 4 && !isCommonWord(written, language))
    .map(({ stem }) => foldWord(stem));

/** « géré » and « gestion » share little, « livré » and « livraison » their beginning. */
const headOf = (stem: string): string => stem.slice(0, 5);
