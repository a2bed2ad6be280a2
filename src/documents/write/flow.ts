/** A CV's outline as the paragraphs of a word processor: text in named styles, without any drawing. */
import type { CvOutline, OutlineItem } from '#/domain/cv/layout/outline.ts';
import { plainText } from '#/domain/cv/layout/printable.ts';
import { linkedParts } from '#/domain/cv/layout/text-links.ts';
import type { FlowStyleName } from './flow-styles.ts';

export interface FlowRun {
  text: string;
  /** Flush right, after a tab. */
  dates?: boolean;
  strong?: boolean;
  /** An organisation beside its title. */
  place?: boolean;
  link?: string;
}

export interface FlowParagraph {
  style: FlowStyleName;
  runs: FlowRun[];
  /** The page may not end after it, though its style lets it. */
  keepNext?: boolean;
  /** Stands right below its section's heading, or opens a part that has none. */
  first?: 'below' | 'opens';
  /** Times the space above such a part. */
  apart?: number;
}

/** `beside`: an organisation may follow its title on the line. */
export const flowOf = (
  { name, nameNotes, headline, contact, sections }: CvOutline,
  beside: boolean,
): FlowParagraph[] => {
  const parts = contact.flatMap(({ text, link }, index): FlowRun[] => [
    ...(index === 0 ? [] : [{ text: ' | ' }]),
    run(text, link === undefined ? {} : { link }),
  ]);
  const head: FlowParagraph[] = [
    { style: 'name', runs: [run(name)] },
    ...nameNotes.map((note): FlowParagraph => ({ style: 'note', runs: [run(note)] })),
    { style: 'headline', runs: [run(headline)] },
    { style: 'contact', runs: parts },
  ];
  return [
    ...head.filter(({ runs }) => runs.some(({ text }) => text !== '')),
    ...sections.flatMap(({ title, items, apart = 1 }) => {
      const parts = items.flatMap((item, index) => {
        const [lead, ...rest] = itemOf(item, beside);
        if (!lead || index > 0) return lead ? [lead, ...rest] : [];
        const first = title === '' ? 'opens' : 'below';
        return [{ ...lead, first, apart } as const, ...rest];
      });
      const isList = items.every(({ kind }) => kind === 'bullet');
      return [
        ...(title === '' ? [] : [paragraph('section', [run(title)])]),
        ...(isList ? keptLastTwo(parts) : parts),
      ];
    }),
  ];
};

function itemOf(item: OutlineItem, beside: boolean): FlowParagraph[] {
  if (item.kind === 'paragraph') return [paragraph('body', labelled(item.text, item.labels ?? []))];
  if (item.kind === 'bullet') return [paragraph('item', running(item.text))];
  const { title, organisation, dates, notes, bullets } = item;
  const [lead, rest] = title === '' ? [organisation, ''] : [title, organisation];
  const below = [
    ...notes.map((note) => paragraph('body', running(note))),
    ...bullets.map((text) => paragraph('item', running(text))),
  ];
  const sides = beside && rest !== '' && lead.length + rest.length <= MOST_BESIDE;
  const head = [
    run(lead),
    ...(sides ? [run(` | ${rest}`, { place: true })] : []),
    ...(dates === '' ? [] : [run(dates, { dates: true })]),
  ];
  return [
    paragraph('entry', head),
    ...(rest === '' || sides ? [] : [paragraph('place', [run(rest)])]),
    ...keptLastTwo(below),
  ];
}

/** The last one never stands alone on a page. */
const keptLastTwo = (parts: FlowParagraph[]): FlowParagraph[] =>
  parts.map((part, index) => (index === parts.length - 2 ? { ...part, keepNext: true } : part));

/** Characters of a title and an organisation that leave room for dates on their line. */
const MOST_BESIDE = 72;

const labelled = (text: string, labels: readonly string[]): FlowRun[] => {
  const runs: FlowRun[] = [];
  let left = text;
  for (const label of labels) {
    const at = left.indexOf(label);
    if (at < 0) continue;
    runs.push(...running(left.slice(0, at)));
    runs.push(run(label, { strong: true }));
    left = left.slice(at + label.length);
  }
  return [...runs, ...running(left)];
};

/** Running text, its addresses as links. */
const running = (text: string): FlowRun[] =>
  linkedParts(text).map((part) =>
    run(part.text, part.target === undefined ? {} : { link: part.target }),
  );

const paragraph = (style: FlowStyleName, runs: FlowRun[]): FlowParagraph => ({ style, runs });

const run = (text: string, look: Omit<FlowRun, 'text'> = {}): FlowRun => ({
  text: plainText(text),
  ...look,
});
