/**
 * What is said about a CV before it leaves: what stops it, what is left to do, what could be better, what is right.
 * The one rule for calling a CV ready: required fields filled, no titled section empty, nothing left to place that
 * looks like content, and a document that says what the person wrote, in its language, at its length.
 */
import { depthOf, fieldOf } from '../../sync/path.ts';
import { inOrder } from '../../sync/values/order-key.ts';
import type { LaidOutCv } from '../layout/laid-out.ts';
import { MAX_PAGES } from '../layout/layout-cv.ts';
import { printedName } from '../name/printed-name.ts';
import type { CvRecord } from '../record/cv-record.ts';
import { CHECK_BELOW } from '../record/record-from-reading.ts';
import { holdsBlank } from '../wording/figures.ts';
import { ADVICE } from './advice.ts';
import { isBlankEntry, type FieldProblem } from './check-cv.ts';
import { emptySectionPaths } from './empty-section-paths.ts';
import { looksLikeContent } from './looks-like-content.ts';
import { writtenLanguage } from './written-language.ts';

/** The path that stands for the lines to place. */
export const TRAY_PATH = 'unplaced';

type ToDoKind =
  /** A required field is empty, or what it holds can't be right. */
  | 'field'
  /** Neither a job, nor a diploma, nor another section: nothing to judge the person by. */
  | 'background'
  /** A titled section holds nothing. */
  | 'emptySection'
  /** More than two pages, and nobody said that more are wanted. */
  | 'length'
  /** Lines of the file that look like content are in no field. */
  | 'toPlace'
  /** The text is written in the other language than the document's headings and dates. */
  | 'language'
  /** A line still has the blank that a suggestion left for a number. */
  | 'blank'
  /** Characters that no font of the PDF has. */
  | 'characters';

export interface ToDo {
  kind: ToDoKind;
  /** The field or list to go to. */
  path: string;
}

export interface LastCheck {
  pages: { count: number; ok: boolean };
  /** Fields without which the CV can't be sent. */
  blocking: FieldProblem[];
  /** Fields that may stay as they are. */
  advice: FieldProblem[];
  skills: { count: number; ok: boolean };
  sentences: { count: number; ok: boolean };
  /** Paths still marked "to check". */
  unsure: string[];
  unplaced: number;
  /** Characters the PDF prints as □. */
  missing: string[];
  /** Whether a PDF can show who the person is: its fonts have each character of the name. */
  canPrintName: boolean;
  /** Other forms of the name that the PDF leaves out. */
  leftOut: readonly string[];
  /** What keeps the CV from being ready, the most pressing first. */
  toDo: ToDo[];
  canDownload: boolean;
  /** Only then may a screen say so. */
  ready: boolean;
}

export const lastCheck = (
  cv: CvRecord,
  layout: LaidOutCv,
  problems: readonly FieldProblem[],
): LastCheck => {
  const pages = layout.pages.length;
  const blocking = problems.filter(({ blocks }) => blocks);
  const skills = Object.keys(cv.skills).length;
  const sentences = countSentences(cv.personal.summary, cv.language);
  const toDo = toDoOf(cv, layout, blocking);
  return {
    pages: { count: pages, ok: !layout.overflow },
    blocking,
    advice: problems.filter(({ blocks, kind }) => !blocks && kind !== 'yearAlone'),
    skills: { count: skills, ok: within(skills, ADVICE.skills) },
    sentences: { count: sentences, ok: within(sentences, ADVICE.sentences) },
    unsure: unsurePaths(cv),
    unplaced: Object.keys(cv.unplaced).length,
    missing: layout.missing.map(({ character }) => character),
    canPrintName: !lacksName(cv, layout),
    leftOut: layout.leftOut,
    toDo,
    canDownload: !layout.overflow && blocking.length === 0,
    ready: toDo.length === 0,
  };
};

/** Fields read with doubt; a mark on a whole list says that the list is empty, not that it is unsure. */
export const unsurePaths = ({ evidence }: CvRecord): string[] =>
  Object.entries(evidence)
    .filter(([path, { confidence }]) => depthOf(path) > 0 && confidence < CHECK_BELOW)
    .map(([path]) => path);

/** Lines still to be placed that a reader of the CV would miss. */
export const contentToPlace = ({ unplaced, personal }: CvRecord): string[] =>
  inOrder(unplaced)
    .map(([, { text }]) => text)
    .filter((text) => looksLikeContent(text, personal.fullName));

/** More pages than usual, because the person said so. */
export const isLongOnPurpose = (cv: CvRecord, pages: number): boolean =>
  cv.longAllowed && pages > MAX_PAGES;

const toDoOf = (cv: CvRecord, layout: LaidOutCv, blocking: readonly FieldProblem[]): ToDo[] => {
  const toDo: ToDo[] = blocking.map(({ path }) => ({ kind: 'field', path }));
  const empty = emptySectionPaths(cv);
  const add = (kind: ToDoKind, path: string | false | undefined): void => {
    if (path) toDo.push({ kind, path });
  };
  add('length', layout.overflow && 'length');
  add('background', hasNoBackground(cv) && empty.length === 0 && 'experience');
  for (const path of empty) add('emptySection', path);
  add('toPlace', contentToPlace(cv).length > 0 && TRAY_PATH);
  const written = writtenLanguage(cv);
  add('language', written !== undefined && written !== cv.language && 'language');
  add('blank', blankPath(cv));
  add(
    'characters',
    lacksName(cv, layout)
      ? 'personal.latinName'
      : layout.missing[0] && pathHolding(cv, layout.missing[0].character),
  );
  return toDo;
};

const blankPath = ({ experience }: CvRecord): string | undefined => {
  const found = inOrder(experience).find(([, { achievements }]) => achievements.some(holdsBlank));
  return found && `experience.${found[0]}.achievements`;
};

const hasNoBackground = ({ experience, education, other }: CvRecord): boolean =>
  [...Object.values(experience), ...Object.values(education)].every(isBlankEntry) &&
  Object.values(other).every(({ entries }) => entries.every((text) => text.trim() === ''));

const lacksName = (cv: CvRecord, { missing }: LaidOutCv): boolean => {
  const name = printedName(cv.personal).normalize('NFC');
  return missing.some(({ character }) => name.includes(character));
};

/** The field a person typed a character in; the name when the layout itself made it. */
const pathHolding = (cv: CvRecord, character: string): string => {
  const texts = (value: unknown, path: string): [path: string, text: string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : Array.isArray(value)
        ? value.map((text) => [path, String(text)])
        : Object.entries(value ?? {}).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
  const lists = ['personal', 'experience', 'education', 'skills', 'languages', 'other'] as const;
  const found = lists
    .flatMap((list) => texts(cv[list], list))
    .find(([, text]) => text.normalize('NFC').includes(character));
  if (!found) return 'personal.fullName';
  // The skills are one field of the form.
  return fieldOf(found[0]) === 'skills' ? 'skills' : found[0];
};

const within = (count: number, { least, most }: { least: number; most: number }): boolean =>
  count >= least && count <= most;

/** A last sentence without its full stop counts; a lone number or sign does not. */
export const countSentences = (text: string, language: string): number =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].filter(
    ({ segment }) => /\p{L}{2}/u.test(segment),
  ).length;
