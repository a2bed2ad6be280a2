/** Reads skills: cuts lists into items, takes off rating marks, and keeps labels of groups apart. */
import { isHeaderRow } from '../entries/field-labels.ts';
import { isFormFurniture } from '#/domain/cv/words/form-furniture.ts';
import { fold } from '#/domain/text/fold.ts';
import { trimEdges, wordsOf } from '../text-pieces.ts';
import type { FoundField } from '../found-field.ts';
import { type Block, listBlocksOf } from '../lines/paragraphs.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { CONFIDENCE } from '../confidence.ts';
import { BLOCK_GAP } from '../lines/thresholds.ts';
import { areLedByBars, areNamedRows, groupNames, nameOfRow } from './group-names.ts';
import { isLanguageName, spokenLevel } from '../languages/names-and-levels.ts';
import { withoutInnerLabels } from './labels-in-lists.ts';
import {
  areMarked,
  isLevelAlone,
  isRating,
  saysHowWell,
  leadingLevels,
  leadOfNames,
  levelOfAll,
  withoutLevel,
  withoutMark,
} from './skill-levels.ts';
import { splitItems, statements } from './split-items.ts';
import { withWholeCells } from './whole-cells.ts';

/** Words a skill's name has at most. */
const LONGEST_NAME = 7;

export interface ReadSkills {
  skills: FoundField[];
  /** Names of groups, notes on ratings and "etc": they say nothing that the skills don't. */
  labels: string[];
  /** Stated levels, and years: not skills, not lost. */
  aside: FoundField[];
}

