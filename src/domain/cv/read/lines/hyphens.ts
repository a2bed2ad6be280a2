import type { SourceLine } from './source-line.ts';
import { singleSpaced } from '../text-pieces.ts';
import { TIGHT_GAP } from './thresholds.ts';

/** Firsts of compounds that keep their hyphen when a line ends after them. */
const COMPOUND_FIRSTS = new Set(
  (
    'after aide aides all anti après arrière auto avant back bi business centre client close cloud co community contre cost ' +
    'cross customer data day decision deep demi dot e end entry evidence ex fast first five follow four front full ' +
    'grand half hand high hors in inter key large lead life long low main micro mid mini mise mot multi mid non off ' +
    'on one open out over part peer per plan plein point post pré pre pro problem pseudo quasi rapid re real ' +
    'rendez risk sales sans savoir second self semi short single small socio sous state step sub sur team test third ' +
    'three time top tout trans two ultra un under up user value vice web well wide world write year'
  ).split(' '),
);

/** Of these, those that are first syllables of many words: soft where the text cuts other words too. */
const FIRST_SYLLABLES = new Set(
  're pro pre pré un in on under over inter trans sub sur per plan point post part'.split(' '),
);
/** Words in one piece that begin like a compound: "team-" over "work" is one, "team-" over "building" is none. */
const SOLID =
  /^(?:auto(?:mat|mobil|nom|ris|rit)|background|data(?:base|set)|framework|hardware|multi(?:media|pl[eiy]|tud)|network|out(?:come|look|put|reach|sourc)|over(?:all|haul|see|sight|view)|real(?:i|ly)|semi(?:nair|nar)|software|spreadsheet|statement|sub(?:mi|scri|stan[ct]i|urb)|team(?:mate|work)|time(?:line|table)|topic|under(?:graduat|st|tak|writ)|up(?:dat|grad|load|stream)|web(?:inar|master|site)|work(?:flow|force|load|place|shop)|worldwide)/u;

/** Seconds of compounds, which end no longer word. */
const COMPOUND_SECONDS =
  /^(?:aware|based|centric|compliant|driven|focused|friendly|oriented|related|solving|specific|winning)$/u;

/** Words cut inside a syllable's reach, from which a text is known to cut words. */
const LEAST_CUT_WORDS = 2;

/** Shorter words ("an", "no") open many others: they keep the hyphen only before a word. */
const LEAST_FIRST = 4;

/**
 * Joins words cut at line ends: the first line takes the whole word, without the hyphen unless the word
 * is written with one. A line left empty disappears.
 */
export const joinHyphens = (lines: SourceLine[]): SourceLine[] => {
  const known = new Set(
    lines.flatMap(({ text }, at) => {
      // The rest of a cut word is no word of its own.
      const own = lines[at - 1]?.text.endsWith('-') ? text.replace(/^\S+/u, '') : text;
      return own.toLowerCase().match(WORD) ?? [];
    }),
  );
  const joined: SourceLine[] = [];
  const cutsWords = lines.filter((line, at) => isCutWord(lines[at - 1], line)).length;
  const firsts = new Set(
    [...COMPOUND_FIRSTS].filter(
      (first) => cutsWords < LEAST_CUT_WORDS || !FIRST_SYLLABLES.has(first),
    ),
  );
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && isRestOfAddress(above, line)) {
      joined[joined.length - 1] = withEnd(above, line.text);
      continue;
    }
    const head = above && line.continues ? /([\p{L}-]*\p{L})-$/u.exec(above.text)?.[1] : undefined;
    const tail = /^\p{Ll}[\p{L}'’]*[^\s]*/u.exec(line.text)?.[0];
    if (!above || head === undefined || tail === undefined) {
      joined.push(line);
      continue;
    }
    const word = `${head}${keepsHyphen(head, tail, known, firsts) ? '-' : ''}${tail}`;
    const grow = (text: string): string =>
      text.endsWith(`${head}-`) ? text.slice(0, -(head.length + 1)) + word : text;
    joined[joined.length - 1] = { ...above, text: grow(above.text), cells: above.cells.map(grow) };
    const rest = singleSpaced(line.text.slice(tail.length));
    if (rest === '') continue;
    joined.push({ ...line, text: rest, cells: [rest, ...line.cells.slice(1)] });
  }
  return joined;
};

