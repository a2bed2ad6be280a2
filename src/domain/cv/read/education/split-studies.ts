/** Splits the blocks of a section into one entry for each degree. */
import { institutionScore } from './institution.ts';
import { labelledText } from '../entries/field-labels.ts';
import { isHeadLike } from '../entries/head-like.ts';
import { type RawEntry, splitEntries } from '../entries/split-entries.ts';
import { fold } from '#/domain/text/fold.ts';
import { wordsOf } from '../text-pieces.ts';
import { wholeLocation } from '../locations/find-location.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import { OF_STUDY_PATTERN } from '#/domain/cv/words/degrees.ts';
import { findDegree } from './degree.ts';
import { isDetail, isRemark } from './details.ts';
import { SCHOOL } from './scores.ts';

export function splitStudies(blocks: readonly Block[]): {
  intro: Block[];
  raws: RawEntry[];
} {
  const { intro, entries } = splitEntries(
    withoutEveryBullet(blocks.map(withoutRemarkDate)),
    isOpening,
  );
  const undated = introEntries(intro);
  return {
    intro: undated.length > 0 ? [] : intro,
    raws: withOwnOpenings([...undated, ...entries]).flatMap(oneDegreeEach),
  };
}

/** Dates that stand below all studies, as many as these, in their order: floats of the right edge. */
function withTrailingDates(blocks: readonly Block[]): readonly Block[] {
  const from = blocks.findIndex(({ dated }) => dated?.rests.length === 0);
  const [studies, dates] = [blocks.slice(0, from), blocks.slice(from)];
  const areApart =
    dates.length > 1 &&
    dates.length === studies.filter(opensWithDegree).length &&
    dates.every(({ dated }) => dated?.rests.length === 0) &&
    studies.every(({ dated }) => !dated);
  if (from < 0 || !areApart) return blocks;
  const left = [...dates];
  return studies.flatMap((block) =>
    opensWithDegree(block) ? [block, ...left.splice(0, 1)] : [block],
  );
}

/** Where every line of a list has a mark, and few have dates, the marks part no studies; nor where each stands over its date. */
function withoutEveryBullet(given: readonly Block[]): Block[] {
  const blocks = withTrailingDates(given);
  const [first] = blocks;
  const dated = blocks.filter((block) => block.dated).length;
  const isMarked =
    first !== undefined &&
    dated > 0 &&
    dated * 2 < blocks.length &&
    blocks.some(({ line }) => line.size !== first.line.size) &&
    blocks.every(({ bullet }) => bullet === first.bullet);
  const areTitles = blocks.every(({ bullet, dated: date }, at) =>
    at % 2 === 0 ? !date : bullet === 0 && date,
  );
  if (areTitles) return titlesOverDates(blocks);
  return isMarked ? blocks.map((block) => ({ ...block, bullet: 0 })) : [...blocks];
}

/** "Master : Université de" over "Bourgogne ¦ 2010 – 2015", where other dates stand alone: what is beside the date is the school's rest. */
function titlesOverDates(blocks: readonly Block[]): Block[] {
  const areAlone = blocks.some(({ dated }) => dated?.rests.length === 0);
  const restOf = (at: number): string => {
    const [title, date] = [blocks[at], blocks[at + 1]];
    const [rest = '', ...more] = date?.dated?.rests ?? [];
    const isRest =
      areAlone &&
      more.length === 0 &&
      institutionScore(title?.text ?? '') >= SCHOOL.named &&
      institutionScore(rest) < SCHOOL.hinted &&
      findDegree(rest) === undefined &&
      !wholeLocation(rest);
    return isRest ? rest : '';
  };
  return blocks.map((block, at) => {
    const { dated } = block;
    if (dated) return restOf(at - 1) ? { ...block, dated: { ...dated, rests: [] } } : block;
    const text = `${block.text} ${restOf(at)}`.trim();
    const prose = wordsOf(text).length > LONGEST_DEGREE;
    return { ...block, text, cells: text === block.text ? block.cells : [text], bullet: 0, prose };
  });
}

/** Where a study ends with the school or the degree that the next one lacks, or the next opens with a remark on it, the lines change hands. */
function withOwnOpenings(raws: readonly RawEntry[]): RawEntry[] {
  const result: RawEntry[] = [];
  for (const raw of raws) {
    const above = result.at(-1);
    if (!above) {
      result.push(raw);
      continue;
    }
    const remarks = leadingRemarks(raw);
    const opening = raw.head.slice(remarks.length);
    const from = remarks.length > 0 ? -1 : strayOpening(above, headOf(raw));
    const [kept, moved] =
      from < 0 ? [above.body, []] : [above.body.slice(0, from), above.body.slice(from)];
    result[result.length - 1] = { ...above, body: [...kept, ...remarks] };
    result.push({ ...raw, head: [...moved, ...opening] });
  }
  return result;
}

/** Remarks that stand before the title lines of an entry. */
function leadingRemarks({ head, dated }: RawEntry): Block[] {
  const end = head.findIndex((block) => block === dated || !isRemark(block.text));
  return head.slice(0, Math.max(0, end));
}

