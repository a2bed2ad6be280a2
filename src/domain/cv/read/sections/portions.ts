/** Cuts sections that hold several kinds of content into portions of one kind each. */
import { JOB_GROUPS, type SectionKind } from '#/domain/cv/words/headings.ts';
import { findDegree } from '../education/degree.ts';
import { institutionScore } from '../education/institution.ts';
import { splitEntries, type RawEntry } from '../entries/split-entries.ts';
import { companyScore, titleScore } from '../experience/title-or-company.ts';
import { findDates } from '../dates/find-dates.ts';
import { fold } from '#/domain/text/fold.ts';
import { wordsOf } from '../text-pieces.ts';
import { undecorated } from './headings.ts';
import { isProse } from '../lines/line-style.ts';
import { blocksOf } from '../lines/paragraphs.ts';
import { isLanguageLine, labelledRows } from './labelled-rows.ts';
import type { Section } from './split-sections.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { extraWords, withoutNames } from '../languages/language-statements.ts';
import {
  isLanguageList,
  levelWords,
  mentionsLanguages,
  spokenLevel,
} from '../languages/names-and-levels.ts';
import { SCHOOL } from '../education/scores.ts';
import { EMPLOYER, EMPLOYER_POINTS, TITLE } from '../experience/scores.ts';
import { LONG_STUDY } from './thresholds.ts';

export interface Portion {
  kind: SectionKind;
  title: string;
  lines: SourceLine[];
}

/** `hasJobs`: another section is titled for jobs alone. */
export function portionsOf(section: Section, hasJobs = true): Portion[] {
  const { own, portions } = labelledRows(section);
  return portions.length > 0
    ? [...(own.lines.length > 0 ? portionsOf(own, hasJobs) : []), ...portions]
    : unlabelled(section, hasJobs);
}

function unlabelled(section: Section, hasJobs: boolean): Portion[] {
  if (section.kind === 'start') return [];
  const whole = (kind: SectionKind): Portion => ({
    kind,
    title: section.title,
    lines: section.lines,
  });
  if (!section.known) {
    const kind = kindByContent(section);
    const isNone =
      kind === 'experience'
        ? hasJobs && !namesWork(section)
        : kind === 'education' && TAUGHT.test(fold(section.title));
    return [whole(isNone ? 'other' : kind)];
  }
  if (isTraining(section)) return [whole('certifications')];
  if (isTalks(section)) return [whole('publications')];
  if (isBuilt(section)) return [whole('projects')];
  if (isTold(section)) return [whole('other')];
  if (isOfMachines(section)) return [whole('skills')];
  const own = section.kinds.length < 2 ? [whole(section.kind)] : compound(section, hasJobs);
  return section.kinds.includes('languages') ? own : own.flatMap(withoutLanguages);
}

/** "Freelance", "Nordvik Inc.": beside a section titled for jobs, what another title sets apart from them is none unless it says so. */
const namesWork = ({ title }: Section): boolean =>
  JOB_GROUPS.has(fold(undecorated(title))) ||
  WORK.test(fold(title)) ||
  titleScore(fold(title).replace(OF_STUDENTS, '')) >= TITLE.sure ||
  companyScore(title) >= EMPLOYER_POINTS.sureWord;

/** Of work, whatever stands around it: "Histoire du travail", "Teaching". */
const WORK =
  /\b(?:work|jobs?|employ\w*|careers?|travail|emplois?|metiers?|carriere|profession\w*|stages?|internships?|teaching|tutoring|enseignements?|tutorat)\b/;

/** Courses given, which name degrees and schools. */
const TAUGHT = /\b(?:teaching|tutoring|supervision|enseignements?|tutorat|encadrements?)\b/;

const OF_STUDENTS = /(?<!\p{L})(?:student|etudiante?)s?(?!\p{L})/gu;

/** "Presentation" is a person's own in French, and a talk where entries have dates. */
const isTalks = ({ kind, title, lines }: Section): boolean =>
  kind === 'summary' &&
  /^presentations?$/.test(fold(undecorated(title))) &&
  blocksOf(lines).some(({ dated }) => dated);

/**
 * "Programming expertise" over things that were built: each has its dates on a line, and its items. "Technical experience"
 * without a date, and "Other experience" with neither a date nor a trade.
 */
