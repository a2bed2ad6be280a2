/** Studies: degree, field, school, location, dates and details. */
import type { Education } from '#/domain/cv/content.ts';
import { EXPECTED_END_WORDS } from '#/domain/cv/words/date-words.ts';
import { fold } from '#/domain/text/fold.ts';
import { findDates } from '../dates/find-dates.ts';
import { cutAtBold } from '../entries/cut-at-bold.ts';
import { withoutStopsOfStudies } from '../entries/closed-names.ts';
import { formLines, isHeaderRow } from '../entries/field-labels.ts';
import type { RawEntry } from '../entries/split-entries.ts';
import type { ReadEntries, ReadEntry } from '../experience/read-experience.ts';
import type { FoundField } from '../found-field.ts';
import type { Block } from '../lines/paragraphs.ts';
import { blocksOf } from '../lines/paragraphs.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { withWholeRows, withWrappedTitles } from '../entries/wrapped-titles.ts';
import { findDegree } from './degree.ts';
import { institutionScore } from './institution.ts';
import { isWideStudy } from './details.ts';
import { SCHOOL } from './scores.ts';
import { cutStudyText, type Piece } from './cut-pieces.ts';
import { assignUnknown, behindDash } from './assign-unknown.ts';
import { sectionHabit } from './section-habit.ts';
import { headOf, splitStudies } from './split-studies.ts';
import { withStudySentences } from './study-sentences.ts';
import { withWholeSchools } from './wrapped-schools.ts';
import { CONFIDENCE } from '../confidence.ts';

export function readEducation(lines: readonly SourceLine[]): ReadEntries<Education> {
  const written = withStudySentences(
    withWholeSchools(withWholeRows(formLines(withoutStopsOfStudies(lines)))),
  );
  const { intro, raws } = splitStudies(blocksOf(withWrappedTitles(written, isOneDegree)));
  const drafts = withDetailsAbove(raws.map(toDraft));
  const stated = sectionHabit(drafts.map(({ pieces }) => pieces));
  // Beside a degree that its words tell, a lone name is the school's: so it is where neither is told.
  const named = drafts.map(({ pieces }) =>
    lacksSchool(pieces) ? assignUnknown(pieces, stated) : undefined,
  );
  const habit = sectionHabit(drafts.map(({ pieces }, at) => named[at] ?? pieces));
  const known = drafts.map((draft, at) => ({
    draft,
    pieces: named[at] ?? assignUnknown(draft.pieces, habit),
  }));
  return {
    entries: shareSchools(known).map(({ draft, pieces }) => toEntry(draft, pieces)),
    intro: intro.flatMap((block) => block.lines),
  };
}

/** "98 %." on a line of its own names no study: it is said of the one above. */
function withDetailsAbove(drafts: readonly Draft[]): Draft[] {
  const studies: Draft[] = [];
  for (const draft of drafts) {
    const above = studies.at(-1);
    const { raw, headBlocks, pieces, body } = draft;
    const isSaid = !raw.dated && pieces.length > 0 && pieces.every(({ role }) => role === 'detail');
    if (above && isSaid)
      studies[studies.length - 1] = {
        ...above,
        raw: { ...above.raw, body: [...above.raw.body, ...raw.head, ...raw.body] },
        body: [...above.body, ...headBlocks, ...body],
      };
    else studies.push(draft);
  }
  return studies;
}

function lacksSchool(pieces: readonly Piece[]): boolean {
  const degree = pieces.find(({ role }) => role === 'degree');
  const [name, ...others] = pieces.filter(({ role }) => !role);
  const isLone = others.every(({ line }) => line === name?.line && line !== degree?.line);
  return (
    degree !== undefined &&
    name !== undefined &&
    isLone &&
    pieces.every(({ role }) => role !== 'institution')
  );
}

/** "Bachelor of Technology in Computer" over "Engineering", "Lake College — BSc in" over "Weaving". */
const isOneDegree = (text: string, rest: string): boolean =>
  findDegree(text) !== undefined &&
  findDegree(rest) === undefined &&
  (institutionScore(text) < SCHOOL.likely || OPEN_DEGREE.test(text)) &&
  institutionScore(rest) < SCHOOL.hinted;

const OPEN_DEGREE = / (?:in|of|en|de|sp[ée]cialit[ée]|option)$/u;