export function readSkills(lines: readonly SourceLine[]): ReadSkills {
  const skills: FoundField[] = [];
  const labels: string[] = [];
  const aside: FoundField[] = [];
  /** Skills with how well: in one text, for a person to look at. */
  const rated: string[] = [];
  const grid = assessmentGrid(lines);
  // "0%" below a name is drawn by a script: it names nothing.
  labels.push(...lines.filter(isBareShare).map(({ text }) => text));
  aside.push(
    ...[...grid].map((line) => ({ value: line.text, line, confidence: CONFIDENCE.aside })),
  );
  const blocks = listBlocksOf(
    wholeLabels(
      lines
        .filter((line) => !isHeaderRow(line) && !grid.has(line) && !isBareShare(line))
        .map(withWholeCells)
        .map((line) => (leadOfNames(line.text) ? { ...line, continues: false } : line)),
      labels,
    ),
    { bySpace: true },
  );
  const areLabelled = blocks.filter(({ line, text }) => leadsOn(line, text)).length > 1;
  // Where one line of frames is cut at its gaps, so is one whose gaps are a little narrower.
  const areApart = ({ pieces, cells }: SourceLine): boolean =>
    pieces !== undefined || cells.length >= LEAST_GRID_CELLS;
  const arePieces =
    lines.some(({ pieces }) => pieces) && lines.filter(areApart).length >= LEAST_PIECED_LINES;
  const areDashed = blocks.filter(({ text }) => DASHED.test(text)).length > 1;
  const areBarred = areLedByBars(blocks.flatMap(({ cells }) => cells));
  const names = groupNames(blocks);
  const areRows = areNamedRows(blocks);
  const areTold = isGlossary(blocks, names);
  const listed = blocks.filter((block) => !names.has(block) && !LEGEND.test(block.text));
  const stated = statements(listed.map(({ text }) => text));
  const hasMarks = areMarked(listed.flatMap(({ text }) => splitItems(text)));
  const ledByLevels = levelsBefore(listed.flatMap(cellsIn));
  const spoken = levelsBelow(blocks);
  for (const block of blocks) {
    const language = spoken.get(block);
    if (language || USED.test(block.text)) {
      const value = language ? `${language.text} : ${block.text}` : block.text;
      aside.push({ value, line: block.line, confidence: CONFIDENCE.aside });
      continue;
    }
    if (areTold) {
      const isName = names.has(block);
      const confidence = isName ? CONFIDENCE.skill : CONFIDENCE.aside;
      (isName ? skills : aside).push({ value: block.text, line: block.line, confidence });
      continue;
    }
    if (isLanguageName(block.text)) {
      skills.push({ value: block.text, line: block.line, confidence: CONFIDENCE.skill });
      continue;
    }
    if (names.has(block) || LEGEND.test(block.text)) {
      labels.push(block.text);
      continue;
    }
    if (stated.has(block.text)) {
      const value = block.text.slice(0, -1);
      skills.push({ value, line: block.line, confidence: CONFIDENCE.longSkill });
      continue;
    }
    const named = nameOfRow(block, areRows);
    if (named) labels.push(named);
    for (const cell of arePieces ? piecesOf(block) : cellsOf(cellsIn(block))) {
      if (cell === named) continue;
      if (LABELS.test(cell)) {
        labels.push(trimEdges(cell));
        continue;
      }
      const led = leadOfNames(cell);
      const { label, rest: all } = led
        ? { label: led.trim(), rest: cell.slice(led.length) }
        : (ledByLevels.get(cell) ??
          splitLabel(
            areBarred ? cell.replace(' |', ':') : cell,
            block.line,
            areLabelled,
            areDashed,
          ));
      const { level: ofList, rest } = withoutLabelledLevel(all);
      // "Anglais : C1 (TOEFL 613)"
      if (isLanguageName(label)) {
        const { line } = block;
        skills.push({ value: label, line, confidence: CONFIDENCE.skill });
        aside.push({ value: `${label} : ${rest}`, line, confidence: CONFIDENCE.aside });
        continue;
      }
      const split = splitItems(rest);
      const { items, labels: inner } = withoutInnerLabels(
        hasMarks ? split.map(withoutMark) : split,
      );
      labels.push(...[label, ofList, ...inner].filter(Boolean));
      const ofAll = levelOfAll(items);
      if (ofAll) aside.push({ value: ofAll, line: block.line, confidence: CONFIDENCE.aside });
      for (const item of items) {
        const { name: own, level } = ofAll
          ? { ...withoutLevel(item), level: '' }
          : withoutLevel(item);
        const name = toldName(own);
        if (name !== own)
          aside.push({ value: own, line: block.line, confidence: CONFIDENCE.aside });
        const isSpoken = isLanguageName(name);
        if (!/[\p{L}\p{N}]/u.test(name)) continue;
        if (AND_SO_ON.test(name) || LEGEND.test(name)) labels.push(name);
        else if (saysHowWell(name) || isNoName(name))
          aside.push({ value: name, line: block.line, confidence: CONFIDENCE.aside });
        else
          skills.push({
            value: name,
            line: block.line,
            confidence:
              wordsOf(name).length <= LONGEST_NAME ? CONFIDENCE.skill : CONFIDENCE.longSkill,
          });
        if (level && isSpoken)
          aside.push({
            value: `${name} : ${level}`,
            line: block.line,
            confidence: CONFIDENCE.aside,
          });
        else if (level) rated.push(`${name} (${level})`);
      }
    }
  }
  const [first] = lines;
  if (first && rated.length > 0)
    aside.push({ value: rated.join(', '), line: first, confidence: CONFIDENCE.aside });
  const leads = leadingLevels(skills.map(({ value }) => value));
  labels.push(...[...leads.values()].map((lead) => lead.trim()));
  const bare = skills.map((skill) => ({
    ...skill,
    value: skill.value.slice(leads.get(skill.value)?.length ?? 0),
  }));
  return { skills: unique(bare), labels, aside };
}

/** A level on a line of its own, right below the language that it is of. */
const levelsBelow = (blocks: readonly Block[]): Map<Block, Block> =>
  new Map(
    blocks.flatMap((block, at): [Block, Block][] => {
      const above = blocks[at - 1];
      const isLevel =
        wordsOf(block.text).length <= LONGEST_LEVEL && spokenLevel(block.text).level !== '';
      return above && isLevel && isLanguageName(above.text) ? [[block, above]] : [];
    }),
  );

/** Words of a level that stands alone. */
const LONGEST_LEVEL = 3;

/** "Lu, écrit, parlé": how a language is used. */
const USED =
  /^(?:(?:lu|écrit|parlé|compris|read|spoken|written|understood)e?s?(?:, ?| ?[/•|-] ?| et | and |$)){2,4}$/iu;

/** Names set apart, each told in a sentence below it: the names are the skills. */
const isGlossary = (blocks: readonly Block[], names: ReadonlySet<Block>): boolean =>
  names.size >= LEAST_TOLD &&
  blocks.every((block, at) => {
    const above = blocks[at - 1];
    if (names.has(block)) return above === undefined || !names.has(above);
    const isTold = block.prose && splitItems(block.text).length === 1;
    return isTold && above?.cells.length === 1 && names.has(above);
  });

/** Names from which a section is a glossary. */
const LEAST_TOLD = 2;

const isBareShare = ({ text }: SourceLine): boolean => /^\d{1,3} ?%$/.test(text);