/** Where in the body the title lines of the next study begin; -1 when they don't. */
function strayOpening({ head, body }: RawEntry, opening: readonly Block[]): number {
  if (isSetAlike(head[0], opening[0])) return -1;
  let from = body.length;
  while (from > 0 && body.length - from < LONGEST_HEAD && isOpening(body[from - 1])) from -= 1;
  for (let at = from; at < body.length; at += 1) {
    const own = [...head, ...body.slice(0, at)];
    // The degree that the study itself lacks is its own.
    if (hasDegree(body[at]) && !own.some(hasDegree)) continue;
    const isStray = [namesSchool, opensWithDegree].some(
      (names) => names(body[at]) && own.some(names) && !opening.some(names),
    );
    if (isStray) return at;
  }
  return -1;
}

/** The next study opens as this one does, in a type of its own: it lacks nothing. */
const isSetAlike = (one: Block | undefined, two: Block | undefined): boolean =>
  one !== undefined &&
  two !== undefined &&
  !isPlain(one.line) &&
  styleSignature(one.line) === styleSignature(two.line);

const namesSchool = (block: Block | undefined): boolean =>
  block !== undefined &&
  institutionScore(block.text) >= SCHOOL.named &&
  !isDetail(block.text) &&
  !opensWithDegree(block);

const hasDegree = (block: Block | undefined): boolean =>
  block !== undefined && findDegree(block.text) !== undefined;

const opensWithDegree = (block: Block | undefined): boolean =>
  block !== undefined && findDegree(block.text)?.before.length === 0;

/** Title lines of one study at most. */
const LONGEST_HEAD = 4;

/** The date of a remark ("Évaluation du MIFI, 2020") is not the date of a study; that of an exchange or of honours may be. */
function withoutRemarkDate(block: Block): Block {
  if (!block.dated || !isRemark(block.text)) return block;
  const isSet = block.dated.span.range || block.cells.length > 1;
  if (isSet && OF_STUDY_PATTERN.test(fold(block.text).trim())) return block;
  const { dated: _, ...rest } = block;
  return rest;
}

/** Studies without a date stand before the dated ones. */
const introEntries = (intro: readonly Block[]): RawEntry[] =>
  intro.some((block) => findDegree(block.text))
    ? [{ head: [...intro], body: [], underSharedHead: false }]
    : [];

/** "Spécialisation en génie des ponts" without dates below the study. */
const isSaidOfIt = ({ text, dated }: Block): boolean =>
  !dated && /^sp[ée]ciali[sz](?:ation|ed|ée?) (?:en|in) /iu.test(text);

/** An entry that holds two degrees is two entries: one of them has no date of its own. */
function oneDegreeEach(raw: RawEntry): RawEntry[] {
  const blocks = [...raw.head, ...raw.body];
  const opens = blocks.map(
    (block, at) =>
      (at > 0 && isWholeStudy(block)) ||
      (isStudyLine(block) &&
        ((at === 0 && block === raw.dated && blocks.some(isNextOf(block))) ||
          (!isDetail(block.text) &&
            block.dated?.rests.length !== 0 &&
            findDegree(block.text) !== undefined &&
            !(at > 0 && isSaidOfIt(block))))),
  );
  if (opens.filter(Boolean).length < 2) return [raw];
  const schoolFirst = institutionScore(blocks[0]?.text ?? '') >= SCHOOL.named && !opens[0];
  const firstOpen = blocks[opens.indexOf(true)];
  const entries: RawEntry[] = [];
  blocks.forEach((block, index) => {
    const starts = schoolFirst
      ? index === 0 ||
        (opens[index + 1] === true &&
          isStudyLine(block) &&
          institutionScore(block.text) >= SCHOOL.named) ||
        // "University of Velka" over "• B.Sc. Biology" and "• B.Sc. Chemistry".
        (opens[index] === true &&
          block !== firstOpen &&
          block.bullet === firstOpen?.bullet &&
          (block.bullet > 0 || styleSignature(block.line) === styleSignature(firstOpen.line)) &&
          opensWithDegree(block))
      : opens[index] === true || index === 0;
    const sameStudy =
      starts && entries.length > 0 && !schoolFirst && isSubline(entries.at(-1), block);
    const isOpen = !entries.at(-1)?.body.length;
    if ((starts && !sameStudy) || entries.length === 0)
      entries.push({ head: [block], body: [], underSharedHead: false });
    // An item with dates of its own tells of a stay.
    else if (isOpen && !block.prose && !(block.bullet > 0 && block.dated && block !== firstOpen))
      entries.at(-1)?.head.push(block);
    else entries.at(-1)?.body.push(block);
    const last = entries.at(-1);
    if (last && block.dated && !last.dated) last.dated = block;
  });
  return entries;
}

/** "École du Velka, Dijon." right below its dates alone: names, though they end like a sentence. */
const isClosedName = (block: Block, head: readonly Block[]): boolean =>
  head.every(({ dated }) => dated?.rests.length === 0) &&
  institutionScore(block.text) >= SCHOOL.named &&
  wordsOf(block.text).length <= LONGEST_SCHOOL;

