/**
 * What could be said better in a CV, as patches to accept one by one or by kind; `inversePatch` undoes each exactly.
 * No patch adds a fact: each number, name, employer and tool of `after` stands in the CV already, and where a number
 * would help there is a blank for the person to fill.
 */
import { remembered } from '../../memo.ts';
import { foldWord } from '../../text/fold.ts';
import { inOrder } from '../../sync/values/order-key.ts';
import { repeatedSkills } from '../canadian/shorten/shorten-parts.ts';
import { compareDates, dateParts, isPresent, isReadableDate } from '../dates/cv-date.ts';
import { parseTypedDate } from '../dates/forms/typed-forms.ts';
import { formDate } from '../dates/print-date.ts';
import { writtenLanguage } from '../form/written-language.ts';
import { applyPatch } from '../record/apply-patch.ts';
import { removeEntry, type CvPatch } from '../record/cv-patch.ts';
import type { CvRecord } from '../record/cv-record.ts';
import { englishAction, englishPronoun, englishVerb } from './english.ts';
import { withBlank } from './figures.ts';
import { frenchAction, frenchPronoun, frenchVerb } from './french.ts';
import { canadianSpelling } from './spelling.ts';
import { splitLong } from './split.ts';
import { strongerVerb } from './stronger.ts';
import {
  suggestion,
  SUGGESTION_RULES,
  type Rewrite,
  type Suggestion,
  type SuggestionReason,
  type SuggestionRule,
} from './suggestion.ts';
import { summaryFromFacts } from './summary.ts';

/** So many at most: nobody reads more, and a page of them must stay quick. */
const MOST = 120;
const MOST_CHARACTERS = 1000;

/** In the order of `SUGGESTION_RULES`, then of the CV. */
export const suggestChanges = (cv: CvRecord): Suggestion[] =>
  [
    ...orderOf(cv, 'experience', 'endDate'),
    ...orderOf(cv, 'education', 'graduationDate'),
    ...typedDates(cv),
    ...lineChanges(cv),
    ...repeats(cv),
    ...summary(cv),
  ]
    .toSorted((a, b) => SUGGESTION_RULES.indexOf(a.rule) - SUGGESTION_RULES.indexOf(b.rule))
    .slice(0, MOST);

/** All of one kind but those set aside, as one patch: each is made of the CV that the one before it left. */
export const allOfRule = (
  cv: CvRecord,
  rule: SuggestionRule,
  ignored: ReadonlySet<string> = new Set(),
): CvPatch => {
  let record = cv;
  let all: CvPatch = {};
  const done = new Set<string>();
  for (let round = 0; round < MOST; round += 1) {
    const next = suggestChanges(record).find(
      (one) => one.rule === rule && !ignored.has(one.id) && !done.has(one.id),
    );
    if (!next) return all;
    done.add(next.id);
    record = applyPatch(record, next.patch);
    all = { ...all, ...next.patch };
  }
  return all;
};

interface LineRule {
  rule: SuggestionRule;
  reason: SuggestionReason;
  rewrite: Rewrite;
}

/** Of the lines of some ten pages. */
const LINES_KEPT = 1000;

const kept = (rewrite: Rewrite): Rewrite => remembered(rewrite, LINES_KEPT);

const LINE_RULES: Readonly<Record<CvRecord['language'], readonly LineRule[]>> = {
  fr: [
    { rule: 'action', reason: 'sayWhatYouDid', rewrite: kept(frenchAction) },
    { rule: 'verb', reason: 'oneVerb', rewrite: kept(frenchVerb) },
    { rule: 'verb', reason: 'withoutPronoun', rewrite: kept(frenchPronoun) },
    { rule: 'verb', reason: 'strongerVerb', rewrite: kept(strongerVerb('fr')) },
    { rule: 'figure', reason: 'howMuch', rewrite: kept(withBlank('fr')) },
    { rule: 'split', reason: 'twoIdeas', rewrite: kept(splitLong('fr')) },
  ],
  en: [
    { rule: 'action', reason: 'sayWhatYouDid', rewrite: kept(englishAction) },
    { rule: 'verb', reason: 'oneVerb', rewrite: kept(englishVerb) },
    { rule: 'verb', reason: 'withoutPronoun', rewrite: kept(englishPronoun) },
    { rule: 'verb', reason: 'strongerVerb', rewrite: kept(strongerVerb('en')) },
    { rule: 'figure', reason: 'howMuch', rewrite: kept(withBlank('en')) },
    { rule: 'split', reason: 'twoIdeas', rewrite: kept(splitLong('en')) },
  ],
};

const SPELLING: Readonly<Record<CvRecord['language'], Rewrite>> = {
  fr: kept(canadianSpelling('fr')),
  en: kept(canadianSpelling('en')),
};

/** One wording a line at a time, since each is made of the line as it stands; the spelling may change beside it. */
const lineChanges = (cv: CvRecord): Suggestion[] => {
  const { personal } = cv;
  const language = writtenLanguage(cv) ?? cv.language;
  const spell = SPELLING[language];
  const lists = [
    ...inOrder(cv.experience).map(([id, { achievements }]) => ({
      path: `experience.${id}.achievements`,
      lines: achievements,
      rules: LINE_RULES[language],
    })),
    ...inOrder(cv.education).map(([id, { details }]) => ({
      path: `education.${id}.details`,
      lines: details,
      rules: [],
    })),
  ];
  const spelling = { rule: 'spelling', reason: 'canadianSpelling' } as const;
  const ofLists = lists.flatMap(({ path, lines, rules }) =>
    lines.flatMap((line, at) => {
      const written = line.trim();
      if (written === '' || written.length > MOST_CHARACTERS) return [];
      const proposal = (told: Omit<LineRule, 'rewrite'>, after: string): Suggestion =>
        suggestion(told.rule, told.reason, path, {
          before: written,
          after,
          patch: { [path]: lines.toSpliced(at, 1, ...after.split('\n')) },
        });
      const found = rules.flatMap(({ rewrite, ...told }) => {
        const after = rewrite(written);
        return after === undefined || after === written ? [] : [proposal(told, after)];
      });
      const spelled = spell(written);
      return [
        ...found.slice(0, 1),
        ...(spelled === undefined ? [] : [proposal(spelling, spelled)]),
      ];
    }),
  );
  const after =
    personal.summary.length <= MOST_CHARACTERS * 3 ? spell(personal.summary) : undefined;
  const path = 'personal.summary';
  return after === undefined
    ? ofLists
    : [
        ...ofLists,
        suggestion('spelling', 'canadianSpelling', path, {
          before: personal.summary,
          after,
          patch: { [path]: after },
        }),
      ];
};