/** "(*)[From 0 to 6.]", "L’échelle va de 0 (débutant) à 6 (expert)": a note on the ratings. */
const LEGEND =
  /^(?:(?:\(\*\) ?)?\[.+\]|[^[\]]{0,60}\[\d\][^[\]]{2,40}\[\d\].{2,120}|(?:[Tt]he |L['’])?(?:\p{L}+ )?(?:scale|[ÉEée]chelle) .{0,20}\b[01]\b.{3,80})$/u;

const AND_SO_ON = /^(?:etc|(?:(?:et|and|entre|among|many) )*(?:autres|others)|(?:and )?more)$/iu;

/** An address of the web, or a whole text. */
const isNoName = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$/iu.test(text) || wordsOf(text).length > LONGEST_TOLD;

/** "Teamwork: I have led …", over many lines: the name stands for what is told of it. */
const toldName = (text: string): string =>
  wordsOf(text).length > LONGEST_TOLD
    ? (/^([^:•().]{2,40}?)\s?[:•]\s/u.exec(text)?.[1] ?? text)
    : text;

/** Words that a skill told in a sentence has at most. */
const LONGEST_TOLD = 24;

/** A row of two cells keeps its first one where the second wraps under itself. */
const cellsIn = ({ line, lines, cells, text }: Block): string[] => {
  const [first = '', second] = line.cells;
  const isWrapped =
    lines.length > 1 &&
    second !== undefined &&
    line.cells.length === 2 &&
    text.startsWith(first) &&
    lines.slice(1).every(({ x }) => x > line.x + UNDER_SECOND_POINTS);
  return isWrapped ? [first, text.slice(first.length).trim()] : cells;
};

const UNDER_SECOND_POINTS = 12;

/** "advanced JavaScript · HTML 5" beside "beginner Agile · Jira": a level before each list is no part of its first name. */
function levelsBefore(cells: readonly string[]): Map<string, { label: string; rest: string }> {
  const lists = cells.filter((cell) => LIST.test(cell));
  // "Maîtrise modérée : Java, Ada": the colon ends the level.
  const led = lists.flatMap((cell) => {
    if (LABEL.test(cell)) return [];
    const [, label = '', rest = ''] = /^(\p{L}+) (.+)$/su.exec(cell) ?? [];
    return isLevelAlone(label) ? [[cell, { label, rest }] as const] : [];
  });
  const areAll = led.length > 1 && led.length === lists.length;
  return new Map(areAll || led.length >= LEAST_LED ? led : []);
}

/** Lists led by a level from which it is a habit, whatever others there are. */
const LEAST_LED = 3;

/** "Office:", "Office: Other things:": what they name stands below. */
const LABELS = /^[^,;|•·]{1,60}:$/u;

const LIST = /\S\s*[,;|•·]\s/u;

/** Names in frames side by side, where nothing else parts them. */
const piecesOf = (block: Block): string[] =>
  /[,;:|•]/.test(block.text)
    ? cellsOf(block.cells)
    : block.lines.flatMap((line) => line.pieces ?? line.cells);

/** Europass asks how well one uses computers in a grid of its own: its titles are the form's, not the person's skills. */
function assessmentGrid(lines: readonly SourceLine[]): Set<SourceLine> {
  const grid = new Set<SourceLine>();
  lines.forEach((line, at) => {
    if (line.cells.length < LEAST_GRID_CELLS) return;
    if (!line.cells.every((cell) => isFormFurniture(fold(cell)))) return;
    grid.add(line);
    const titles = lines[at - 1];
    for (let above = at - 1; above >= Math.max(0, at - MOST_GRID_TITLES); above -= 1) {
      const title = lines[above];
      if (!title || !titles || title.bullet > 0 || title.tinted !== titles.tinted) break;
      grid.add(title);
    }
    const below = lines[at + 1];
    if (below && /self-assessment|auto-?evaluation/.test(fold(below.text))) grid.add(below);
  });
  return grid;
}

const LEAST_GRID_CELLS = 3;
/** Lines of titles above its levels: one may be wrapped. */
const MOST_GRID_TITLES = 4;

/** On one line a wide blank may be chance. */
const LEAST_PIECED_LINES = 2;

/** A first cell that is a label keeps its list beside it, a name how well it is known. */
const cellsOf = (cells: readonly string[]): string[] =>
  cells.length === 2 && saysHowWell(cells[1] ?? '') && !/[,;:]/.test(cells[0] ?? '')
    ? [`${cells[0]} (${cells[1]})`]
    : cells.length === 2 && /[,;]/.test(cells[1] ?? '') && !/[,;:]/.test(cells[0] ?? '')
      ? [`${cells[0]} : ${cells[1]}`]
      : [...cells];

/** A group's name in bold, then its items in plain type. */
const leadsOn = ({ bold, boldLead }: SourceLine, text: string): boolean =>
  !bold &&
  boldLead !== undefined &&
  text.startsWith(boldLead) &&
  /^\s+\S/u.test(text.slice(boldLead.trimEnd().length)) &&
  wordsOf(boldLead).length <= 4;

/** The end of a name that was wrapped in its rail, below its items: "**Programming** Haskell, Scala" over "**languages**". */
function wholeLabels(lines: readonly SourceLine[], labels: string[]): SourceLine[] {
  const isEnd = (line: SourceLine, at: number): boolean => {
    const above = lines[at - 1];
    return (
      line.bold &&
      line.bullet === 0 &&
      line.cells.length === 1 &&
      line.gap < BLOCK_GAP &&
      /^\p{Ll}/u.test(line.text) &&
      wordsOf(line.text).length <= 3 &&
      above !== undefined &&
      leadsOn(above, above.text)
    );
  };
  const ends = lines.filter(isEnd);
  labels.push(...ends.map(({ text }) => text));
  return lines.filter((line) => !ends.includes(line));
}

function splitLabel(
  text: string,
  line: SourceLine,
  areLabelled: boolean,
  areDashed: boolean,
): { label: string; rest: string } {
  const match = LABEL.exec(text) ?? (areDashed ? DASHED.exec(text) : null) ?? longLabel(text);
  if (match?.[1] && !/^https?$/i.test(match[1])) {
    const rest = match[2] ?? '';
    return isLevelAlone(rest) || isRating(rest) || (!/^\d/u.test(match[1]) && isToldWhole(rest))
      ? { label: '', rest: text }
      : { label: trimEdges(match[1]), rest };
  }
  const lead = line.boldLead;
  if (
    lead &&
    text.startsWith(lead) &&
    !saysHowWell(text.slice(lead.length).trim()) &&
    (opensList(text.slice(lead.length)) || (areLabelled && leadsOn(line, text)))
  ) {
    return { label: trimEdges(lead), rest: text.slice(lead.length) };
  }
  return { label: '', rest: text };
}

const LABEL = /^(?![^:]{0,48}\([^):]{0,48}:)([^:,;|→⇒▸►➔]{2,48}?)\s*[:→⇒▸►➔]\s*(.*)$/u;

/** "Weaving tools – Looms, Spindles": where several lists have such a name. */
const DASHED = /^((?:[^,;:|–—-]|(?<=\S)-(?=\S)){2,40})\s[–—-]\s+((?!.*\s[–—-]\s)[^,]+,.+)$/u;

/** "Tools for the statistics of tides and of currents: R, Octave, SAS": names only lists of names. */
function longLabel(text: string): RegExpExecArray | undefined {
  const match = /^([^:,;|→]{49,90}?)\s*:\s+(.*)$/u.exec(text);
  const items = splitItems(match?.[2] ?? '');
  const areNames = items.every((item) => wordsOf(item).length <= LONGEST_LISTED);
  return match && items.length >= LEAST_LISTED && areNames ? match : undefined;
}

/** Names in a list that make what stands before it a label, and words of each. */
const LEAST_LISTED = 3;
const LONGEST_LISTED = 4;

/** "Workshop ¦ Good command: lathe, saw": a level, also behind the name of its group. */
function withoutLabelledLevel(text: string): { level: string; rest: string } {
  const [, level = '', rest = ''] = LABEL.exec(text) ?? [];
  return LIST.test(rest) && isLevelAlone(level) ? { level, rest } : { level: '', rest: text };
}

/** "Teamwork: led crews of …" is one skill, told with its name. */
const isToldWhole = (text: string): boolean =>
  wordsOf(text).length > LONGEST_NAME && splitItems(text).length === 1;

/** What follows a name in bold: after a dash, or several items. "**SQL**, R" goes on with a comma: there the bold name is an item. */
const opensList = (rest: string): boolean =>
  (rest.length > 2 && /^\s*[–—|-]/.test(rest)) || /^\s+[\p{L}\d][^,;•·|]*[,;•·|]\s/u.test(rest);

function unique(skills: readonly FoundField[]): FoundField[] {
  const seen = new Set<string>();
  return skills.filter(({ value }) => {
    const key = fold(value);
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
}
