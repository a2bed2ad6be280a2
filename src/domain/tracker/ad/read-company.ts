/** Who hires: by a label, by the form of the page, or by what sentences say of it. */
import { COMPANY_CUES, COMPANY_SURE_CUES } from '../../cv/words/organisations.ts';
import { fold } from '../../text/fold.ts';
import { sentencesOf, type AdText } from './ad-lines.ts';
import type { Found } from './ad-reading.ts';
import { findPlaces } from './find-places.ts';
import type { PageForm } from './page-forms.ts';
import { cleanName, CONNECTORS, domainsIn, isOfDomain, PUBLIC_BODY } from './employer-names.ts';
import { offerFromSentence, SAID, type Offer } from './employer-sentences.ts';
import { sameName, titleScore } from './title-words.ts';

interface Candidate {
  name: string;
  evidence: string;
  score: number;
}

export const readCompany = (text: AdText, form: PageForm): Found<string> | null => {
  const candidates: Candidate[] = [];
  const offer: Offer = (raw, evidence, score) => {
    const name = raw === undefined ? undefined : cleanName(raw);
    if (name !== undefined && candidates.length < MOST) candidates.push({ name, evidence, score });
  };
  if (form.company !== undefined) offer(form.company, form.company, SCORES.form);
  text.lines.forEach((line, at) => {
    if (line.label === 'company') offer(firstOf(line.value), line.text, SCORES.label);
    if (line.label === 'other' && PUBLIC_BODY.test(fold(line.value)) && line.value.length < 70)
      offer(line.value, line.text, SAID.describes);
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

const SCORES = { label: 20, form: 16 } as const;
/** Each is compared with each. */
const MOST = 200;
const ENOUGH = 4.4;
const ECHO = 1.2;
const DOMAIN = 3;
const HEAD_LINES = 12;
const NEAR_TITLE = 6;
/** In a few lines, any may be the name. */
const SHORT = 8;
const FOOT_LINES = 4;

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
  if (place && !PUBLIC_BODY.test(folded) && isOnlyPlace(part.replace(place.text, ''))) return 0;
  if (isTitle && !sure) return 0;
  const isTop = at < 3 || (text.lines.length <= SHORT && part.includes(' '));
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

/** What stands beside a town that is no name. */
const isOnlyPlace = (rest: string): boolean =>
  /^(?:\W*|\W*(?:secteur|arrondissement|quartier|downtown)\b.*|.*(?:area|environs|region|downtown|centre-ville|and|et|secteur|canada|on|qc|bc|ab|metro|greater|grand)\W*)$/i.test(
    fold(rest.trim()),
  );

/** Half of its words or more have capitals. */
const isNamelike = (part: string): boolean => {
  const words = part
    .split(' ')
    .filter((word) => /[\p{L}\d]/u.test(word) && !CONNECTORS.has(word.toLowerCase()));
  return (
    words.filter((word) => /^\P{L}{0,2}(?:[ld]['’])?\p{Lu}/u.test(word)).length * 2 >= words.length
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
const NOT_NAME_LINE =
  /@|https?:|www\.|\$|^\d|(?<![\w'-])(?:you|we|nous|vous|votre|your|offre d'emploi|job posting|job offer|temps plein|full[- ]time|part[- ]time|permanent|hybrid|hybride|teletravail|remote|applicants|candidats|posted|publie|salaire|salary|apply|postule|postulez|resume|\bcv\b|hiring|embauche!?$|recrute!?$|wanted|recherche|recherchons|page|equipe!?|team!?|service des|department|departement|direction|division|group of|poste|position|affichage|concours|competition|numero|number|exigences|qualifications|avantages|benefits|required|tag a friend|tel|appelez|call|text|textez)\b/;

/** Named again further down: a title is too, so this is a sign and no proof. */
function repeats(name: string, { lines }: AdText): number {
  const folded = fold(name);
  if (folded.length < 4) return 0;
  const times = lines.filter((line) => line.folded.includes(folded)).length;
  return Math.min(2, times - 1) * 0.8;
}
