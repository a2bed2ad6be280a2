/**
 * Jobs without any date: among dated ones their title line looks like those of the others, or none of a list has dates,
 * or several stand under the dates of their one employer.
 */
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import { BLOCK_GAP } from '../lines/thresholds.ts';
import { TITLE } from '../experience/scores.ts';
import { titleScore } from '../experience/title-or-company.ts';
import { isHeadLike } from './head-like.ts';
import { type RawEntry, type SplitSection } from './split-entries.ts';
import { UNDATED } from './thresholds.ts';
import { namesJob } from './undated-rows.ts';

/** Cuts such jobs off the end of the dated job above them. */
export function withUndatedEntries({ intro, entries: given }: SplitSection): SplitSection {
  const entries = given.flatMap(cutAtRoles);
  if (entries.length === 0 && intro.length > 0 && intro.every(isListedJob))
    return { intro: [], entries: intro.map(entryOf) };
  const titles = entries.flatMap(({ head }) => head.slice(0, 1));
  const [model] = titles;
  if (titles.length >= UNDATED.leastModels && titles.every(isTied))
    return { intro, entries: entries.flatMap(cutAtTied) };
  const isUsual = titles.filter((title) => model && lookOf(title) === lookOf(model)).length;
  const isModel = model && isSet(model) && !opensWithDate(model);
  if (isModel && entries.length === 1) {
    const byTrades = entries.flatMap(cutAtTrades);
    return {
      intro,
      entries: byTrades.length > 1 ? byTrades : byTrades.flatMap(cutAtTitles(model)),
    };
  }
  if (!isModel || isUsual < UNDATED.leastModels) return { intro, entries };
  return { intro, entries: entries.flatMap(cutAtTitles(model)) };
}

/** Titles in one look, each over its tasks, under an employer whose dates are those of all. */
function cutAtRoles(entry: RawEntry): RawEntry[] {
  const { head, body } = entry;
  const [first] = body;
  const isOfEmployer = entry.dated !== undefined && !head.some(({ text }) => isTitle(text));
  if (!first || !isOfEmployer || !isSet(first) || !isTitle(first.text)) return [entry];
  const isText = (block: Block | undefined): boolean =>
    block !== undefined && (block.bullet > 0 || block.prose);
  const starts = body.flatMap((block, at) =>
    isHeadLike(block) &&
    block.dated === undefined &&
    lookOf(block) === lookOf(first) &&
    (at === 0 || isText(body[at - 1])) &&
    isText(body[at + 1])
      ? [at]
      : [],
  );
  const named = starts.filter((at) => isTitle(body[at]?.text ?? ''));
  if (starts.length < UNDATED.leastRoles || named.length * 2 < starts.length) return [entry];
  return starts.map((start, at) => ({
    ...entry,
    head: [...head, ...body.slice(start, start + 1)],
    body: body.slice(start + 1, starts[at + 1]),
  }));
}

/** All lines between the tasks of the one dated job are set as its title is, and most name a trade. */
function cutAtTrades(entry: RawEntry): RawEntry[] {
  const [model] = entry.head;
  const { body } = entry;
  const starts = body.flatMap(({ bullet }, at) => (bullet === 0 ? [at] : []));
  const areTitles = starts.every(
    (at) =>
      model !== undefined &&
      lookOf(body[at] ?? model) === lookOf(model) &&
      body[at]?.dated === undefined &&
      (body[at - 1]?.bullet ?? 0) > 0 &&
      (body[at + 1]?.bullet ?? 0) > 0,
  );
  const named = starts.filter((at) => namesJob(body[at]?.text ?? ''));
  const isList = starts.length >= UNDATED.leastRoles && named.length * 2 > starts.length;
  return areTitles && isList ? cutAtStarts(entry, starts) : [entry];
}

const isTitle = (text: string): boolean => titleScore(text) >= TITLE.likely;

/** "Cashier at Orchard of the Lake (2019 – 2022)": each title is tied to its employer. */
const isTied = ({ text, bullet }: Block): boolean =>
  bullet === 0 && / (?:at|chez|@) ?\p{Lu}/u.test(text);

/** Cuts off a title tied as the others are, after a blank line, without dates. */
function cutAtTied(entry: RawEntry): RawEntry[] {
  const starts = entry.body.flatMap((block, at) =>
    isTied(block) && !block.dated && block.line.gap >= BLOCK_GAP && isTrade(block) ? [at] : [],
  );
  return cutAtStarts(entry, starts);
}

const isTrade = ({ text }: Block): boolean =>
  titleScore(text.split(/ (?:at|chez|@) ?(?=\p{Lu})/u, 1).join('')) >= TITLE.likely;

/** "• Cashier, Orchard of the Lake": a trade and its employer, each beginning as a name does. */
function isListedJob({ text, bullet, dated, prose }: Block): boolean {
  const [, trade, employer] = TRADE_AND_EMPLOYER.exec(text) ?? [];
  return (
    bullet > 0 &&
    dated === undefined &&
    !prose &&
    trade !== undefined &&
    employer !== undefined &&
    titleScore(trade) >= TITLE.likely &&
    titleScore(employer) < TITLE.likely
  );
}

const TRADE_AND_EMPLOYER =
  /^([^,–—|]{3,60}?)(?:, | [-–—|] | (?:at|chez) )(?=[\p{Lu}\d])([^.;!?]{2,80})$/u;

const entryOf = (block: Block): RawEntry => ({
  head: [{ ...block, bullet: 0 }],
  body: [],
  underSharedHead: false,
});

const cutAtTitles =
  (model: Block) =>
  (entry: RawEntry): RawEntry[] => {
    const starts = entry.body.flatMap((block, at) =>
      at > 0 && opensEntry(block, entry.body[at - 1], entry.body[at + 1], model) ? [at] : [],
    );
    return cutAtStarts(entry, starts);
  };

function cutAtStarts(entry: RawEntry, starts: readonly number[]): RawEntry[] {
  return [
    { ...entry, body: entry.body.slice(0, starts[0]) },
    ...starts.map((start, at) => ({
      head: entry.body.slice(start, start + 1),
      body: entry.body.slice(start + 1, starts[at + 1]),
      underSharedHead: false,
    })),
  ];
}

/** A line that names a trade, after items or a paragraph, with text of its own below. */
const opensEntry = (
  block: Block,
  above: Block | undefined,
  below: Block | undefined,
  model: Block,
): boolean =>
  below !== undefined &&
  above !== undefined &&
  (above.bullet > 0 || above.prose) &&
  block.dated === undefined &&
  isHeadLike(block) &&
  lookOf(block) === lookOf(model) &&
  titleScore(block.cells[0] ?? '') >= (block.cells.length > 1 ? TITLE.likely : TITLE.sure);

const opensWithDate = ({ dated, text }: Block): boolean =>
  dated !== undefined && text.startsWith(dated.raw);

const isSet = ({ line }: Block): boolean => !isPlain(line) || line.boldLead !== undefined;

/** A title in two sizes counts as a heading all the same. */
const lookOf = ({ line, bullet }: Block): string =>
  [
    line.heading > 0 ? `${line.heading}|${line.bold}` : styleSignature({ ...line, caps: false }),
    line.boldLead === undefined ? '' : 'lead',
    bullet,
  ].join('|');
