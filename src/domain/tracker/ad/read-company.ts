/** Who hires: by a label, by the form of the page, or by what sentences say of it. */
import { COMPANY_CUES, COMPANY_SURE_CUES } from '../../cv/words/organisations.ts';
import { fold } from '../../text/fold.ts';
import { sentencesOf, type AdText } from './ad-lines.ts';
import type { Found } from './ad-reading.ts';
import { findPlaces } from './find-places.ts';
import type { PageForm } from './page-forms.ts';
import { isJobNoun, sameName, titleScore } from './title-words.ts';
import { BEFORE_COMPANY, DESCRIBES, HIRES, NO_COMPANY } from './words/hiring.data.ts';

interface Candidate {
  name: string;
  evidence: string;
  score: number;
}

export const readCompany = (text: AdText, form: PageForm): Found<string> | null => {
  const candidates: Candidate[] = [];
  const offer = (raw: string | undefined, evidence: string, score: number): void => {
    const name = raw === undefined ? undefined : cleanName(raw);
    if (name !== undefined) candidates.push({ name, evidence, score });
  };
  if (form.company !== undefined) offer(form.company, form.company, SCORES.form);
  text.lines.forEach((line, at) => {
    if (line.label === 'company') offer(firstOf(line.value), line.text, SCORES.label);
    const isHead = at < HEAD_LINES || at >= text.lines.length - FOOT_LINES;
    if (isHead && (line.label === undefined || line.label === 'announcement'))
      for (const part of partsOf(line.text)) offer(part, line.text, headScore(part, at, text));
    for (const sentence of sentencesOf(line.text)) offerFromSentence(sentence, line.text, offer);
  });
  const domains = domainsIn(text);
  let best: Candidate | undefined;
  for (const candidate of candidates) {
    const others = candidates.filter(
      (other) =>
        other !== candidate &&
        other.evidence !== candidate.evidence &&
        sameName(other.name, candidate.name),
    ).length;
    const isDomain = domains.some((domain) => isOfDomain(candidate.name, domain));
    const score = candidate.score + Math.min(3, others) * ECHO + (isDomain ? DOMAIN : 0);
    if (score > (best?.score ?? ENOUGH)) best = { ...candidate, score };
  }
  return best ? { value: best.name, evidence: best.evidence } : null;
};

const SCORES = {
  label: 20,
  form: 16,
  hires: 9,
  house: 7,
  later: 7,
  describes: 5.5,
  before: 5,
  weakBefore: 3.5,
} as const;
const ENOUGH = 4.4;
const ONE_WORD = 2;
const ECHO = 1.2;
const DOMAIN = 3;
const HEAD_LINES = 12;
const NEAR_TITLE = 6;
const FOOT_LINES = 4;

type Offer = (raw: string | undefined, evidence: string, score: number) => void;

const firstOf = (value: string): string => value.split(/ \/ | \| | • /, 1)[0] ?? value;