/** Two lines of one cell: without other words to go by, only the firsts of compounds keep their hyphen. */
export const joinCellLines = (above: string, line: string): string => {
  if (!above.endsWith('-')) return `${above} ${line}`;
  const head = /([\p{L}-]*\p{L})-$/u.exec(above)?.[1];
  const isCut =
    head && /^\p{Ll}/u.test(line) && !keepsHyphen(head, line, new Set(), COMPOUND_FIRSTS);
  return (isCut ? above.slice(0, -1) : above) + line;
};

/** A part of an address ("com", "gmail") is no word. */
const WORD = /(?<![\p{L}@./-])\p{L}[\p{L}-]*(?![\p{L}@]|[./]\p{L})/gu;

/** True for the rest of an e-mail or web address that a narrow column broke without a hyphen. */
const isRestOfAddress = (above: SourceLine, line: SourceLine): boolean => {
  if (line.cells.length > 1 || line.bullet > 0) return false;
  if (above.page !== line.page || above.column !== line.column || line.gap > TIGHT_GAP)
    return false;
  if (
    !/^[a-z0-9][a-z0-9._%/-]*(?: \([A-Za-z]+\))?$/.test(line.text) ||
    /\.[a-z]{2,}\//.test(line.text)
  )
    return false;
  const last = above.text.split(' ').at(-1) ?? '';
  if (above.cells.length > 1)
    return /(?:linkedin|github|gitlab)\.com\/\S*-$|^[^@\s]+@[^@\s]+-$/i.test(last);
  const isMail = /^[^@\s]+@[^@\s]*$/.test(last) && !/\.[a-z]{2,}$/i.test(last);
  // No profile's name has a dot: it is another address.
  const isProfile =
    /(?:linkedin|github|gitlab|behance)\.com\/\S{12,}$/i.test(last) && !/\.\p{L}/u.test(line.text);
  return isMail || isProfile || /(?:linkedin|github|gitlab)\.com\/\S*[-/]$/i.test(last);
};

const withEnd = (line: SourceLine, end: string): SourceLine => {
  const whole = (start: string): string =>
    MAIL_HOST.test(start.slice(start.lastIndexOf('@') + 1, -1) + end)
      ? start.slice(0, -1) + end
      : start + end;
  return {
    ...line,
    text: whole(line.text),
    cells: [...line.cells.slice(0, -1), whole(line.cells.at(-1) ?? '')],
  };
};

/** Hosts that no hyphen belongs to, so that one at a line's end is the typesetter's: "hot-" over "mail.com". */
const MAIL_HOST =
  /^(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|videotron|sympatico|protonmail|laposte|wanadoo|orange|example)\.[a-z.]+$/i;

/** "compe-" over "tencies": no word of its own before the hyphen. */
const isCutWord = (above: SourceLine | undefined, line: SourceLine): boolean => {
  const head = line.continues ? /(?<![\p{L}-])(\p{L}+)-$/u.exec(above?.text ?? '')?.[1] : undefined;
  return (
    head !== undefined && /^\p{Ll}/u.test(line.text) && !COMPOUND_FIRSTS.has(head.toLowerCase())
  );
};

const keepsHyphen = (
  head: string,
  tail: string,
  known: Set<string>,
  firsts: ReadonlySet<string>,
): boolean => {
  const first = head.toLowerCase();
  const second = (/^[\p{L}]+/u.exec(tail.toLowerCase()) ?? [''])[0];
  if (known.has(`${first}-${second}`)) return true;
  if (known.has(first + second) || SOLID.test(first + second)) return false;
  if (first.includes('-') || firsts.has(first)) return true;
  if (first.length >= LEAST_FIRST && COMPOUND_SECONDS.test(second)) return true;
  return known.has(first) && (first.length >= LEAST_FIRST || known.has(second));
};
