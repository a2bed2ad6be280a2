/**
 * The lists of skills and titles are written a line each, and read here.
 *
 *     français;synonyme = English;synonym < broader skill;another
 *
 * The first of each side is its name. Without `=`, both languages say the same. Behind `<` stand the English names of
 * what whoever has this one has too: PostgreSQL is a kind of SQL, and SQL is no PostgreSQL; behind `<<`, what makes it
 * up: whoever has HTML and CSS has HTML/CSS. Behind `>` of a title stand
 * the skills that whoever worked under it has. A line that begins with `# ` names the kind of those below.
 *
 * Behind a term, `!` says that its capitals count (`Word`), `!!` that it must stand alone in a list too (`R`), and `~`
 * that it means this only in its own language (« assurance », insurance).
 */
import { withoutAccents } from '../../text/fold.ts';

export const SKILL_KINDS = ['tool', 'technique', 'certificate', 'language', 'soft'] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

export interface Term {
  text: string;
  /** Its capitals count. */
  isCased: boolean;
  /** It must stand alone: in a list, between signs, or behind a word such as « en ». */
  isAlone: boolean;
  /** The only language in which it means this. */
  only: 'fr' | 'en' | undefined;
}

export interface LexiconLine {
  /** Of its English name. */
  id: string;
  /** Of the `# ` line above. */
  kind: string;
  fr: Term[];
  en: Term[];
  /** Names behind `<`, `<<` or `>`, as ids. */
  leadsTo: string[];
  /** It is those behind `<<` together, no more. */
  isSum: boolean;
}

export const readLexicon = (lists: readonly string[]): LexiconLine[] => {
  const lines: LexiconLine[] = [];
  let kind = '';
  for (const line of lists.flatMap((list) => list.split('\n'))) {
    if (line.startsWith('# ')) kind = line.slice(2);
    else if (line !== '') lines.push(readLine(line, kind));
  }
  return lines;
};

function readLine(line: string, kind: string): LexiconLine {
  const [names = '', led = ''] = line.split(/ (?:<<?|>) /);
  const [french = '', english] = names.split(' = ');
  const fr = french.split(';').flatMap((term) => readTerm(term, 'fr'));
  const en =
    english === undefined ? fr : english.split(';').flatMap((term) => readTerm(term, 'en'));
  return {
    id: idOf(en[0]?.text ?? ''),
    kind,
    fr,
    en,
    leadsTo: led === '' ? [] : led.split(';').map(idOf),
    isSum: line.includes(' << '),
  };
}

function readTerm(written: string, side: 'fr' | 'en'): Term[] {
  const marks = /[!~]*$/.exec(written)?.[0] ?? '';
  const text = written.slice(0, written.length - marks.length);
  return inclusive(text).map((text) => ({
    text,
    isCased: marks.includes('!'),
    isAlone: marks.includes('!!'),
    only: marks.includes('~') ? side : undefined,
  }));
}

/** `C++` and `C#` stay two. */
export const idOf = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/\+/g, ' plus')
    .replace(/#/g, ' sharp')
    .replace(/^\./, 'dot ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** « technicien·ne administratif·ve » → « technicien administratif », « technicienne administrative ». */
function inclusive(text: string): string[] {
  if (!text.includes('·')) return [text];
  const masculine = text.replace(/·\p{L}+/gu, '');
  const feminine = text.replace(/(\p{L}+)·(\p{L}+)/gu, (_, word: string, ending: string) =>
    feminineOf(word, ending),
  );
  return [masculine, feminine];
}

/** What a feminine ending takes the place of. */
const REPLACED: Readonly<Record<string, string>> = {
  ère: 'er',
  euse: 'eur',
  trice: 'teur',
  ve: 'f',
  esse: 'e',
  sse: '',
};

const feminineOf = (word: string, ending: string): string => {
  const replaced = REPLACED[ending];
  return replaced !== undefined && word.endsWith(replaced)
    ? word.slice(0, word.length - replaced.length) + ending
    : word + ending;
};
