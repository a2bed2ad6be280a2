/** Studies: degree, field, school, place, dates and details. */
import type { Education } from '#/domain/cv/content.ts';
import { HONOURS_PATTERN } from '#/domain/cv/words/degrees.ts';
import { wholePlace } from './contact/place.ts';
import { findDegree, institutionScore } from './entries/degree.ts';
import { formLines, isHeaderRow, type LabelledText, labelledText } from './entries/field-labels.ts';
import { looksLikeCity } from './entries/city-name.ts';
import { isHeadLike, type RawEntry, splitEntries } from './entries/split-entries.ts';
import type { ReadEntries, ReadEntry } from './experience.ts';
import { fold, trimEdges, wordsOf } from './folded.ts';
import type { FoundField } from './found-field.ts';
import { type Block, blocksOf } from './paragraphs.ts';
import type { SourceLine } from './source-line.ts';

export function readEducation(lines: readonly SourceLine[]): ReadEntries<Education> {
  const { intro, entries } = splitEntries(blocksOf(formLines(lines)));
  const raws = [...introEntries(intro), ...entries].flatMap(oneDegreeEach);
  return {
    entries: raws.map(toEntry),
    intro: introEntries(intro).length > 0 ? [] : intro.flatMap((block) => block.lines),
  };
}

/** Studies without a date stand before the dated ones. */
const introEntries = (intro: readonly Block[]): RawEntry[] =>
  intro.some((block) => findDegree(block.text))
    ? [{ head: [...intro], body: [], underSharedHead: false }]
    : [];

/** An entry that holds two degrees is two entries: one of them has no date of its own. */
function oneDegreeEach(raw: RawEntry): RawEntry[] {
  const blocks = [...raw.head, ...raw.body];
  const opens = blocks.map((block) => isStudyLine(block) && findDegree(block.text) !== undefined);
  if (opens.filter(Boolean).length < 2) return [raw];
  const schoolFirst = institutionScore(blocks[0]?.text ?? '') >= 2 && !opens[0];
  const entries: RawEntry[] = [];
  blocks.forEach((block, index) => {
    const starts = schoolFirst
      ? index === 0 ||
        (opens[index + 1] === true && isStudyLine(block) && institutionScore(block.text) >= 2)
      : opens[index] === true || index === 0;
    const sameStudy =
      starts && entries.length > 0 && !schoolFirst && isSubline(entries.at(-1), block);
    if ((starts && !sameStudy) || entries.length === 0)
      entries.push({ head: [block], body: [], underSharedHead: false });
    else entries.at(-1)?.head.push(block);
    const last = entries.at(-1);
    if (last && block.dated && !last.dated) last.dated = block;
  });
  return entries;
}

/** A bulleted or unbulleted line that could name a study. */
const isStudyLine = (block: Block): boolean =>
  isHeadLike(block) || (block.bullet > 0 && wordsOf(block.text).length <= 22);

/** "Majeure en finance" under a degree, or a bullet under a title line, is a detail. */
const isSubline = (entry: RawEntry | undefined, block: Block): boolean =>
  (block.bullet > 0 && (entry?.head[0]?.bullet ?? 0) === 0) ||
  /^(?:minor|major|majeure|mineure|option|concentration)\b/i.test(fold(block.text));

/** Words that only tie a degree to its field and its school. */
const JOINING_WORDS = ['en en in in of of de de du des d l la le à a at from the option with'];

interface Pieces {
  degree?: FoundField;
  field?: FoundField;
  schools: FoundField[];
  place?: FoundField;
  details: FoundField[];
}

function toEntry(raw: RawEntry): ReadEntry<Education> {
  const pieces: Pieces = { schools: [], details: [] };
  const headBlocks = [...raw.head, ...leadingBody(raw)];
  const body = raw.body.slice(headBlocks.length - raw.head.length);
  const unknown: FoundField[] = [];
  for (const block of headBlocks) {
    if (isHeaderRow(block.line)) continue;
    const texts = block.dated ? block.dated.rests : block.cells;
    for (const text of texts) readPiece(text, block.line, pieces, unknown);
  }
  placeUnknown(pieces, unknown);
  const found: Record<string, FoundField> = {};
  if (pieces.degree) found['degree'] = pieces.degree;
  if (pieces.field) found['fieldOfStudy'] = pieces.field;
  const [school, ...moreSchools] = pieces.schools;
  if (school)
    found['institution'] = {
      ...school,
      value: [school, ...moreSchools].map(({ value }) => value).join(', '),
    };
  if (pieces.place) found['location'] = pieces.place;
  addDates(raw, found);
  const details = [
    ...pieces.details,
    ...body.map((block): FoundField => ({ value: block.text, line: block.line, confidence: 0.85 })),
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
    ],
  };
}

/** Title lines under the date. */
function leadingBody(raw: RawEntry): Block[] {
  const taken: Block[] = [];
  for (const block of raw.body) {
    const named = labelledText(block.text) !== undefined;
    if (!named && (!isHeadLike(block) || taken.length >= 3 || isDetail(block.text))) break;
    taken.push(block);
  }
  return taken;
}