/** The entries keep their keys, dealt out anew: the newest gets the first one. */
const orderOf = <L extends 'experience' | 'education'>(
  cv: CvRecord,
  list: L,
  by: L extends 'experience' ? 'endDate' : 'graduationDate',
): Suggestion[] => {
  const entries = inOrder<CvRecord['experience'][string] | CvRecord['education'][string]>(cv[list]);
  const dateOf = (entry: object): string => (entry as Record<string, string>)[by] ?? '';
  const isDated = entries.every(
    ([, entry]) => isPresent(dateOf(entry)) || dateParts(dateOf(entry)),
  );
  const keys = entries.map(([, { order }]) => order);
  if (!isDated || entries.length < 2 || new Set(keys).size < keys.length) return [];
  const newestFirst = entries.toSorted(
    ([, a], [, b]) => compareDates(dateOf(b), dateOf(a)) || compareDates(b.startDate, a.startDate),
  );
  if (newestFirst.every(([id], at) => id === entries[at]?.[0])) return [];
  const nameOf = (entry: object): string =>
    (list === 'experience' ? ['jobTitle', 'company'] : ['degree', 'institution'])
      .map((field) => String((entry as Record<string, unknown>)[field] ?? ''))
      .filter(Boolean)
      .join(', ');
  const patch = Object.fromEntries(
    newestFirst.flatMap(([id, { order }], at) => {
      const key = keys[at] ?? order;
      return key === order ? [] : [[`${list}.${id}.order`, key]];
    }),
  );
  return [
    suggestion('order', 'newestFirst', list, {
      before: entries.map(([, entry]) => nameOf(entry)).join('\n'),
      after: newestFirst.map(([, entry]) => nameOf(entry)).join('\n'),
      patch,
    }),
  ];
};

/** Dates that were kept as typed and that can be read after all. */
const typedDates = (cv: CvRecord): Suggestion[] => {
  const dates = [
    ...inOrder(cv.experience).flatMap(([id, { startDate, endDate }]) => [
      { path: `experience.${id}.startDate`, typed: startDate, presentAllowed: false },
      { path: `experience.${id}.endDate`, typed: endDate, presentAllowed: true },
    ]),
    ...inOrder(cv.education).map(([id, { graduationDate }]) => ({
      path: `education.${id}.graduationDate`,
      typed: graduationDate,
      presentAllowed: false,
    })),
  ];
  return dates.flatMap(({ path, typed, presentAllowed }) => {
    if (isReadableDate(typed) || typed.length > 60) return [];
    const date = parseTypedDate(typed, { presentAllowed });
    return date.ok && date.value !== ''
      ? [
          suggestion('date', 'dateForm', path, {
            before: typed,
            after: formDate(date.value, cv.language),
            patch: { [path]: date.value },
          }),
        ]
      : [];
  });
};

const repeats = (cv: CvRecord): Suggestion[] => [
  ...repeatedSkills(cv).map(({ before, patch }) =>
    suggestion('repeat', 'saidTwice', 'skills', { before: before.join(', '), after: '', patch }),
  ),
  ...repeatedLanguages(cv),
  ...inOrder(cv.experience).flatMap(([id, { achievements }]) => {
    const path = `experience.${id}.achievements`;
    const seen = new Set<string>();
    return achievements.flatMap((line, at) => {
      const said = foldWord(line)
        .replace(/[^\p{L}\p{N}%$]+/gu, ' ')
        .trim();
      if (said === '' || !seen.has(said)) {
        seen.add(said);
        return [];
      }
      const patch = { [path]: achievements.toSpliced(at, 1) };
      return [suggestion('repeat', 'saidTwice', path, { before: line, after: '', patch })];
    });
  }),
];

/** The entry with a level stays. */
const repeatedLanguages = (cv: CvRecord): Suggestion[] => {
  const languages = inOrder(cv.languages).filter(([, { name }]) => name.trim() !== '');
  return languages.flatMap(([id, { name, level }], at) => {
    const others = languages.filter(
      ([other, entry]) => other !== id && foldWord(entry.name.trim()) === foldWord(name.trim()),
    );
    const isSpare = others.some(
      ([other, entry]) =>
        (entry.level === level || level === '') &&
        (entry.level !== level || languages.findIndex(([one]) => one === other) < at),
    );
    return isSpare
      ? [
          suggestion('repeat', 'saidTwice', `languages.${id}.name`, {
            before: name,
            after: '',
            patch: removeEntry('languages', id),
          }),
        ]
      : [];
  });
};

const summary = (cv: CvRecord): Suggestion[] => {
  if (cv.personal.summary.trim() !== '') return [];
  const after = summaryFromFacts(cv);
  const path = 'personal.summary';
  return after === ''
    ? []
    : [
        suggestion('summary', 'fromYourFacts', path, {
          before: '',
          after,
          patch: { [path]: after },
        }),
      ];
};
