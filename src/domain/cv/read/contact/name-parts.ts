/** A name written part by part on a form. */
import type { SourceLine } from '../lines/source-line.ts';

/** Labels of the parts of a name, in the order a Canadian reader expects the parts. */
const NAME_PARTS = [
  /^(?:prénoms?|prénom\(s\)|prenoms?|first names?|given names?|forenames?|christian names?)$/iu,
  /^(?:deuxième prénom|second prénom|middle names?|other names?|autres prénoms)$/iu,
  /^(?:names?|noms?|nom\(s\)|nom de famille|surnames?|last names?|family names?)$/iu,
  /^(?:post-? ?noms?)$/iu,
];

interface NamePart {
  order: number;
  text: string;
  line: SourceLine;
  /** What stands in the line for the label and its value. */
  raw: string;
}

/** In a table the label has a cell of its own; in rows of two labels each cell holds one with its value. */
function namePart(line: SourceLine): NamePart | undefined {
  const isPair =
    line.cells.length === 2 && line.text.split(':').filter((part) => part.trim()).length < 3;
  for (const raw of isPair ? [line.text] : line.cells) {
    const text = isPair ? line.cells.map((cell) => cell.replace(/\s*:$/u, '')).join(' : ') : raw;
    const [, label = '', value = ''] = /^([^:]{3,20}?)\s*:\s*(.+)$/u.exec(text) ?? [];
    const order = NAME_PARTS.findIndex((words) => words.test(label));
    if (order >= 0) return { order, text: value, line, raw };
  }
  return undefined;
}

/** `Nom : TREMBLAY` over `Prénom : Jean`, in either order, with the parts that other countries have. */
export function labelledParts(lines: readonly SourceLine[]): NamePart[] | undefined {
  const parts: NamePart[] = [];
  for (const line of lines) {
    const part = namePart(line);
    if (!part || parts.some(({ order }) => order === part.order)) break;
    parts.push(part);
  }
  return parts.length < 2 ? undefined : parts.toSorted((a, b) => a.order - b.order);
}
