/**
 * The words of an answer, made comparable: lower case, no accents, contractions apart, missing apostrophes put back
 * (`jai` → `j' ai`, `didnt` → `did not`), so that the rules read typed, dictated and mistyped texts alike.
 */
import { fold } from '#/domain/text/fold.ts';
import type { AnswerLanguage, Span } from './scored-answer.ts';

export interface Token extends Span {
  norm: string;
}

const PIECES = /\d+(?:[.,  ]\d+)*|[\p{L}_]+(?:'[\p{L}]+)*'?|[%$€,:]/gu;
/** No word of either language is as long. */
const LONGEST_WORD = 40;

export function tokensOf(text: string, { start, end }: Span, language: AnswerLanguage): Token[] {
  const tokens: Token[] = [];
  for (const match of fold(text.slice(start, end)).matchAll(PIECES)) {
    const [piece] = match;
    if (piece.length > LONGEST_WORD) continue;
    const place = { start: start + match.index, end: start + match.index + piece.length };
    const norms = language === 'fr' ? frenchPieces(piece) : englishPieces(piece);
    for (const norm of norms) tokens.push({ norm, ...place });
  }
  return tokens;
}

export const isWord = ({ norm }: Token): boolean => /^[\p{L}]/u.test(norm);

function frenchPieces(piece: string): string[] {
  if (piece === "aujourd'hui") return [piece];
  const known = FRENCH_RUN_ONS.get(piece);
  if (known) return known;
  if (/^[cdjlmnst]$/.test(piece) || piece === 'qu') return [`${piece}'`];
  if (piece.includes("'")) {
    const parts = piece.split("'").filter((part) => part !== '');
    return parts.map((part, at) =>
      at < parts.length - 1 || piece.endsWith("'") ? `${part}'` : part,
    );
  }
  // `jappelle`, `jecris`: no French word begins like that.
  if (/^j(?:[aeiuy]|h[aeio])[a-z]{3,}$/.test(piece) && !J_WORDS.test(piece))
    return ["j'", piece.slice(1)];
  if (/^qu(?:il|ils|elle|elles|on)$/.test(piece) && !/^quelles?$/.test(piece))
    return ["qu'", piece.slice(2)];
  return [piece];
}

const J_WORDS =
  /^(?:jeu|jeud|jan|jama|jard|jaun|jui|jus|jug|jum|jet|jea|jeun|jup|jamb|jalon|jap|jaz|jal|jar|jac|jeep|jav|jen|jes|jir|jer|jim)/;

const FRENCH_RUN_ONS: ReadonlyMap<string, string[]> = new Map(
  [
    "j' ai",
    "j' avais",
    "j' etais",
    "j' aurais",
    "j' allais",
    "c' est",
    "c' etait",
    "c' etaient",
    "l' an",
    "l' annee",
    "l' equipe",
    "l' hopital",
    "l' usine",
    "l' ecole",
    "l' ete",
    "l' hiver",
    "d' un",
    "d' une",
    "d' abord",
    "n' ai",
    "n' a",
    "n' est",
    "n' etait",
    "n' avait",
    "m' avait",
    "m' ont",
    "t' sais",
    "s' est",
    "jusqu' a",
    "qu' il",
    "qu' ils",
    "qu' elle",
    "qu' on",
    "qu' elles",
  ]
    .map((words): [string, string[]] => [words.replace(/[' ]/g, ''), words.split(' ')])
    .filter(([joined]) => !['na', 'quelle', 'quelles'].includes(joined)),
);

function englishPieces(piece: string): string[] {
  const known = ENGLISH_RUN_ONS.get(piece);
  if (known) return known;
  if (!piece.includes("'")) return [piece];
  const [head = '', tail = ''] = piece.split("'");
  if (tail === 't' && head.endsWith('n'))
    return [head === 'can' ? 'can' : head === 'won' ? 'will' : head.slice(0, -1), 'not'];
  const verb = { m: 'am', ve: 'have', re: 'are', ll: 'will', d: 'would' }[tail];
  if (verb) return [head, verb];
  if (tail === 's' && /^(?:it|he|she|that|there|what|who|here|where)$/.test(head))
    return [head, 'is'];
  return head === '' ? [tail] : [head];
}

const ENGLISH_RUN_ONS: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    im: 'i am',
    ive: 'i have',
    dont: 'do not',
    didnt: 'did not',
    doesnt: 'does not',
    wasnt: 'was not',
    werent: 'were not',
    couldnt: 'could not',
    wouldnt: 'would not',
    cant: 'can not',
    havent: 'have not',
    hadnt: 'had not',
    isnt: 'is not',
    thats: 'that is',
    theres: 'there is',
    gonna: 'going to',
    wanna: 'want to',
  }).map(([word, words]): [string, string[]] => [word, words.split(' ')]),
);
