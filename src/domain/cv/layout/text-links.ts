/** Addresses in running text that a reader of a document may follow: web pages, mail boxes, phones. */

export interface TextLink {
  /** As it stands in the text. */
  text: string;
  at: number;
  /** `https:`, `http:`, `mailto:` or `tel:`. */
  target: string;
}

/** Ends of an address that a program's or a company's name is not taken for: `Node.js`, `ASP.NET`. */
const TOP = 'com|ca|org|net|io|dev|app|edu|gov|info|me|quebec|fr|be|ch|uk|eu';
const REST = String.raw`[^\s<>"«»]`;
const BEFORE = String.raw`(?<![\p{L}\p{N}@./_-])`;
const AFTER = String.raw`(?![\p{L}\p{N}@_-])`;

const LINK = new RegExp(
  [
    String.raw`(?<mail>${BEFORE}[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}${AFTER})`,
    String.raw`(?<web>${BEFORE}(?:https?:\/\/|www\.)${REST}{3,400}|${BEFORE}(?!(?:asp|ado|vb|ml)\.net)(?:[a-z0-9-]{1,63}\.){1,4}(?:${TOP})(?:\/${REST}{0,400}|${AFTER}))`,
    String.raw`(?<phone>${BEFORE}(?:(?:\+?1[ .\u00A0-]?)?(?:\([2-9]\d{2}\)[ \u00A0]?|[2-9]\d{2}[ .\u00A0-])[2-9]\d{2}[ .\u00A0-]\d{4}|\+[2-9](?:[ .\u00A0-]?\(?\d\)?){7,14})${AFTER})`,
  ].join('|'),
  'gu',
);

/** What can't be without one of these signs needs no closer look. */
const SIGNS = /[@/]|\.[a-z]|\+\d|\d{3}[ .\u00A0-]\d{4}/u;

export function textLinks(text: string): TextLink[] {
  if (!SIGNS.test(text)) return [];
  return [...text.matchAll(LINK)].flatMap(({ 0: raw, index: at, groups = {} }) => {
    const { mail, phone } = groups;
    if (mail !== undefined) return [{ text: raw, at, target: `mailto:${raw}` }];
    if (phone !== undefined) return [{ text: raw, at, target: phoneLink(raw) }];
    const address = withoutEnd(raw);
    const target = /^https?:/.test(address) ? address : `https://${address}`;
    return [{ text: address, at, target }];
  });
}

/** Ten digits are North American; `(0)` is dialled at home alone. */
const phoneLink = (phone: string): string => {
  const digits = phone.replace('(0)', '').replace(/\D/g, '');
  return `tel:${digits.length === 10 ? '+1' : '+'}${digits}`;
};

/** A sentence's own signs, and a bracket that opened before the address. */
function withoutEnd(address: string): string {
  const bare = address.replace(/[.,;:!?'’…]+$/u, '');
  const isOpen = bare.endsWith(')') && bare.split(')').length > bare.split('(').length;
  return isOpen || /[\]}]$/.test(bare) ? withoutEnd(bare.slice(0, -1)) : bare;
}

/** Stands before and after a link while lines are broken; of Unicode's private area, which is never printed. */
export const LINK_EDGE = '\uE002';

export function withEdges(text: string, links: readonly TextLink[]): string {
  let edged = '';
  let from = 0;
  for (const link of links) {
    const end = link.at + link.text.length;
    edged += `${text.slice(from, link.at)}${LINK_EDGE}${link.text}${LINK_EDGE}`;
    from = end;
  }
  return edged + text.slice(from);
}

export interface LinkedPart {
  text: string;
  target?: string;
}

/** A text cut at its links. */
export const linkedParts = (text: string): LinkedPart[] => {
  const links = textLinks(text);
  return withEdges(text, links)
    .split(LINK_EDGE)
    .map((part, index) => {
      const target = index % 2 === 1 ? links[(index - 1) / 2]?.target : undefined;
      return target === undefined ? { text: part } : { text: part, target };
    })
    .filter((part) => part.text !== '');
};
