/** E-mail, phone and profile addresses in a line of text. */
import {
  findPhoneNumbersInText,
  isPossiblePhoneNumber,
  type CountryCode,
} from 'libphonenumber-js/min';
import { fold } from '#/domain/text/fold.ts';

export interface Found {
  value: string;
  /** What stands in the text, to be taken out of it. */
  raw: string;
}

const EMAIL = /[\p{L}\p{N}._%+'-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;

/** "awa.diop at example dot org", "awa[.]diop[at]example.org": the signs told in words or brackets. */
const SPELT_EMAIL =
  /[\p{L}\p{N}_+.-]{1,64}(?:\[\.\][\p{L}\p{N}_+-]{1,40}){0,3}(?:\s?[[(]at[\])]\s?[\p{L}\p{N}-]{1,40}(?:(?:\.|\s?[[(](?:dot|point|\.)[\])]\s?)[\p{L}\p{N}-]{1,40}){1,3}| at [\p{L}\p{N}-]{1,40}(?: dot [\p{L}\p{N}-]{1,40}){1,3})(?![\p{L}\p{N}])/iu;
const SPELT_AT = /\s?[[(]at[\])]\s?| at /iu;
const SPELT_DOT = /\s?[[(](?:dot|point|\.)[\])]\s?| dot /giu;

/** "awa@example.orgDakar": the place stood beside an icon that left no blank. */
const GLUED = /(\.\p{Ll}{2,})\p{Lu}\p{Ll}+$/u;

/** "awa . diop @ example . org": written so that no robot finds it. */
const SPACED_EMAIL =
  /[\p{L}\p{N}_+-]{1,40}(?: \. [\p{L}\p{N}_+-]{1,40}){0,3} @ [\p{L}\p{N}-]{1,40}(?: \. [\p{L}\p{N}-]{1,40}){0,2} \. \p{Ll}{2,6}(?![\p{L}\p{N}])/u;

export function findEmail(text: string): Found | undefined {
  const raw = EMAIL.exec(text)?.[0].replace(GLUED, '$1') ?? SPACED_EMAIL.exec(text)?.[0];
  const spelt = raw ? undefined : SPELT_EMAIL.exec(text)?.[0];
  if (spelt) return { raw: spelt, value: spelt.replace(SPELT_AT, '@').replaceAll(SPELT_DOT, '.') };
  return raw ? { raw, value: raw.replace(/\s/g, '').replace(/^['.-]+/, '') } : undefined;
}

const LINKEDIN =
  /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|profile)?\/?[\p{L}\p{N}%_.~/-]*/iu;
/** "LinkedIn : jean-tremblay", "linkedin/in/jean". */
const LINKEDIN_LABEL =
  /linked ?in\s*[:/|–-]\s*(?:@|\/?in\/)?([\p{L}\p{N}][\p{L}\p{N}_%-]{3,})(?=$|[\s|,;·•/])/iu;

/** "in/jean-tremblay" alone between signs, beside an icon that said of what. */
const LINKEDIN_PATH =
  /(?<=^|[|,;·•\d\p{So}]\s?|@\S{3,64}\s)\/?in\/([\p{L}\p{N}][\p{L}\p{N}_%-]{3,})\/?(?=$|\s*[|,;·•]|\s\S*[@.\d])/iu;

/** `linkedin.com/in/<slug>`. */
export function findLinkedin(text: string): Found | undefined {
  // Two addresses may follow each other without a blank.
  const raw = LINKEDIN.exec(text.replace(/(?<=[\p{L}\p{N}/])(?=https?:\/\/)/gu, ' '))?.[0];
  if (raw) {
    const value = normalLinkedin(raw);
    return value ? { raw: raw.replace(/[.,;]+$/, ''), value } : undefined;
  }
  const path = LINKEDIN_PATH.exec(text);
  if (path?.[1]) return { raw: path[0], value: `linkedin.com/in/${path[1]}` };
  const label = LINKEDIN_LABEL.exec(text);
  const slug = label?.[1];
  if (!label || !slug || /^(?:https?|www|profile|profil)$/i.test(slug)) return undefined;
  if (!/[\d_-]/.test(slug) && slug !== slug.toLowerCase()) return undefined;
  return { raw: label[0], value: `linkedin.com/in/${slug}` };
}

function normalLinkedin(url: string): string | undefined {
  const path = url
    .replace(/^.*?linkedin\.com\/?/i, '')
    // A link without "https://" was taken for the name of a file.
    .replace(/(?:\.pdf)?[?#].*$/i, '')
    .replace(/\.pdf$/i, '')
    .replace(/[.,;/]+$/, '');
  const slug = path.replace(/^(?:in|pub|profile)\//i, '').split('/')[0];
  if (!slug || /^(?:in|pub|company)$/i.test(slug)) return undefined;
  return `linkedin.com/in/${safeDecode(slug)}`;
}

function safeDecode(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** An address behind a link holds all letters of the one that is shown, in their order: the text may have lost some, or gone on in the next line. */
export function isFuller(target: string, shown: string): boolean {
  const letters = fold(target);
  let at = -1;
  return [...fold(shown)].every((letter) => (at = letters.indexOf(letter, at + 1)) >= 0);
}

const PHONE_LABEL =
  /(?<!\p{L})(?:e-?mail address|phone number|numero de telephone|tel(?:ephone)?s?|phone|mobile|cell(?:ulaire|phone)?|portable|natel|handy|gsm|whatsapp|domicile|home|work|bureau|mob|cel|ph|t|m|p|c)\s*\.?\s*(?:no\.?|n°|number)?\s*[:.)|#]?\s*$/u;
/** Between blanks, a dot in the middle of the line goes on only between groups of a number: "1985 · 514 555 0142" is two. */
const CANDIDATE =
  /(?<!\d\p{Lu})(?:\+|00)?\s?\(?\+?\d(?:[\d().\u00a0 /‐‑–—−-]|(?<=\d)·(?=\d)|(?<=(?<!\d)\d{3}\)? )·(?= \d{3,4}(?!\d))|(?<=(?<!\d)\d\d )·(?= \d\d(?!\d))){5,22}\d/gu;

/** A phone number in the text, in Canada or in one of the countries the CV names, as typed. */
export function findPhones(text: string, countries: readonly string[]): Found[] {
  const found: Found[] = [];
  for (const { raw, index } of candidates(text)) {
    const before = fold(text.slice(0, index));
    const digits = raw.replace(/\D/g, '');
    if (RESEARCHER.test(raw) || SCORE.test(raw) || isPages(raw, before)) continue;
    if (
      digits.length < 7 ||
      digits.length > 15 ||
      (isDates(raw.replace(/^\(/, '')) && !isPairs(raw))
    )
      continue;
    const labelled = PHONE_LABEL.test(before);
    if (
      /(?<!\p{L})(?:nas|sin|ssn|passe?port|cin|cni|nie|id|identite|identity|nationale?|permit|permis|licen[cs]e|no|n°|#|account|compte|iban|aadhaar)\s*\.?\s*(?:no|n°|number|#)?\s*[:.]?\s*$/u.test(
        before,
      ) &&
      !labelled
    )
      continue;
    const value = withPlainSigns(raw);
    if (!labelled && !isPhone(value, digits, countries)) continue;
    found.push({ raw, value });
  }
  return found;
}

/** The public number of a researcher; the last sign may be an X. */
const RESEARCHER = /^0000-000\d-\d{4}-\d{3}/;
/** "pp. 3301–3317", or a range whose ends begin alike. */
const isPages = (raw: string, before: string): boolean =>
  /(?<!\p{L})p(?:p|ages?)?\.?\s*$/u.test(before)
    ? /^\d+[-–]\d+$/.test(raw)
    : /^(\d{2,3})(\d{2,3})[-–]\1(?!\2)\d{2,3}$/.test(raw);

/** "50020/ 50000": so much of so much. */
const SCORE = /^\d{2,5} ?\/ ?\d{2,5}$/;
/** The end of another number before a range of years: "(T34) 2023-2025", "$84,000 2022-2026". */
const YEARS_AT_END = /^[^+]*[ )](?:19|20)\d\d ?[-–] ?(?:19|20)\d\d$/;

/** Any dash is a hyphen, and a dot in the middle of the line a blank: what stands between digits says nothing more. */
const withPlainSigns = (raw: string): string =>
  raw
    .replace(/[‐‑–—−-]+/g, '-')
    .replace(/[\u00a0 ·]+/g, ' ')
    .replace(/(?<=\d) - (?=\d)/g, '-');

/** A postal code before the number of an area in brackets: "94588 (555) 012-3456". */
const CODE_BEFORE_NUMBER = /^\s?\d{4,6}[ \u00a0]+(?=\()/u;

/** A bar between blanks parts two numbers; so does one after a blank before the whole of another. */
const candidates = (text: string): { raw: string; index: number }[] =>
  [...text.matchAll(/(?:(?!\s\/\s|\s\/(?=\d{8})).)+/gu)].flatMap((part) =>
    [...part[0].matchAll(CANDIDATE)].map((match) => {
      const code = CODE_BEFORE_NUMBER.exec(match[0])?.[0].length ?? 0;
      return { raw: match[0].slice(code).trim(), index: part.index + match.index + code };
    }),
  );

function isPhone(raw: string, digits: string, countries: readonly string[]): boolean {
  if (
    /^\d{3}[ -]\d{3}[ -]\d{3}$/.test(raw) &&
    !countries.some((code) => isPossiblePhoneNumber(raw, code as CountryCode))
  )
    return false;
  const plain = raw.startsWith('00') ? `+${raw.slice(2)}` : raw;
  if (/^\+|^\(\+/.test(plain)) return digits.length >= 8;
  if (findPhoneNumbersInText(plain, { defaultCountry: 'CA', extended: false }).length > 0)
    return true;
  if (/^\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$/.test(plain)) return true;
  if (digits.length === 11 && digits.startsWith('1')) return true;
  if (/^0\d(?:[ ./-]?\d\d){4}$/.test(plain)) return true;
  return (
    digits.length >= 8 &&
    countries.some((code) => isPossiblePhoneNumber(plain, code as CountryCode))
  );
}

/**
 * A number that fills the text, or a piece of it between signs, and opens with the zero of calls inside a country,
 * "07700 900142": a phone of a country the CV doesn't name. An identity paper's number may look the same: for a CV that
 * shows no other phone.
 */
export const findTrunkNumber = (text: string): Found | undefined =>
  text
    .split(/\s\/\s|[|•·]/u)
    .map(asTrunkNumber)
    .find((found) => found !== undefined);

function asTrunkNumber(text: string): Found | undefined {
  const raw = text.replace(PHONE_EDGES, '').trim();
  if (PAIRS.test(raw) || BLANK_NUMBER.test(raw)) return { raw, value: withPlainSigns(raw) };
  if (!/^\(?0[1-9]\d{0,4}\)?(?:[ \u00a0-]?\d{2,8}){1,4}$/.test(raw)) return undefined;
  const digits = raw.replace(/\D/g, '').length;
  // In threes it would be a social insurance number.
  const isShort = digits === 9 && /^0\d\d(?:[ \u00a0]\d\d){3}$/.test(raw);
  return isShort || digits === 10 || digits === 11
    ? { raw, value: withPlainSigns(raw) }
    : undefined;
}

/** ": 0711 555 014", "71 55 50 12 (whatsapp)" */
const PHONE_EDGES = /^\s*:\s*|\s*\((?:whats ?app|mobile|cell|viber|telegram|signal)\)\s*$/giu;

/** "655 55 50 14", "71 55 50 12": pairs, as numbers are written where no zero opens them. */
const PAIRS = /^\d{2,3}(?:[ \u00a0]\d\d){3,4}$/;

/** "+49 151 ** *** ***", "+1 (xxx) xxx-xxxx", "+1-800-WEAVING": hidden or spelt; "555-1234": without its area. */
const BLANK_NUMBER =
  /^(?:(?=.{9})\+(?:\d{1,3}|x{2,3})(?:[ ().-]{1,2}(?:\d{1,9}|[xX*]{2,5})){1,6}(?:\)?-[A-Z]{4,9})?|\d{3}-\d{4}|[xX]{3}-[xX]{3}-[xX]{4})$/;

/** "06.55.50.14.22": five pairs parted by one sign, the first with a zero, are a French number and no date. */
const isPairs = (raw: string): boolean => /^0[1-9]([./-])\d\d(?:\1\d\d){3}$/.test(raw);

const isDates = (raw: string): boolean =>
  YEARS_AT_END.test(raw) ||
  /^\d{5}-\d{3}$/.test(raw) ||
  /^(?:19|20)\d\d[./]\d{1,2}\s*[-–]\s*(?:19|20)\d\d[./]\d{1,2}$/.test(raw) ||
  /^(?:19|20)\d\d\s*[-–/.·]\s*(?:19|20)?\d\d(?:\s*[-–/.]\s*\d\d)?$/.test(raw) ||
  /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d/.test(raw) ||
  /^\d{1,2}[./-](?:19|20)\d\d\s*[–‑-]/.test(raw) ||
  /\d\/\d.*\d\/\d/.test(raw);

/** True for a number of Canada or the United States, which wins over one from abroad. */
export const isNorthAmerican = (phone: string): boolean => {
  const digits = phone.replace(/\D/g, '');
  if (/^\s*\(?(?:\+|00)\s?[02-9]/.test(phone)) return false;
  // 311, 911 and their like are no areas.
  if (/^1?\d11/.test(digits)) return false;
  return (
    (digits.length === 10 && !digits.startsWith('0')) ||
    (digits.length === 11 && digits.startsWith('1'))
  );
};

/** Words that only announce a contact detail. */
export const CONTACT_LABEL =
  /(?<![\p{L}\p{N}])(?:tel(?:ephone)?s?|phone|mobile|cell(?:ulaire|phone)?|portable|natel|handy|gsm|whatsapp|courrier electronique|courriels?|e-?mails?|mail|mel|adresse(?: (?:courriel|e-?mail|electronique|postale|mail))?|address|location|lieu|ville|city|localisation|residence|domicile|contacts?|linked ?in|profil linkedin|profil en ligne|online profile|linkedin profile|site web|website|web|url|nom(?: complet| et prenoms?| de famille)?|prenoms?(?: et nom)?|full name|name|surname|first name|last name|based in|situee? a|lives in|numero|no|t|c|m|p|e|cel|mob|ph|home|in)(?![\p{L}\p{N}])\s*[:.)]?/gu;