interface KnownStudy {
  draft: Draft;
  pieces: readonly Piece[];
}

/** Degrees one below the other under one school: those that begin with the degree where the first began with the school. */
function shareSchools(studies: readonly KnownStudy[]): KnownStudy[] {
  let above: readonly Piece[] = [];
  return underSchools(withSchoolsBelow(studies)).map((study) => {
    const { draft } = study;
    const pieces = above.length > 0 ? withoutListedSchool(study.pieces) : study.pieces;
    if (hasSchool(pieces)) {
      const first = pieces.find(({ role }) => role !== 'detail');
      above =
        first?.role === 'institution'
          ? pieces.filter(({ role }) => role === 'institution' || role === 'location')
          : [];
      return study;
    }
    const isUnder = opensDegree(pieces) && !(isEndOfSchool(pieces) && above.some(isHigher));
    return isUnder ? { draft, pieces: [...pieces, ...above] } : study;
  });
}

/** "Baccalauréat S": the end of secondary school; "Baccalauréat en biologie" is a degree. */
const isEndOfSchool = (pieces: readonly Piece[]): boolean => {
  const degree = pieces.find(({ role }) => role === 'degree');
  const name = fold(degree?.text ?? '');
  const isOfUniversity = name.startsWith('bac') && / (?:en|in) /.test(degree?.line.text ?? '');
  return END_OF_SCHOOL.test(name) && !isOfUniversity;
};

const END_OF_SCHOOL =
  /^(?:bac(?:calaureat)?(?! ?\+)(?!\p{L})|bepc|brevet(?! de tech)|probatoire|high school|diplome d['e] ?etudes secondaires)/u;

const isHigher = ({ role, text }: Piece): boolean =>
  role === 'institution' && /universit|superieur|polytech|facult/.test(fold(text));

/** "Weaving, looms, dyes of plants" below a degree whose school stands further up: what was learnt, the first no school. */
function withoutListedSchool(pieces: readonly Piece[]): readonly Piece[] {
  const school = pieces.find(
    ({ role, confidence }) => role === 'institution' && confidence <= CONFIDENCE.guessedStudy,
  );
  const list = pieces.filter(({ line }) => line === school?.line);
  const isList =
    school === list[0] &&
    list.length > 2 &&
    opensDegree(pieces) &&
    list.slice(1).every(({ text }) => /^\p{Ll}/u.test(text));
  return isList
    ? pieces.map((piece) => (list.includes(piece) ? { ...piece, role: 'detail' } : piece))
    : pieces;
}

/** "• Bachelor of Chemistry (June 2009)" over "• University of Velka (2005 – 2009)": one study, unless the school heads degrees below it. */
const withSchoolsBelow = (studies: readonly KnownStudy[]): KnownStudy[] =>
  studies.flatMap((study, at) => {
    const [above, below] = [studies[at - 1], studies[at + 1]];
    if (above && isSchoolOf(study, above, below)) return [];
    if (!below || !isSchoolOf(below, study, studies[at + 2])) return [study];
    const { draft, pieces } = study;
    const { dated = below.draft.raw.dated } = draft.raw;
    return [
      {
        draft: { ...draft, raw: dated ? { ...draft.raw, dated } : draft.raw },
        pieces: [...pieces, ...below.pieces],
      },
    ];
  });

/** Both alone, each an item of one list, and the years of both end together. */
function isSchoolOf(
  school: KnownStudy,
  { draft, pieces }: KnownStudy,
  next: KnownStudy | undefined,
): boolean {
  const [item, own] = [draft.raw.head[0], school.draft.raw.head[0]];
  const end = yearOf(draft);
  const isHead = next !== undefined && opensDegree(next.pieces) && !hasSchool(next.pieces);
  return (
    !isHead &&
    isSchoolAlone(school) &&
    opensDegree(pieces) &&
    !hasSchool(pieces) &&
    draft.body.length === 0 &&
    draft.raw.head.length === 1 &&
    (item?.bullet ?? 0) > 0 &&
    item?.bullet === own?.bullet &&
    (end === undefined || end === yearOf(school.draft))
  );
}

const yearOf = ({ raw }: Draft): string | undefined => raw.dated?.dated?.span.end.slice(0, 4);

/** A school alone over degrees that lack one heads them, its date with it. */
function underSchools(studies: readonly KnownStudy[]): KnownStudy[] {
  let head: KnownStudy | undefined;
  return studies.flatMap((study, at) => {
    const opening = studies[at + 1]?.pieces ?? [];
    if (isSchoolAlone(study) && opensDegree(opening) && !hasSchool(opening)) {
      head = study;
      return [];
    }
    if (!head || !opensDegree(study.pieces) || hasSchool(study.pieces)) {
      head = undefined;
      return [study];
    }
    const { draft, pieces } = study;
    const { raw } = draft;
    const { dated = head.draft.raw.dated } = raw;
    return [
      {
        draft: { ...draft, raw: dated ? { ...raw, dated } : raw },
        pieces: [...pieces, ...head.pieces],
      },
    ];
  });
}

const isSchoolAlone = ({ draft, pieces }: KnownStudy): boolean =>
  draft.body.length === 0 &&
  hasSchool(pieces) &&
  pieces.every(({ role }) => role === 'institution' || role === 'location');

const hasSchool = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ role }) => role === 'institution');

