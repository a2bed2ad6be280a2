/**
 * The lines of an advertisement as they were meant: words broken at line ends joined, sentences on one line again,
 * buttons and counts of job sites left out. Work and memory stay within `AD_LIMITS`, whatever the text.
 */
import { fold } from '../../text/fold.ts';
import { AD_LIMITS } from './ad-reading.ts';
import { AD_LABELS, type AdLabel } from './words/labels.data.ts';
import { isPageJunk } from './words/page-junk.data.ts';

export interface AdLine {
  /** Single spaces, no bullet and no pictograms at its edges. */
  text: string;
  /** The same length as the text. */
  folded: string;
  /** Where it begins with a label, or the line above is one: what it tells. */
  label: AdLabel | undefined;
  /** The label as written, folded; a bilingual one has a slash. */
  labelText: string;
  /** After the label; the whole line without one. */
  value: string;
}

export interface AdText {
  lines: AdLine[];
  /** Every line, also what job sites add: buttons say whether a job is remote. */
  raw: string[];
}

export const readLines = (text: string): AdText => {
  const raw = text
    .slice(0, AD_LIMITS.text)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\u00ad|\u200b|\u200c|\u200d|\u2060|\ufe0f|\ufeff/g, '')
    .replace(DRAWN_DOLLAR, '$')
    // Marks of a text that was written to be set.
    .replace(/\*\*|__|`/g, '')
    .split('\n', AD_LIMITS.lines)
    .flatMap(pieces)
    .map(clean)
    .slice(0, AD_LIMITS.lines);
  const kept = raw.filter((line) => line === '' || !isPageJunk(fold(line)));
  return { lines: labelled(joined(kept)), raw };
};

/** Sentences of a line; short words with a dot do not end one. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/(?<![.!?])[.!?]+["»”)]? /g)) {
    const word =
      /(\S*)$/.exec(text.slice(Math.max(from, match.index - 12), match.index))?.[1] ?? '';
    if (match[0].startsWith('.') && ABBREVIATIONS.test(fold(word))) continue;
    sentences.push(text.slice(from, match.index + match[0].length).trim());
    from = match.index + match[0].length;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter(Boolean);
};

const ABBREVIATIONS =
  /^(?:inc|ltd|ltee|co|corp|st|ste|mr|mrs|ms|dr|me|mme|no|nos|vs|approx|min|max|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|janv?|fevr|avr|juill|arr|ave|boul|n|b|c|e|p|i|j|hon|tel|ext|[ap]\.m)$/;

/** A paragraph pasted as one line is cut where lines may be at the longest. */
function pieces(line: string): string[] {
  if (line.length <= AD_LIMITS.line) return [line];
  const parts: string[] = [];
  let part = '';
  for (const sentence of sentencesOf(line.replace(/\s+/g, ' '))) {
    if (part !== '' && part.length + sentence.length > AD_LIMITS.line) {
      parts.push(part);
      part = '';
    }
    part = part === '' ? sentence : `${part} ${sentence}`;
    while (part.length > AD_LIMITS.line) {
      parts.push(part.slice(0, AD_LIMITS.line));
      part = part.slice(AD_LIMITS.line);
    }
  }
  return part === '' ? parts : [...parts, part];
}

const EDGE = /[\s\p{So}\p{Sk}\p{Emoji_Presentation}•‣▪●○◦*#>|–—·✔✓✅➤►→-]/u;

function clean(line: string): string {
  // A column of a PDF stands far to the right of its line.
  const [cell = '', ...cells] = line.trim().split(/\t+| ?\| ?/, 3);
  const isRow = cells.length > 0 && knownLabel(plainLabel(fold(cell.slice(0, 60)))) !== undefined;
  const [head = ''] = (isRow ? `${cell.replace(/:$/, '')}: ${cells[0] ?? ''}` : line.trim()).split(
    / {8,}/,
    1,
  );
  const text = head.replace(PICTURES, ' ').replace(/\s+/g, ' ');
  let from = 0;
  let to = text.length;
  while (from < to && EDGE.test(text[from] ?? '') && !/#\w/.test(text.slice(from, from + 2)))
    from += 1;
  while (to > from && EDGE.test(text[to - 1] ?? '') && text[to - 1] !== '-') to -= 1;
  return text.slice(from, to);
}

const DRAWN_DOLLAR = /\u{1f4b2}/gu;
const PICTURES = /[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}]/gu;

function joined(lines: readonly string[]): string[] {
  const result: string[] = [];
  let isApart = true;
  for (const line of lines) {
    if (line === '') {
      isApart = true;
      continue;
    }
    const above = result.at(-1);
    const glue = above === undefined || isApart ? undefined : glueBetween(above, line);
    isApart = false;
    if (above === undefined || glue === undefined || above.length + line.length > AD_LIMITS.line)
      result.push(line);
    else result[result.length - 1] = glue === '' ? above.slice(0, -1) + line : above + glue + line;
  }
  return result;
}

/** '' joins a broken word without its hyphen. */
function glueBetween(above: string, line: string): '' | ' ' | undefined {
  const isAddress = ADDRESS.test(line) || /@\S*$/.test(above);
  if (/\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(line) && !isAddress) return '';
  if (labelOf(above) || labelOf(line)) return undefined;
  if (
    above.length >= 20 &&
    OPEN_END.test(above) &&
    (/\p{L}$/u.test(above) || !/^\p{Lu}\p{Lu}/u.test(line))
  )
    return ' ';
  if (above.length < 28 || /[.:;!?]$/.test(above)) return undefined;
  return /^\p{Ll}/u.test(line) && !ADDRESS.test(line) ? ' ' : undefined;
}

const ADDRESS = /^\S+@|^https?:|^www\./;

/** A line cannot end there. */
const OPEN_END =
  / (?:to|of|the|an?|and|or|for|per|with|by|in|at|de|du|des|la|le|les|un|une|et|ou|à|au|aux|par|pour|avec|sur|dans)$|[,$–-]$/i;

interface Labelled {
  label?: AdLabel;
  labelText?: string;
  value: string;
}

function labelled(lines: readonly string[]): AdLine[] {
  const result: AdLine[] = [];
  let pending: Omit<Labelled, 'value'> = {};
  for (const text of lines) {
    const own = labelOf(text);
    if (own && own.value === '') {
      // A heading over a passage says nothing of its first line.
      pending = own.label === 'other' ? {} : own;
      continue;
    }
    const isOtherLabel = /^[^.!?]{2,40} ?: /.test(text);
    const { label, labelText, value }: Labelled = own ?? {
      ...(isOtherLabel ? {} : pending),
      value: text,
    };
    result.push({ text, folded: fold(text), label, labelText: labelText ?? '', value });
    pending = {};
  }
  return result;
}

function labelOf(text: string): { label: AdLabel; labelText: string; value: string } | undefined {
  const folded = fold(text);
  const whole = AD_LABELS.get(plainLabel(folded));
  if (whole) return { label: whole, labelText: plainLabel(folded), value: '' };
  const colon = /^.{1,60}?(?:[:：?](?= |$|[^/\s])| [–—-] )/u.exec(text);
  if (colon) {
    const labelText = plainLabel(folded.slice(0, colon[0].length));
    const label = knownLabel(labelText);
    const isDash = / [–—-] $/.test(colon[0]);
    if (label && (!isDash || label === 'announcement'))
      return { label, labelText, value: text.slice(colon[0].length).trim() };
  }
  const number = /^.{2,30}? ?(?:#|n°|nº|№) ?(?=\w)/u.exec(folded);
  if (
    number &&
    AD_LABELS.get(plainLabel(number[0].replace(/(?:#|n°|nº|№) ?$/u, ''))) === 'reference'
  )
    return { label: 'reference', labelText: 'reference', value: text.slice(number[0].length) };
  return bareLabel(text);
}

/** `Location Lethbridge, AB`: told from its value by a capital or a number alone. */
function bareLabel(text: string): { label: AdLabel; labelText: string; value: string } | undefined {
  const words = text.split(' ', 6);
  for (let size = Math.min(5, words.length - 1); size > 0; size -= 1) {
    if (!/^[\p{Lu}\d$#(]/u.test(words[size] ?? '')) continue;
    const labelText = fold(words.slice(0, size).join(' '));
    const label = BARE.has(labelText) ? AD_LABELS.get(labelText) : undefined;
    if (label)
      return { label, labelText, value: text.slice(words.slice(0, size).join(' ').length + 1) };
  }
  return undefined;
}

const plainLabel = (folded: string): string =>
  folded
    .replace(/\([^)]{0,30}\)/g, ' ')
    .replace(/[\s:：?*–—-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Known as a whole, or one of its languages is: `Lieu / Location`. */
function knownLabel(text: string): AdLabel | undefined {
  const known = AD_LABELS.get(text);
  if (known || !text.includes('/')) return known;
  return text
    .split('/')
    .map((part) => AD_LABELS.get(part.trim()))
    .find((label) => label !== undefined);
}

const BARE: ReadonlySet<string> = new Set(
  "lieu de travail principal|numero de demande|mode de travail|echelle salariale|date de fin d'affichage|date d'affichage|lieu de travail|lieu|salaire|location|salary|workplace information|source|employment status|employment type|job location|job title|job requisition id|rate of pay|application deadline|closes|closing|date posted|reference code|advertised until|annonce valide jusqu'au|annoncee jusqu'au|date limite|terms of employment|modalites d'emploi|start date|date de debut|vacancies|postes vacants|poste|posting".split(
    '|',
  ),
);