const TAIL = /,?(?: (?:à|in|at))?[\s,(–—-]+$/u;

const partsOf = (line: string): string[] => {
  const place = findPlaces(line).at(-1);
  const isTail =
    place !== undefined &&
    /(?:[,(–—-] ?| (?:à|in|at) )$/u.test(line.slice(0, place.index)) &&
    line.endsWith(place.text);
  const head = isTail ? line.slice(0, place.index).replace(TAIL, '') : line;
  return head.split(/ [–—|·•-] | ?[|·•] ?|\s\/\s|, (?=\p{Lu}[^,]*$)/u).map((part) => part.trim());
};

/** Of a short line near the top or the foot: how much it looks like a name. */
function headScore(part: string, at: number, text: AdText): number {
  const folded = fold(part);
  if (
    part.length < 2 ||
    part.length > 70 ||
    /[.!?:;,]$/.test(part.replace(/\b(?:inc|ltd|ltée|ltee|co)\.$/i, ''))
  )
    return 0;
  if (NOT_NAME_LINE.test(folded) || part.split(' ').length > 9) return 0;
  if (!/^["«]?[\p{Lu}\d]/u.test(part)) return 0;
  const words = folded.match(/[\p{L}\d'&-]+/gu) ?? [];
  const sure =
    words.some((word) => COMPANY_SURE_CUES.has(word) || SURE.has(word)) || PUBLIC_BODY.test(folded);
  const cue = words.some((word) => COMPANY_CUES.has(word));
  const isTitle = titleScore(part) >= 2;
  const [place] = findPlaces(part);
  if (place && place.text.length >= part.length - 9) return 0;
  if (isTitle && !sure) return 0;
  const isTop = at < 3;
  const isBesideTitle =
    at < NEAR_TITLE &&
    [text.lines[at - 1], text.lines[at], text.lines[at + 1]].some(
      (line) =>
        line !== undefined &&
        (line.label === 'title' ||
          line.label === 'position' ||
          (line.text.length < 90 && titleScore(line.text) >= 2)),
    );
  if (!isNamelike(part) || /[^:]{2,40}: /.test(text.lines[at]?.text ?? '')) return 0;
  if (at >= HEAD_LINES && !sure) return 1.5;
  return (
    (text.lines[at]?.text === part ? 1.5 : 0) +
    (sure ? 6.5 : cue ? 4 : isTop ? 3 : 1.5) +
    (at === 0 ? 1 : 0) +
    (isBesideTitle ? 2 : 0) -
    (isBehindTitle(part, text.lines[at]?.text ?? '') ? 1.5 : 0) +
    repeats(part, text)
  );
}

/** Half of its words or more have capitals. */
const isNamelike = (part: string): boolean => {
  const words = part
    .split(' ')
    .filter((word) => /\p{L}/u.test(word) && !CONNECTORS.has(word.toLowerCase()));
  return (
    words.filter((word) => /^\P{L}{0,2}(?:[ld]['’])?[\p{Lu}\d]/u.test(word)).length * 2 >=
    words.length
  );
};

/** `Therapist - Home Care` names a unit there as often as the employer. */
const isBehindTitle = (part: string, line: string): boolean =>
  line.indexOf(part) > 0 && titleScore(line.slice(0, line.indexOf(part))) >= 2;

const SURE: ReadonlySet<string> = new Set(
  'inc ltd ltee llp corp senc cpe chsld cegep universite university college hospital hopital ministere ministry municipalite ville society association cooperative co-operative coop foundation fondation institute institut avocats notaires credit'.split(
    ' ',
  ),
);
const PUBLIC_BODY =
  /^(?:the )?(?:corporation of the )?(?:ville|municipalite|mrc|city|town|township|county|district|region|regional municipality|village|gouvernement|government|province|ministere|commission|centre de services scolaire|conseil scolaire|school board|cisss|ciusss|reseau de sante|centre integre|universite|university|college|cegep)\b/;
const NOT_NAME_LINE =
  /@|https?:|www\.|\$|^\d|\b(?:you|we|nous|vous|votre|your|offre d'emploi|job posting|job offer|temps plein|full[- ]time|part[- ]time|permanent|hybrid|hybride|teletravail|remote|applicants|candidats|posted|publie|salaire|salary|apply|postule|postulez|resume|\bcv\b|hiring|embauche!?$|recrute!?$|wanted|recherche|recherchons|page|equipe!?|team!?|service des|department|departement|direction|division|group of|poste|position|affichage|concours|competition|numero|number|exigences|qualifications|avantages|benefits|required|tag a friend|tel|appelez|call|text|textez)\b/;

/** Named again further down: a title is too, so this is a sign and no proof. */
function repeats(name: string, { lines }: AdText): number {
  const folded = fold(name);
  if (folded.length < 4) return 0;
  const times = lines.filter((line) => line.folded.includes(folded)).length;
  return Math.min(2, times - 1) * 0.8;
}

function offerFromSentence(sentence: string, evidence: string, offer: Offer): void {
  const folded = fold(sentence);
  const house =
    /^(?:Chez|At|Here at|Ici, chez) ([^,.;:!?]{2,60}), (?:we|our|you|nous|on|tu|vous|notre|la|le|les)\b/u.exec(
      sentence,
    )?.[1];
  if (house !== undefined && house.split(' ').length <= 7) offer(house, evidence, SCORES.house);
  const hires = /^(.{2,60}?) (?:embauche|recrute|engage|is hiring|hires)(?=[ !.,]|$)/iu.exec(
    sentence,
  )?.[1];
  if (hires !== undefined && /^\p{Lu}/u.test(hires) && hires.split(' ').length <= 7)
    offer(hires, evidence, SCORES.hires);
  const subject = subjectOf(sentence);
  if (subject) {
    const after = folded.slice(behindPlace(sentence, subject.end));
    const plain = folded.slice(subject.end);
    // `Redwood Glass, a family-owned manufacturer, is looking for`
    const beyond = plain.replace(/^(?: ?(?:inc|ltd|ltee))?\.?, [^,.]{2,100}, ?/, ' ');
    if ([plain, after, beyond].some((rest) => HIRES.test(rest)))
      offer(subject.name, evidence, SCORES.hires);
    else if (/^ ?!? ?(?:embauche|recrute|is hiring)/.test(after))
      offer(subject.name, evidence, SCORES.hires);
    else if (LATER.test(after) && DESCRIBES.test(after))
      offer(subject.name, evidence, SCORES.later);
    else if (DESCRIBES.test(after) || DESCRIBES.test(beyond))
      offer(subject.name, evidence, SCORES.describes - (subject.name.includes(' ') ? 0 : ONE_WORD));
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
    const isWeak = /^(?:at|au|a la|for) ?$/.test(cue[0].trim());
    const hasCue = (fold(name.name).match(/[a-z]+/g) ?? []).some((word) => COMPANY_CUES.has(word));
    offer(name.name, evidence, (isWeak ? SCORES.weakBefore : SCORES.before) + (hasCue ? 1.5 : 0));
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

const CONNECTORS: ReadonlySet<string> = new Set(
  "de du des d' la le les l' et and of the & for pour au aux en on in sur à – +".split(' '),
);

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

function cleanName(raw: string): string | undefined {
  let name = raw
    .replace(/ ?\((?:view all jobs|voir tous|[^)]{0,40}(?:employees|employés|logo)).{0,20}\)?/i, '')
    .replace(/["«»“”]/g, '')
    .replace(/ (?:logo|embauche|recrute|is hiring)!*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,:;!–—|-]+$/u, '')
    .trim();
  const [place] = findPlaces(name);
  // `Birchmount Family Dental in Scarborough`, `Spa Ondine à Bromont`; « Ville de Laval » keeps its place.
  const at = place
    ? name.search(new RegExp(`(?: (?:in|à|\\(|-|–)|,) ?\\(?${escaped(place.text)}`, 'u'))
    : -1;
  if (at > 1) name = name.slice(0, at);
  // « Résidence Bel Automne de Magog », but not « Centre hospitalier de Magog ».
  const own = place
    ? new RegExp(
        `^(.+\\p{Lu}[\\p{L}'’-]+ \\p{Lu}[\\p{L}'’-]+) (?:de|d['’]) ?${escaped(place.text)}$`,
        'u',
      ).exec(name)?.[1]
    : undefined;
  if (own !== undefined && !PUBLIC_BODY.test(fold(own))) name = own;
  name = name.replace(/ \([^)]{0,40}\)?$/, '').trim();
  name = name
    .replace(/^(?:the corporation of )?the (?=\p{Ll}|corporation|town|city|county)/iu, '')
    .replace(/^corporation of the /i, '');
  const folded = fold(name);
  if (name.length < 2 || name.length > 80 || NO_COMPANY.test(folded)) return undefined;
  if (
    !/\p{L}{2}/u.test(name) ||
    /^(?:ref\w*\.? ?)?#?[A-Z]{0,6}[-_]?\d[\d-]*$/i.test(name) ||
    /^(?:inc|ltd|ltee)\.?$/i.test(folded)
  )
    return undefined;
  const words = folded.split(' ');
  if (words.every((word) => isJobNoun(word))) return undefined;
  if (place && place.text.length >= name.length - 1) return undefined;
  return inUsualCase(name);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name in capitals of more than one word is shouted; one word alone may be its brand. */
function inUsualCase(name: string): string {
  if (/\p{Ll}/u.test(name.replace(/\b(?:inc|ltée|ltd)\b/gi, '')) || !name.includes(' '))
    return name;
  return name
    .split(' ')
    .map((word, at) => {
      const small = word.toLowerCase();
      if (at > 0 && CONNECTORS.has(small)) return small;
      if (
        /^(?:CHSLD|CISSS|CIUSSS|CPE|MRC|CLSC|CHU|LLP|YMCA|YWCA|IGA|BMO|RBC|CIBC|TD)$/.test(word) ||
        (word.length <= 3 && !/[AEIOUYÉ]/.test(word))
      )
        return word;
      return small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
    })
    .join(' ');
}

/** The names of sites and mail servers, without what says nothing of the employer. */
function domainsIn({ raw }: AdText): string[] {
  const domains: string[] = [];
  for (const line of raw)
    for (const match of line.matchAll(
      /(?:@|https?:\/\/(?:www\.)?|www\.|(?<![\w.@/-]))((?:[\w-]{1,63}\.){1,4}(?:com|ca|org|net|coop|gov|edu|quebec|io))(?![\w-])/gi,
    )) {
      const [domain = ''] = (match[1] ?? '')
        .toLowerCase()
        .split('.')
        .filter((part) => !COMMON.has(part))
        .toSorted((a, b) => b.length - a.length);
      if (domain.length > 2) domains.push(domain.replace(/[^a-z\d]/g, ''));
    }
  return domains;
}

const COMMON: ReadonlySet<string> = new Set(
  'www example com ca org net qc gc on gouv gov careers carrieres jobs emplois emploi gmail hotmail outlook yahoo videotron mail hr rh apply'.split(
    ' ',
  ),
);

/** `rh@berthiaume.ca` speaks for « Constructions Berthiaume et Fils ». */
function isOfDomain(name: string, domain: string): boolean {
  const folded = fold(name);
  const whole = folded.replace(/[^a-z\d]/g, '');
  if (whole.includes(domain) || (whole.length > 4 && domain.includes(whole))) return true;
  const words = folded.match(/[a-z]{4,}/g) ?? [];
  return words.some((word) => !COMPANY_CUES.has(word) && domain.includes(word));
}