/** Degree, school and dates in one line, however long what it adds is. */
const isWholeStudy = ({ text, dated }: Block): boolean =>
  dated !== undefined && findDegree(text) !== undefined && institutionScore(text) >= SCHOOL.named;

/** Items of one list, of which this one has a degree and no date. */
const isNextOf =
  (first: Block) =>
  (block: Block): boolean =>
    block !== first && block.bullet > 0 && block.bullet === first.bullet && opensWithDegree(block);

/** "(Lyon, 69003)" opens nothing. */
const isOpening = (block: Block | undefined): boolean =>
  isStudyHead(block) && !/^\(.*\)$/u.test(block?.text ?? '');

/** French fields of study begin with a small letter. */
const isStudyHead = (block: Block | undefined): boolean =>
  isHeadLike(block) ||
  (block !== undefined &&
    block.bullet === 0 &&
    !block.prose &&
    /^\p{Ll}/u.test(block.text) &&
    !/[:;.]$/.test(block.text) &&
    wordsOf(block.text).length <= 8);

/** A bulleted or unbulleted line that could name a study. */
const isStudyLine = (block: Block): boolean =>
  isHeadLike(block) || (block.bullet > 0 && wordsOf(block.text).length <= 22);

/** "Majeure en finance" under a degree, or a bullet under a title line, is a detail. */
const isSubline = (entry: RawEntry | undefined, block: Block): boolean =>
  (block.bullet > 0 && (entry?.head[0]?.bullet ?? 0) === 0) ||
  /^(?:minor|major|majeure|mineure|option|concentration)\b/i.test(fold(block.text));

/** Under a degree its school may stand as the first item of a list. */
const isMissingSchool = (block: Block, head: readonly Block[]): boolean =>
  block.bullet > 0 &&
  wordsOf(block.text).length <= 12 &&
  !block.text.endsWith('.') &&
  institutionScore(block.text) >= SCHOOL.named &&
  findDegree(block.text) === undefined &&
  head.every(({ text }) => institutionScore(text) < SCHOOL.likely);

/** Under a school its degree may stand as the first item of a list, or as a sentence. */
const isMissingDegree = (block: Block, head: readonly Block[]): boolean =>
  (block.bullet > 0 || block.prose) &&
  wordsOf(block.text).length <= LONGEST_DEGREE &&
  !isDetail(block.text) &&
  (findDegree(block.text)?.before.length ?? 1) === 0 &&
  head.every(({ text }) => findDegree(text) === undefined) &&
  head.some(({ text }) => institutionScore(text) >= SCHOOL.hinted);

/** Words of a degree with its field and honours. */
const LONGEST_DEGREE = 18;

/** What a study with a degree and a school says below them with a comma, and names neither, is told of it. */
const isTold = ({ text }: Block, head: readonly Block[]): boolean =>
  text.includes(',') &&
  wordsOf(text).length > LONGEST_PLACE &&
  institutionScore(text) < SCHOOL.hinted &&
  [findDegree(text), wholeLocation(text)].every((found) => found === undefined) &&
  head.some((block) => findDegree(block.text)) &&
  head.some((block) => institutionScore(block.text) >= SCHOOL.named);

const LONGEST_PLACE = 4;

/** The school that stands alone below what is told of a study. */
function schoolBelow(body: readonly Block[], head: readonly Block[]): Block | undefined {
  if (head.some(({ text }) => institutionScore(text) >= SCHOOL.likely)) return undefined;
  return body.find(
    (block) =>
      isHeadLike(block) &&
      namesSchool(block) &&
      !block.text.endsWith('.') &&
      findDegree(block.text) === undefined &&
      wordsOf(block.text).length <= LONGEST_SCHOOL,
  );
}

/** Words of a school and its place. */
const LONGEST_SCHOOL = 9;

/** "HT Orleku, Bantiru ¦ Passed with distinction": a remark beside a school doesn't make it one. */
const opensWithSchool = ({ cells: [name = '', ...more] }: Block): boolean =>
  more.length > 0 &&
  !isDetail(name) &&
  (institutionScore(name) >= SCHOOL.hinted ||
    (name.includes(', ') &&
      wholeLocation(name.slice(name.indexOf(', ') + 1).trim()) !== undefined));

/** The title lines with those that stand under the date. */
export function headOf(raw: RawEntry): Block[] {
  const taken: Block[] = [];
  for (const block of raw.body) {
    const named = labelledText(block.text) !== undefined;
    const remarks =
      isDetail(block.text) &&
      institutionScore(block.text) < SCHOOL.named &&
      !opensWithSchool(block);
    const head = [...raw.head, ...taken];
    const isHead =
      isStudyHead(block) ||
      [isMissingSchool, isMissingDegree, isClosedName].some((is) => is(block, head));
    if (!named && (!isHead || taken.length >= 3 || remarks || isTold(block, head))) break;
    taken.push(block);
  }
  const below = schoolBelow(raw.body.slice(taken.length), [...raw.head, ...taken]);
  return [...raw.head, ...taken, ...(below ? [below] : [])];
}
