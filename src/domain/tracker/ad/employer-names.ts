/** Employers' names: cut to what names them, and compared with addresses. */
import { COMPANY_CUES } from '../../cv/words/organisations.ts';
import { fold } from '../../text/fold.ts';
import type { AdText } from './ad-lines.ts';
import { findPlaces } from './find-places.ts';
import { isJobNoun } from './title-words.ts';
import { NO_COMPANY } from './words/hiring.data.ts';

export const CONNECTORS: ReadonlySet<string> = new Set(
  "de du des d' la le les l' et and of the & for pour au aux en on in sur à – +".split(' '),
);

export const PUBLIC_BODY =
  /^(?:the )?(?:corporation of the )?(?:ville|municipalite|ministry|mrc|city|town|township|county|district|region|regional municipality|village|gouvernement|government|province|ministere|commission|centre de services scolaire|conseil scolaire|school board|cisss|ciusss|reseau de sante|centre integre|universite|university|college|cegep)\b/;

export function cleanName(raw: string): string | undefined {
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
        `^(.*\\p{Lu}[\\p{L}'’-]+ \\p{Lu}[\\p{L}'’-]+) (?:de|d['’]) ?${escaped(place.text)}$`,
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
export function domainsIn({ raw }: AdText): string[] {
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
export function isOfDomain(name: string, domain: string): boolean {
  const folded = fold(name);
  const whole = folded.replace(/[^a-z\d]/g, '');
  if (whole.includes(domain) || (whole.length > 4 && domain.includes(whole))) return true;
  const words = folded.match(/[a-z]{4,}/g) ?? [];
  return words.some((word) => !COMPANY_CUES.has(word) && domain.includes(word));
}
