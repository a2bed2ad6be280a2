/** An advertisement as sentences, each with what its part is about. Linear, and within `AD_LIMITS`. */
import { fold } from '#/domain/text/fold.ts';
import { sentencesOf } from '../../tracker/ad/ad-lines.ts';
import { AD_LIMITS } from '../../tracker/ad/ad-reading.ts';
import { partOf } from './words/ad-headings.data.ts';
import { BENEFITS, BOILERPLATE, GIVES, SPEAKS_OF_ITSELF, SURELY } from './words/cues.data.ts';

/** `start` is what stands before the first heading. */
export type AdPart = 'start' | 'must' | 'nice' | 'duties' | 'offer' | 'about' | 'apply';

export interface Passage {
  /** One sentence, or one line of a list. */
  text: string;
  folded: string;
  part: Exclude<AdPart, 'offer' | 'about' | 'apply'>;
}

/** Those that may ask for something. */
export const passagesOf = (ad: string): Passage[] => {
  const passages: Passage[] = [];
  let part: AdPart = 'start';
  for (const line of linesOf(ad)) {
    const heading = headingOf(line);
    const own: AdPart = heading?.part ?? part;
    // « Salaire : 20 $ » says nothing of the lines below.
    if (heading && (heading.rest === '' || asks(own))) part = own;
    for (const sentence of sentencesOf(heading ? heading.rest : line)) {
      const folded = fold(sentence);
      if (sentence !== '' && mayAsk(folded, own))
        passages.push({ text: sentence, folded, part: asks(own) ? own : 'start' });
    }
  }
  return passages;
};

const asks = (part: AdPart): part is 'must' | 'nice' | 'duties' =>
  part === 'must' || part === 'nice' || part === 'duties';

function mayAsk(folded: string, part: AdPart): boolean {
  if (BOILERPLATE.test(folded)) return false;
  if (part === 'offer' || part === 'about' || part === 'apply')
    return SURELY.test(folded) && !GIVES.test(folded);
  if (GIVES.test(folded)) return false;
  if (part === 'must' || part === 'nice') return true;
  const benefits = folded.match(BENEFITS)?.length ?? 0;
  if (benefits >= 2) return false;
  if (part === 'duties') return true;
  return !SPEAKS_OF_ITSELF.test(folded) || SURELY.test(folded);
}

const BULLET = /^[\s\p{So}\p{Sk}\p{Emoji_Presentation}•‣▪●○◦*>–—·✔✓✅➤►→-]+/u;

function linesOf(ad: string): string[] {
  const lines: string[] = [];
  let isApart = true;
  const raw = ad
    .slice(0, AD_LIMITS.text)
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\u00ad|\u200b|\u200c|\u200d|\u2060|\ufe0f|\ufeff/g, '')
    .replace(/\*\*|__|`/g, '')
    .split('\n', AD_LIMITS.lines);
  for (const one of raw) {
    const isItem = /^\s*(?:[•‣▪●○◦*>·✔✓✅➤►→\p{So}-]|\d{1,2}[.)])\s*/u.test(one);
    const text = one.replace(BULLET, '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE);
    const above = lines.at(-1);
    if (text === '') isApart = true;
    else if (above !== undefined && !isApart && !isItem && goesOn(above, text))
      lines[lines.length - 1] = `${above} ${text}`;
    else lines.push(text);
    if (text !== '') isApart = false;
  }
  return lines;
}

/** A paragraph pasted as one line is read as far as that. */
const LONGEST_LINE = 8000;

/** A sentence that was broken to fit a page. */
const goesOn = (above: string, line: string): boolean =>
  above.length >= 50 &&
  above.length < LONGEST_LINE &&
  /^\p{Ll}/u.test(line) &&
  !/[.:;!?]$/.test(above);

/** « Exigences : », “WHAT YOU BRING”, « Langues : français »: the part, and what stands behind. */
function headingOf(line: string): { part: AdPart; rest: string } | undefined {
  const bare = bareHeading(line);
  if (bare.length <= LONGEST_HEADING) {
    const part = partOf(bare) ?? namedPart(bare);
    if (part) return { part, rest: '' };
  }
  const colon = line.indexOf(':');
  if (colon <= 0 || colon > LONGEST_HEADING) return undefined;
  const head = bareHeading(line.slice(0, colon));
  const part = partOf(head) ?? namedPart(head) ?? looseHeading(head, line.slice(colon + 1));
  return part && { part, rest: line.slice(colon + 1).trim() };
}

const LONGEST_HEADING = 60;

const bareHeading = (text: string): string =>
  fold(text)
    .replace(/\([^)]{0,30}\)/g, ' ')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** “About Acme”, « À propos de Polaris », “Why Acme?”. */
const namedPart = (heading: string): AdPart | undefined => {
  if (
    /^(?:about|a propos d(?:e|u)|qui est|pourquoi (?:choisir|travailler|joindre|nous)|why) \p{L}/u.test(
      heading,
    )
  )
    return /(?:role|poste|job|position|emploi)$/.test(heading)
      ? 'duties'
      : /^(?:pourquoi|why)/.test(heading)
        ? 'offer'
        : 'about';
  return undefined;
};

/** “As our next analyst you bring:” holds no list yet. */
const looseHeading = (head: string, rest: string): AdPart | undefined => {
  if (rest.trim() !== '') return undefined;
  if (/(?:atouts?|assets?|preferred|nice to have|souhait\p{L}+|un plus)$/u.test(head))
    return 'nice';
  if (/(?:offrons|we offer|avantages|benefits|you get|enjoy)/.test(head)) return 'offer';
  if (
    /(?:requis\p{L}*|exig\p{L}+|qualif\p{L}+|requirements?|must have|you (?:have|bring|need)|vous (?:avez|possedez|devez)|tu (?:as|possedes)|profil|competences|skills|looking for|recherch\p{L}+)/u.test(
      head,
    )
  )
    return 'must';
  return /(?:responsab\p{L}+|taches|fonctions|duties|you(?:'ll| will)|vous (?:serez|aurez|devrez)|role|include)/u.test(
    head,
  )
    ? 'duties'
    : undefined;
};
