/** Names of groups inside one list: "Lathes: Nordturn, Velka; Saws: Bandix". */
import { isLanguageName } from '../languages/names-and-levels.ts';
import { wordsOf } from '../text-pieces.ts';
import { isLevelAlone } from './skill-levels.ts';
import { splitItems } from './split-items.ts';

/** Items of a list from which a name with a colon in it names what follows, words of that name, and of an item behind it. */
const LEAST_ITEMS = 3;
const LONGEST_LABEL = 3;
const LONGEST_ITEM = 4;

const NEXT_GROUP = /\s+[–—-]\s+(?=\p{Lu}[^:,;]{1,28}:\s)/u;
const LED_ITEM = /^(\p{L}[^:,;()]{1,28}?)\s?:\s+(\S.*)$/u;

/** The items without such names, and the names. */
export function withoutInnerLabels(items: readonly string[]): {
  items: readonly string[];
  labels: string[];
} {
  const labels: string[] = [];
  const parts = items
    .flatMap((item) => item.split(NEXT_GROUP))
    .flatMap((item) => withMembers(item, labels));
  if (parts.length < LEAST_ITEMS) return { items, labels };
  const bare = parts.map((part) => {
    const [, label = '', item = ''] = LED_ITEM.exec(part) ?? [];
    if (!isLabelOf(label, item)) return part;
    labels.push(label);
    return item;
  });
  return bare.length > items.length || labels.length > 0
    ? { items: bare, labels }
    : { items, labels };
}

/** "Weaving (trained in Twill, Satin, …)": many names in brackets are items as the one before them is. */
function withMembers(item: string, labels: string[]): string[] {
  const [, name = '', inner = ''] = /^([^()]{1,40}) \(([^()]+)\)$/u.exec(item) ?? [];
  const [first = '', ...others] = splitItems(inner);
  if (others.length + 1 < MANY) return [item];
  const [lead = ''] = /^(?:\p{Ll}+ )+(?=\p{Lu})/u.exec(first) ?? [];
  if (lead) labels.push(lead.trim());
  return [name, first.slice(lead.length), ...others];
}

/** Names that are too many to be said of another. */
const MANY = 6;

/** "Python: 5 years", "Anglais : C1": how well or how long is no item. */
const isLabelOf = (label: string, item: string): boolean =>
  label !== '' &&
  wordsOf(label).length <= LONGEST_LABEL &&
  wordsOf(item).length <= LONGEST_ITEM &&
  !/^\W?\d/u.test(item) &&
  !isLevelAlone(item) &&
  !isLanguageName(label);
