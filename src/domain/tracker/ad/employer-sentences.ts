/** What a sentence says of who hires: its subject, or the name behind « chez », “join” and the like. */
import { COMPANY_CUES } from '../../cv/words/organisations.ts';
import { fold } from '../../text/fold.ts';
import { CONNECTORS } from './employer-names.ts';
import { titleScore } from './title-words.ts';
import { BEFORE_COMPANY, DESCRIBES, HIRES } from './words/hiring.data.ts';

export type Offer = (raw: string | undefined, evidence: string, score: number) => void;

export const SAID = {
  hires: 9,
  house: 7,
  later: 7,
  describes: 5.5,
  before: 5,
  body: 4.6,
  weakBefore: 3.5,
} as const;
/** Taken off a name of one word: it may be any. */
const ONE_WORD = 2;

export function offerFromSentence(sentence: string, evidence: string, offer: Offer): void {
  const folded = fold(sentence);
  const [, house, who] =
    /^(?:Chez|At|Here at|Ici, chez) ([^,.;:!?]{2,60}), (we|our|you|nous|on|tu|vous|notre|la|le|les)?/u.exec(
      sentence,
    ) ?? [];
  if (house !== undefined && house.split(' ').length <= 7)
    offer(house, evidence, who === undefined ? SAID.describes : SAID.house);
  const hires =
    /^(.{2,60}?) (?:embauche|recrute|engage|cherche|recherche|needs|is hiring|hires)(?=[ !.,]|$)/iu.exec(
      sentence,
    )?.[1];
  if (
    hires !== undefined &&
    /^\p{Lu}/u.test(hires) &&
    hires.split(' ').length <= 7 &&
    !/(?<!\p{L})(?:est|is|are|sont|à la|et|and|à|qui|who)(?!\p{L})/u.test(hires)
  )
    offer(hires, evidence, SAID.hires);
  for (const [name] of sentence.matchAll(BODY_OF)) offer(name, evidence, SAID.body);
  // « Située au cœur des Appalaches, la Municipalité de … »
  const behindClause = /^[^,]{8,80}, (?:la |le |les |the |l['’])?(?=\p{Lu})/iu.exec(sentence)?.[0]
    .length;
  for (const subject of [
    subjectOf(sentence),
    behindClause === undefined ? undefined : nameAt(sentence, behindClause),
  ]) {
    if (!subject) continue;
    const after = folded.slice(behindPlace(sentence, subject.end)).replace(/^\./, '');
    const plain = folded.slice(subject.end).replace(/^\./, '');
    // `Redwood Glass, a family-owned manufacturer, is looking for`
    const beyond = plain.replace(/^(?: ?(?:inc|ltd|ltee))?\.?, [^,.]{2,100}, ?/, ' ');
    if ([plain, after, beyond].some((rest) => HIRES.test(rest)))
      offer(subject.name, evidence, SAID.hires);
    else if (/^ ?!? ?(?:embauche|recrute|is hiring)/.test(after))
      offer(subject.name, evidence, SAID.hires);
    else if (LATER.test(after) && DESCRIBES.test(after)) offer(subject.name, evidence, SAID.later);
    else if (DESCRIBES.test(after) || DESCRIBES.test(beyond))
      offer(subject.name, evidence, SAID.describes - (subject.name.includes(' ') ? 0 : ONE_WORD));
  }
  if (!/\p{Ll}/u.test(sentence)) {
    const loud = /^(.{2,60}?) (?:EST|IS|SONT|ARE|GRANDIT)(?= )/u.exec(sentence)?.[1];
    if (loud !== undefined) offer(loud, evidence, SAID.describes);
    return;
  }
  for (const match of sentence.matchAll(/(?<![\p{L}\d])[\p{Lu}\d]/gu)) {
    const before = folded
      .slice(Math.max(0, match.index - 40), match.index)
      .replace(/(?:the|le|la|les|l'|d'|un|une)\s*$/, '');
    const cue = BEFORE_COMPANY.exec(before);
    // « Bistro Chez Lou » is one name.
    if (!cue || /\p{L} Chez $/u.test(sentence.slice(0, match.index))) continue;
    const name = nameAt(sentence, match.index);
    if (name === undefined) continue;
    const isWeak = /^(?:at|au|a la|a|for) ?$/.test(cue[0].trim());
    if (/^a ?$/.test(cue[0].trim()) && !/à (?:l['’])?$/u.test(sentence.slice(0, match.index)))
      continue;
    if (titleScore(name.name) >= 2) continue;
    const hasCue = (fold(name.name).match(/[a-z]+/g) ?? []).some((word) => COMPANY_CUES.has(word));
    offer(name.name, evidence, (isWeak ? SAID.weakBefore : SAID.before) + (hasCue ? 1.5 : 0));
  }
}

/** « Spa Ondine à Bromont recherche »: behind the town. */
const behindPlace = (sentence: string, end: number): number => {
  const link = /^ (?:à|in|at|of|de|d['’]) ?/u.exec(sentence.slice(end))?.[0];
  return link === undefined ? end : (nameAt(sentence, end + link.length)?.end ?? end);
};

/** Hiring further on in the sentence: « ouvre une boutique et cherche … ». */
const LATER =
  /\b(?:et|and) (?:cherche|recherche|recrute|embauche|is (?:searching|looking|hiring|seeking)|seeks|needs)\b/;

/** The capitalised name a sentence begins with, without its article; behind « Notre cabinet, » too. */
function subjectOf(sentence: string): { name: string; end: number } | undefined {
  const start =
    /^(?:["«“] ?)?(?:(?:Notre|Our|Chez|At|L['’]organisme|L['’]entreprise|La compagnie|Le resto|Resto|The company) ?[^,]{0,30}, )?(?:(?:The|Le|La|Les|Chez|At) (?:(?:bannière|retailer|compagnie|firme|agence|resto|restaurant|boutique|société|company|firm|agency|startup|start-up|organisme|charity|chaîne|chain|cabinet) )?|L['’])?/u.exec(
      sentence,
    )?.[0].length ?? 0;
  return nameAt(sentence, start) && nameToVerb(sentence, start);
}

/** Small words may stand in a name: « Carrefour jeunesse-emploi du Littoral est … ». */
function nameToVerb(sentence: string, start: number): { name: string; end: number } | undefined {
  const short = nameAt(sentence, start);
  const whole =
    /^(.{2,70}?) (?:est|is|recherche|cherche|recrute|souhaite|désire|offre|accompagne|accueille|regroupe|remercie|invites|seeks)\b/u.exec(
      sentence.slice(start),
    )?.[1];
  const isName =
    whole !== undefined &&
    !/[,.;:!?()]| (?:à|in|at|qui|que|who|that) /u.test(whole) &&
    whole.split(' ').length <= 7 &&
    (whole.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length >= 2;
  return isName && whole !== undefined ? { name: whole, end: start + whole.length } : short;
}

/** Capitalised words from there on, with small words between them. */
function nameAt(sentence: string, start: number): { name: string; end: number } | undefined {
  let end = start;
  let at = start;
  let count = 0;
  for (const match of sentence.slice(start, start + LONGEST).matchAll(/\S+/g)) {
    const word = match[0];
    const bare = word.replace(/[,.;:!?»”")(]+$/u, '').replace(/^[("«“]/, '');
    const isName = /^(?:[ld]['’])?[\p{Lu}\d]/u.test(bare) || LEGAL.test(bare);
    if (!isName && !CONNECTORS.has(bare.toLowerCase())) break;
    if (word.startsWith('(')) break;
    at = start + match.index + (word.length - word.replace(/^[("«“]/, '').length) + bare.length;
    if (isName) {
      end = at;
      count += 1;
    }
    if (count > MOST_WORDS) return undefined;
    if (word !== bare && !/^(?:inc|ltd|ltée|ltee|st|ste|co|dr)$/i.test(bare) && word !== `${bare},`)
      break;
    if (word === `${bare},`) break;
    if (word === `${bare}.` && !/^(?:st|ste|dr)$/i.test(bare)) {
      end = at;
      break;
    }
  }
  const name = sentence.slice(start, end);
  return count > 0 && name.length > 1 ? { name, end } : undefined;
}

const LONGEST = 110;
const MOST_WORDS = 9;
const LEGAL = /^(?:inc|ltée|ltee|ltd|llp|senc|s\.e\.n\.c|avocats|notaires|associés|frères)\.?$/iu;

const BODY_OF =
  /(?<!\p{L})(?:Municipalité|Ville|MRC|City|Town|Township|Village|County|Municipality) (?:de la |des |du |de |d['’]|of )(?:l['’]|The )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}/gu;