const opensDegree = (pieces: readonly Piece[]): boolean => {
  const opening = pieces.find(({ role }) => role !== 'detail');
  return opening?.role === 'degree' && opening.confidence > CONFIDENCE.guessedStudy;
};

interface Draft {
  raw: RawEntry;
  headBlocks: Block[];
  body: Block[];
  pieces: Piece[];
}

function toDraft(raw: RawEntry): Draft {
  const headBlocks = headOf(raw);
  const pieces = piecesOf(headBlocks);
  const isTold = raw.dated !== undefined && pieces.every(({ role }) => role === 'detail');
  return {
    raw,
    headBlocks,
    body: raw.body.filter((block) => !headBlocks.includes(block)),
    pieces: isTold ? piecesOf(headBlocks, true) : pieces,
  };
}

function piecesOf(headBlocks: readonly Block[], isAlone = false): Piece[] {
  const pieces: Piece[] = [];
  headBlocks.forEach((block, row) => {
    if (isHeaderRow(block.line)) return;
    const texts = (block.dated ? block.dated.rests : block.cells).flatMap((text) =>
      // "**Velka Bachelor** (Licence)": one name.
      findDegree(text)?.degree === text ? text : cutAtBold(text, block.line),
    );
    texts.forEach((text, cell) => {
      const spot = { line: block.line, row, cell, afterSchool: hasSchool(pieces), isAlone };
      pieces.push(...cutStudyText(text, spot, pieces.some(isNarrow)));
    });
  });
  return pieces.some(isNarrow)
    ? pieces.map((piece) =>
        piece.role === 'degree' && !isNarrow(piece) ? { ...piece, role: 'detail' } : piece,
      )
    : pieces;
}

const isNarrow = ({ role, text }: Piece): boolean => role === 'degree' && !isWideStudy(text);

/** Words that only tie a degree to its field and its school. */
const JOINING_WORDS = [
  'en en in in of of de de du des d l la le a at from the option with graduated as awarded an obtention titulaire un une class promo promotion',
];

function toEntry({ raw, headBlocks, body }: Draft, pieces: readonly Piece[]): ReadEntry<Education> {
  const found: Record<string, FoundField> = {};
  const put = (name: string, items: readonly Piece[]): void => {
    const [first] = items;
    if (first)
      found[name] = {
        ...fieldOf(first),
        value: items.map(({ text }) => text).join(', '),
      };
  };
  const of = (role: Piece['role']): Piece[] => pieces.filter((piece) => piece.role === role);
  const fields = of('field').filter(
    ({ text }, at, all) => all.findIndex((other) => other.text === text) === at,
  );
  const { degree, field } = namedStudy(of('degree'), fields);
  put('degree', degree ? [degree] : []);
  put('fieldOfStudy', field ? [field] : []);
  const [place] = of('location');
  put('institution', withoutOwnCity(of('institution'), place));
  put('location', place ? [place] : []);
  addDates(raw, found);
  const named = `${degree?.text ?? ''} ${field?.text ?? ''}`;
  const spare = of('field').filter(({ text }) => !named.includes(text));
  const details = [
    ...[...spare, ...of('detail')].map(fieldOf),
    ...body.map((block): FoundField => ({
      value: block.text,
      line: block.line,
      confidence: CONFIDENCE.studyLine,
    })),
  ];
  details.forEach((item, index) => {
    found[`details.${index}`] = item;
  });
  return {
    entry: {
      degree: found['degree']?.value ?? '',
      fieldOfStudy: found['fieldOfStudy']?.value ?? '',
      institution: found['institution']?.value ?? '',
      location: found['location']?.value ?? '',
      startDate: found['startDate']?.value ?? '',
      graduationDate: found['graduationDate']?.value ?? '',
      details: details.map(({ value }) => value),
    },
    found,
    lines: [...raw.head, ...raw.body].flatMap((block) => block.lines),
    used: [
      ...headBlocks.flatMap((block) => (block.dated ? [block.dated.raw] : [])),
      ...JOINING_WORDS,
      ...of('institution').map(({ text }) => text),
    ],
  };
}