function isBuilt({ kind, kinds, title, lines }: Section): boolean {
  if (kind === 'experience' && BESIDE_JOBS.test(title))
    return !blocksOf(lines).some(
      ({ text, dated, prose }) =>
        dated ??
        (!prose &&
          (findDates(text).length > 0 ||
            (!/technical/i.test(title) && titleScore(text) >= TITLE.hinted))),
    );
  if (kind !== 'skills' || kinds.length > 1 || !lines.some(({ bullet }) => bullet > 0))
    return false;
  const dates = blocksOf(lines).map(({ dated }) => dated?.rests.length === 0);
  // Those right under each other came from a rail beside other lines.
  return dates.filter(Boolean).length > 1 && !dates.some((is, at) => is && dates[at + 1]);
}

/** What is told there may be no job: "Technical experience", "Other experience" where nothing says what one was. */
const BESIDE_JOBS = /technical|\b(?:other|autres?)\b/i;

/** "Communication skills" over talks: each line opens with its date, and is told of below. */
const isTold = ({ kind, kinds, lines }: Section): boolean => {
  const blocks = kind === 'skills' && kinds.length < 2 ? blocksOf(lines) : [];
  const dated = blocks.filter(({ dated: date, cells }) => date && cells[0] === date.raw);
  return dated.length > 1 && blocks.filter(({ prose }) => prose).length >= dated.length;
};

/** "Languages" over a list of names that nobody speaks: those of programmers. */
const isOfMachines = ({ kind, kinds, lines }: Section): boolean =>
  kind === 'languages' &&
  kinds.length < 2 &&
  (lines.some(({ text }) => isList(text) || isOfNames(text)) || areRowsOfNames(lines)) &&
  !lines.some(({ text }) => mentionsLanguages(text) || spokenLevel(text).level !== '');

/** "Pascal ¦ Ada" over "Forth ¦ Logo". */
const areRowsOfNames = (lines: readonly SourceLine[]): boolean =>
  lines.length > 1 &&
  lines.every(({ cells }) => cells.length > 1 && cells.every((cell) => /\p{L}/u.test(cell)));

/** A row of spoken languages among groups of skills, or of anything else, is a portion of its own: "Languages   Korean, English". */
function withoutLanguages({ kind, title, lines }: Portion): Portion[] {
  if (kind === 'languages') return [{ kind, title, lines }];
  const isList = kind === 'skills' || kind === 'other';
  const restOf = (text: string): string | undefined =>
    isList ? spokenRest(text) : isLevelledList(text) ? text : undefined;
  const spokenOf = blocksOf(lines).filter(({ text }) => restOf(text) !== undefined);
  // In a text a sentence may speak of languages: there it takes several lines that do nothing else.
  if (!isList && spokenOf.filter(({ prose }) => !prose).length < 2) return [{ kind, title, lines }];
  const whole = new Set(spokenOf.flatMap((block) => block.lines));
  const rests = lines.map((line) =>
    whole.has(line) ? withoutLabel(line.text) : isList ? spokenRest(line.text) : undefined,
  );
  const spoken = lines.flatMap((line, at) => {
    const rest = rests[at];
    return rest === undefined ? [] : [{ ...line, text: rest, cells: [rest] }];
  });
  const own = { kind, title, lines: lines.filter((_, at) => rests[at] === undefined) };
  return spoken.length === 0 ? [own] : [own, { kind: 'languages', title: '', lines: spoken }];
}

/** A mark, or the test that gave it. */
const SCORE = /^(?:\d+|ielts|toefl|toeic|delf|dalf|dele|celpip|tcf|tef)$/;

/** "Peul (langue maternelle) ★6, anglais (courant)": languages with their levels and nothing else. */
const isLevelledList = (text: string): boolean => {
  const bare = withoutNames(text);
  const { level, words } = spokenLevel(bare);
  return (
    level !== '' &&
    mentionsLanguages(text) &&
    extraWords(bare, [...words, ...levelWords(bare)]).every((word) => SCORE.test(word))
  );
};

/** The languages of a row, without its label; only with one can they be names alone. */
const spokenRest = (text: string): string | undefined => {
  const rest = withoutLabel(text);
  return isLevelledList(rest) || (rest !== text && isLanguageList(rest)) ? rest : undefined;
};

const withoutLabel = (text: string): string => text.replace(LANGUAGES_LABEL, '');

const LANGUAGES_LABEL =
  /^(?:(?:spoken|natural|foreign|human) )?(?:languages?|langues?|langages?)(?: (?:parlées|étrangères|maîtrisées))?\s*[:|–—-]?\s+/iu;