/** Honours, theses and courses; never a text that opens with a degree. */
function isDetail(text: string): boolean {
  if (labelledText(text)) return false;
  const found = findDegree(text);
  if (found && fold(text).startsWith(fold(found.degree))) return false;
  return (
    HONOURS_PATTERN.test(fold(text)) ||
    /^[\p{L} ’'éè]{3,32}\s?:/u.test(text) ||
    (wordsOf(text).length > 9 && institutionScore(text) < 2 && !found)
  );
}

/** One text of the head: a degree with what surrounds it, or pieces between separators. */
function readPiece(text: string, line: SourceLine, pieces: Pieces, unknown: FoundField[]): void {
  const labelled = labelledText(text);
  if (labelled && readLabelled(labelled, line, pieces)) return;
  if (isDetail(text) && institutionScore(text) < 2) {
    pieces.details.push({ value: text, line, confidence: 0.8 });
    return;
  }
  const degree = pieces.degree ? undefined : findDegree(text);
  if (degree) {
    pieces.degree = { value: degree.degree, line, confidence: 0.93 };
    if (degree.field) pieces.field = { value: degree.field, line, confidence: 0.86 };
  }
  const rest = degree ? degree.rest : splitPieces(text);
  for (const part of joinPlaces(rest)) sortPiece(part, line, pieces, unknown);
}

/** A piece whose label says what it is. */
function readLabelled({ role, text }: LabelledText, line: SourceLine, pieces: Pieces): boolean {
  const found = { value: text, line, confidence: 0.93 };
  if (role === 'place') pieces.place = found;
  else if (role === 'field') pieces.field = found;
  else if (role === 'institution' || role === 'company') {
    const cut = splitPieces(text);
    const place = cut.length > 1 ? wholePlace(cut.at(-1) ?? '') : undefined;
    pieces.schools.push({
      ...found,
      value: place ? trimEdges(text.slice(0, text.lastIndexOf(cut.at(-1) ?? ''))) : text,
    });
    if (place && !pieces.place)
      pieces.place = { value: place.place, line, confidence: place.confidence };
  } else if (role === 'degree' || role === 'title') {
    const degree = findDegree(text);
    pieces.degree = { ...found, value: degree?.degree ?? text };
    if (degree?.field) pieces.field = { ...found, value: degree.field };
    degree?.rest.forEach((rest) => pieces.details.push({ value: rest, line, confidence: 0.7 }));
  } else return false;
  return true;
}

const splitPieces = (text: string): string[] =>
  text
    .split(/\s*[|;·•]\s*|\s+[–—-]\s+|,\s+|\s*\((?=[^)]*\)$)/u)
    .map(trimEdges)
    .filter((part) => wordsOf(part).length > 0);

/** "Montréal", "Québec" → one place again; a name between a school and a country is a city. */
function joinPlaces(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isPlace =
      last !== undefined &&
      (wholePlace(last) !== undefined ||
        (institutionScore(joined.at(-2) ?? '') >= 2 &&
          institutionScore(last) < 1 &&
          looksLikeCity(last)));
    if (last && isPlace && wholePlace(part) && wholePlace(`${last}, ${part}`))
      joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

function sortPiece(text: string, line: SourceLine, pieces: Pieces, unknown: FoundField[]): void {
  const part = withoutLead(text);
  const piece = { value: part, line, confidence: 0.8 };
  const place = wholePlace(part);
  if (institutionScore(part) >= 1.4 && !(place && institutionScore(part) < 2)) {
    pieces.schools.push({ ...piece, confidence: 0.92 });
  } else if (place && !pieces.place) {
    pieces.place = { value: place.place, line, confidence: place.confidence };
  } else if (HONOURS_PATTERN.test(fold(part))) {
    pieces.details.push(piece);
  } else unknown.push(piece);
}

/** "À l'Université de Lomé", "from the University of Ghana". */
const withoutLead = (text: string): string => {
  const bare = text.replace(/^(?:à l['’]\s?|à la |au |aux |at the |at |from the |from )/iu, '');
  return institutionScore(bare) >= 2 ? bare : text;
};

/** Names no word list knows: the school first when none was seen, then the field, else a detail. */
function placeUnknown(pieces: Pieces, unknown: FoundField[]): void {
  for (const piece of unknown) {
    const guess = { ...piece, confidence: 0.6 };
    const after = followsAny(pieces.schools, piece);
    if (!pieces.place && after && looksLikeCity(piece.value)) pieces.place = guess;
    else if (!pieces.degree && pieces.schools.length > 0) pieces.degree = guess;
    else if (pieces.schools.length === 0 && pieces.degree && /^\p{Lu}/u.test(piece.value))
      pieces.schools.push(guess);
    else if (!pieces.degree) pieces.degree = guess;
    else if (after && /(?:^|\s)\p{Lu}{2,}/u.test(piece.value)) pieces.schools.push(guess);
    else if (pieces.field && follows(pieces.schools.at(-1), piece)) pieces.schools.push(guess);
    else if (!pieces.field && wordsOf(piece.value).length <= 7) pieces.field = guess;
    else pieces.details.push(guess);
  }
}

/** "Université Mohammed V, FSJES Agdal": the faculty right after the school. */
const follows = (school: FoundField | undefined, piece: FoundField): boolean =>
  school !== undefined &&
  school.line === piece.line &&
  school.line.text.includes(`${school.value}, ${piece.value}`);

const followsAny = (schools: readonly FoundField[], piece: FoundField): boolean =>
  schools.some(
    (school) =>
      school.line === piece.line &&
      school.line.text.indexOf(piece.value) > school.line.text.indexOf(school.value),
  );

function addDates(raw: RawEntry, found: Record<string, FoundField>): void {
  const span = raw.dated?.dated?.span;
  if (!span || !raw.dated) return;
  const line = raw.dated.line;
  if (span.start) found['startDate'] = { value: span.start, line, confidence: 0.94 };
  if (span.end) found['graduationDate'] = { value: span.end, line, confidence: 0.93 };
}