/** "Lake College, Orleku" where the place is said again: "Orleku, Norway"; or where the school is, in capitals behind the degree. */
function withoutOwnCity(schools: readonly Piece[], place: Piece | undefined): readonly Piece[] {
  const city = place?.text.split(',')[0] ?? '';
  const first = fold(schools[0]?.text ?? '');
  return schools.filter(
    ({ text }, at) => at === 0 || (text !== city && !first.includes(fold(text))),
  );
}

/**
 * "Bachelor of Economics, Accounting": the first of two fields belongs to the degree's name. "M. Sc. Economics, Accounting": both are
 * the field. So does "Bachelor of Economics" over "Major: Accounting", while "BSc in Economics" names its own field.
 */
function namedStudy(
  [degree]: readonly Piece[],
  fields: readonly Piece[],
): { degree: Piece | undefined; field: Piece | undefined } {
  const [first, second] = fields;
  const dashed = degree && first && second && behindDash(first, second);
  if (dashed) return { degree, field: { ...first, text: dashed } };
  const text = first?.line.text ?? '';
  const from = degree ? text.indexOf(degree.text) : -1;
  const to = first ? text.indexOf(first.text, from) + first.text.length : -1;
  const isList =
    second?.line === first?.line && text.slice(to).trimStart().startsWith(`, ${second?.text}`);
  const joined = isList && from >= 0 && to > from ? text.slice(from, to) : '';
  const [surest] = fields.toSorted((a, b) => b.confidence - a.confidence);
  const own = fields.find(
    ({ line, confidence }) => line === degree?.line && confidence === CONFIDENCE.fieldAfterDegree,
  );
  if (degree && own && surest && surest.line !== own.line) {
    const name = `${degree.text} of ${own.text}`;
    return degree.line.text.includes(name)
      ? { degree: { ...degree, text: name }, field: surest }
      : { degree, field: own };
  }
  if (!degree || !first || !second || joined === '' || joined.includes(','))
    return { degree, field: surest };
  if (!/^ (?:of|in|en|de|du|d['’]) ?/u.test(joined.slice(degree.text.length)))
    return { degree, field: { ...first, text: `${first.text}, ${second.text}` } };
  // What no list of subjects knows is said of the first.
  return second.confidence > CONFIDENCE.guessedStudy
    ? { degree: { ...degree, text: joined }, field: second }
    : { degree, field: surest };
}

const fieldOf = ({ text, line, confidence }: Piece): FoundField => ({
  value: text,
  line,
  confidence,
});

function addDates(raw: RawEntry, found: Record<string, FoundField>): void {
  const span = raw.dated?.dated?.span;
  if (!span || !raw.dated) return;
  const line = raw.dated.line;
  if (span.start)
    found['startDate'] = { value: span.start, line, confidence: CONFIDENCE.studyStart };
  const end = (span.end === 'present' && expectedEnd(line.text)) || span.end;
  if (end) found['graduationDate'] = { value: end, line, confidence: CONFIDENCE.graduation };
}

/** "2023 – Present (expected June 2027)" */
const expectedEnd = (text: string): string | undefined => {
  const [, told = ''] = EXPECTED.exec(fold(text)) ?? [];
  return findDates(told)[0]?.end;
};

const EXPECTED = new RegExp(
  `(?<!\\p{L})(?:${EXPECTED_END_WORDS})(?: in| en| le)? ([^()]{4,20})`,
  'u',
);