/** "Stages et formations", "Qualifications": short courses when no line holds a degree, a school or a span of time. */
function isTraining(section: Section): boolean {
  if (section.kind === 'summary') return false;
  if (section.kind === 'skills' && section.kinds.length < 2) return false;
  const mixed = section.kinds.includes('education') && section.kinds.includes('experience');
  if (!mixed && !isCourseTitle(fold(undecorated(section.title)))) return false;
  const isCourses = /\btrainings?\b/.test(fold(section.title));
  return !section.lines.some(
    (line) =>
      findDates(line.text).some(({ range }) => range) ||
      (!isCourses && institutionScore(line.text) >= SCHOOL.sure) ||
      isRealDegree(line.text),
  );
}

const isCourseTitle = (title: string): boolean =>
  /\b(?:qualifications?|trainings?)\b/.test(title) &&
  !/academic|educat|universit|scolaire|academique/.test(title);

const isRealDegree = (text: string): boolean => {
  const found = findDegree(text);
  return (
    found !== undefined &&
    !/(?:licen[cs]e|certifica|attestation|^diplom|^cap$|brevet)/.test(fold(found.degree))
  );
};

function compound(section: Section, hasJobs: boolean): Portion[] {
  const kinds = section.kinds as SectionKind[];
  if (kinds.includes('experience') && kinds.includes('education')) {
    const { title, lines } = section;
    const { intro, entries } = splitEntries(blocksOf(lines));
    if (intro.length === 0 && entries.some(isStudy) && !entries.every(isStudy))
      return (['experience', 'education'] as const).map((kind) => ({
        kind,
        title,
        lines: entries
          .filter((entry) => isStudy(entry) === (kind === 'education'))
          .flatMap(({ head, body }) => [...head, ...body].flatMap((block) => block.lines)),
      }));
  }
  const portions = new Map<SectionKind, SourceLine[]>();
  // "Projects and experience": the jobs are nowhere else.
  const jobs = hasJobs ? undefined : kinds.find((kind) => kind === 'experience');
  const main =
    jobs ?? kinds.find((kind) => kind !== 'languages' && kind !== 'summary') ?? kinds[0] ?? 'other';
  let current: SectionKind = main;
  for (const [at, line] of section.lines.entries()) {
    current = kindAmong(kinds, main, line, current, section.lines[at + 1]);
    portions.set(current, [...(portions.get(current) ?? []), line]);
  }
  return [...portions].flatMap(([kind, lines]) =>
    withoutLanguages({ kind, title: section.title, lines }),
  );
}

function kindAmong(
  kinds: SectionKind[],
  main: SectionKind,
  line: SourceLine,
  current: SectionKind,
  next: SourceLine | undefined,
): SectionKind {
  if (kinds.includes('languages') && isLanguageLine(line)) return 'languages';
  if (kinds.includes('skills')) {
    if (isOfNames(line.text) && !kinds.includes('interests')) return 'skills';
    const isCertified = CERTIFIED.test(line.text) || findDates(line.text).length > 0;
    if (kinds.includes('certifications') && isCertified) return 'certifications';
  }
  const isSummary = isProse(line.text) || (line.continues && current === 'summary');
  if (kinds.includes('summary') && isSummary) return 'summary';
  return kinds.includes('education') && kinds.length > 1 && main !== 'experience'
    ? studyOr(main, kinds, line, current, next)
    : main;
}

/**
 * In "Formation et certifications" a line without degree or school that stands alone is a certification; but one whose
 * years are those of a study, on the next line, is its name.
 */
function studyOr(
  main: SectionKind,
  kinds: SectionKind[],
  line: SourceLine,
  current: SectionKind,
  next: SourceLine | undefined,
): SectionKind {
  const other = kinds.find((kind) => kind !== 'education') ?? main;
  if (other === 'experience') return main;
  if (line.continues || TOLD_OF_STUDY.test(fold(line.text))) return current;
  if (findDegree(line.text) ?? institutionScore(line.text) >= SCHOOL.sure) return 'education';
  const isOver =
    line.boldLead === line.cells[0] && !next?.boldLead && findDates(line.text).length === 0;
  if (isOver && namesLongStudy(next?.text ?? '')) return 'education';
  if (CERTIFIED.test(line.text)) return other;
  return namesLongStudy(line.text) ? 'education' : current;
}

const CERTIFIED =
  /(?:certifi|licen[cs]e|attestation|permis|pmp|scrum|aws|cisco|ccna|azure|itil|secourisme|first aid|rcr|cpr|whmis|simdut|accredit)/i;

/** "Thesis: looms that run on AWS" */
const TOLD_OF_STUDY =
  /^(?:thesis|these|memoire|dissertation|subject|sujet|projet|project)\b[^:]{0,24}:/u;

/** A name beside dates that are years apart: no examination takes as long. */
const namesLongStudy = (text: string): boolean =>
  findDates(text).some(
    ({ range, start, end, index, length }) =>
      range &&
      Number(end.slice(0, 4)) - Number(start.slice(0, 4)) >= LONG_STUDY.years &&
      wordsOf(text.slice(0, index) + text.slice(index + length)).length >= LONG_STUDY.words,
  );

/** What the lines of a section say it is, when no heading says it. */
export function kindByContent(section: Section): SectionKind {
  const blocks = blocksOf(section.lines);
  const ranges = blocks.filter((block) => block.dated?.span.range);
  // "House of Cloth | Weaver"
  const near = ({ text }: { text: string }): boolean =>
    [text, ...text.split(/\s?\|\s/)].some((part) => titleScore(part) >= TITLE.sure);
  const heads = blocks.filter((block) => block.bullet === 0 && wordsOf(block.text).length <= 14);
  if (ranges.length >= 1 && heads.some(near) && !heads.some((block) => findDegree(block.text)))
    return 'experience';
  if (
    heads.some((block) => findDegree(block.text)) &&
    heads.some((block) => institutionScore(block.text) >= SCHOOL.sure)
  )
    return 'education';
  const spoken = blocks.filter(
    (block) => mentionsLanguages(block.text) && spokenLevel(block.text).level !== '',
  );
  if (spoken.length >= 2 && spoken.length >= blocks.length / 2) return 'languages';
  return 'other';
}

/** A CV without headings: its lines after the contact zone, by what they say. */
export function portionsWithoutHeadings(lines: readonly SourceLine[]): {
  summary: SourceLine[];
  portions: Portion[];
} {
  const { intro, entries } = splitEntries(blocksOf(lines));
  const dated = entries.filter((entry) => entry.dated);
  if (dated.length === 0) return { summary: [...lines], portions: [] };
  const portions: Portion[] = [];
  const put = (kind: SectionKind, more: SourceLine[]): void => {
    const same = portions.find((portion) => portion.kind === kind);
    if (same) same.lines.push(...more);
    else portions.push({ kind, title: '', lines: more });
  };
  for (const entry of entries) {
    const kind = isStudy(entry) ? 'education' : 'experience';
    put(
      kind,
      entry.head.flatMap((block) => block.lines),
    );
    for (const block of entry.body) {
      if (block.bullet === 0 && isLanguageBlock(block.text)) put('languages', block.lines);
      else if (block.bullet === 0 && isList(block.text)) put('skills', block.lines);
      else put(kind, block.lines);
    }
  }
  return { summary: intro.flatMap((block) => block.lines), portions };
}

function isStudy(entry: RawEntry): boolean {
  const text = entry.head.map((block) => block.text).join(', ');
  const study =
    (findDegree(text) || entry.head.some((block) => findDegree(block.text)) ? 2 : 0) +
    (institutionScore(text) >= SCHOOL.sure ? 1 : 0);
  return (
    study >= 2 ||
    (study === 1 && titleScore(text) < TITLE.likely && companyScore(text) < EMPLOYER.sure)
  );
}

const isLanguageBlock = (text: string): boolean =>
  mentionsLanguages(text) &&
  (spokenLevel(text).level !== '' || wordsOf(text).length <= 5) &&
  wordsOf(text).length <= 16;

/** "Pascal, Ada": short names, no dates among them. */
function isOfNames(text: string): boolean {
  const names = text.split(/\s?[,;|•]\s/);
  return (
    names.length > 1 &&
    names.every((name) => /^[\p{Lu}\d.]/u.test(name) && wordsOf(name).length <= LONGEST_OF_LIST) &&
    findDates(text).length === 0 &&
    institutionScore(text) < SCHOOL.sure &&
    findDegree(text) === undefined
  );
}

const LONGEST_OF_LIST = 3;

const isList = (text: string): boolean =>
  (text.match(/[,;|•]/g) ?? []).length >= 3 &&
  wordsOf(text).length / ((text.match(/[,;|•]/g) ?? []).length + 1) < 4;
