/** Name, headline, e-mail, phone, place, LinkedIn and summary: the head of a CV, wherever its layout puts them. */
import { COUNTRIES } from '#/domain/cv/words/places.ts';
import { TITLE_WORDS } from '#/domain/cv/words/job-titles.ts';
import { isDocumentTitle } from '../accounting.ts';
import { fold, tokensOf, trimEdges, wordsOf } from '../folded.ts';
import type { FoundField } from '../found-field.ts';
import { headingHit } from '../headings.ts';
import type { SourceLine } from '../source-line.ts';
import { looksLikeCity } from '../entries/city-name.ts';
import { findName, type FoundName } from './name.ts';
import { findPlace, wholePlace } from './place.ts';
import { CONTACT_LABEL, findEmail, findLinkedin, findPhones, isNorthAmerican } from './reach.ts';

export interface Contact {
  fullName?: FoundField;
  headline?: FoundField;
  email?: FoundField;
  phone?: FoundField;
  location?: FoundField;
  linkedin?: FoundField;
  /** "Mme", "Dr" …: taken off the name. */
  honorific: string;
  /** Lines taken by the name, wherever they stand. */
  nameLines: SourceLine[];
  /** Street addresses that stood before the city. */
  street: string[];
  /** What is left of the contact lines, in order, the found pieces taken out. */
  rest: SourceLine[];
  /** Texts of the zone that are values or labels, for the account of words. */
  used: string[];
}

/** `zone`: the lines before any heading and those under a contact heading; `others`: all other lines. */
export function readContact(
  zone: readonly SourceLine[],
  others: readonly SourceLine[],
  links: readonly string[],
  furniture: readonly SourceLine[] = [],
): Contact {
  const lines = [...zone];
  const all = [...zone, ...furniture, ...others];
  const email = emailOf(all, links) ?? wrappedEmail(zone);
  const name =
    nameOf(zone, others, email?.value ?? '') ?? nameOf(furniture, [], email?.value ?? '');
  const countries = countriesIn([...zone, ...furniture]);
  const linkedin = linkedinOf(all, links);
  const phone =
    phoneOf([...zone, ...furniture], countries) ??
    phoneOf(
      others.filter((line) => /tel|phone|mobile|cell/i.test(fold(line.text))),
      countries,
    );
  const cuts = new Cuts();
  if (name) takeName(cuts, name);
  for (const found of [email, linkedin, phone]) if (found) cuts.take(found.line, found.raw);
  const location = locationOf(lines, cuts, name) ?? locationOf(furniture, cuts, name);
  if (location) cuts.take(location.line, location.raw);
  if (location?.tail) cuts.take(location.tail.line, location.tail.text);
  const street = location?.street ?? [];
  for (const { line, text } of street) cuts.take(line, text);
  const headline = headlineOf(zone, cuts, name, location?.line);
  if (headline) cuts.take(headline.line, headline.value);
  return {
    honorific: name?.honorific ?? '',
    nameLines: name?.lines ?? [],
    ...(name ? { fullName: field(name.name, name.lines[0], name.confidence) } : {}),
    ...(headline ? { headline } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(location ? { location } : {}),
    ...(linkedin ? { linkedin } : {}),
    street: [...street.map(({ text }) => trimEdges(text)), ...codesOf(location)],
    rest: lines.flatMap((line) => cuts.restOf(line)),
    used: cuts.texts(),
  };
}

function takeName(cuts: Cuts, name: FoundName): void {
  name.lines.forEach((line, at) => {
    const raw = name.raws[at] ?? line.text;
    const titled = `${name.honorific} ${raw}`;
    cuts.take(line, name.honorific && line.text.includes(titled) ? titled : raw);
  });
}

type Reach = FoundField & { raw: string };

const field = (value: string, line: SourceLine | undefined, confidence: number): FoundField => ({
  value,
  line: line as SourceLine,
  confidence,
});

function emailOf(lines: readonly SourceLine[], links: readonly string[]): Reach | undefined {
  const linked = (target: string): string | undefined =>
    /^mailto:([^?]+)/i.exec(target)?.[1]?.trim();
  for (const line of lines) {
    const found = findEmail(line.text);
    const target = line.links.map((link) => linked(link.target)).find(Boolean);
    if (found) {
      const sameStart = target && fold(target).startsWith(fold(found.value).slice(0, 5));
      return { ...field(sameStart ? target : found.value, line, 0.98), raw: found.raw };
    }
    if (target)
      return {
        ...field(target, line, 0.95),
        raw: line.links.find((link) => linked(link.target))?.text ?? '',
      };
  }
  const target = links.map(linked).find(Boolean);
  const first = lines[0];
  return target && first ? { ...field(target, first, 0.9), raw: '' } : undefined;
}

/** An address broken over two lines of a narrow column. */
function wrappedEmail(lines: readonly SourceLine[]): Reach | undefined {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || !/[@.\p{L}\p{N}-]$/u.test(line.text) || next.text.includes(' ')) continue;
    const found = findEmail(`${line.text}${next.text}`);
    if (found && !next.text.includes(found.raw))
      return { ...field(found.value, line, 0.85), raw: found.raw };
  }
  return undefined;
}

function linkedinOf(lines: readonly SourceLine[], links: readonly string[]): Reach | undefined {
  for (const line of lines) {
    const found = findLinkedin(line.text);
    const link = line.links.find(({ target }) => findLinkedin(target));
    const target = link ? findLinkedin(link.target) : undefined;
    if (found) return { ...field(target?.value ?? found.value, line, 0.96), raw: found.raw };
    if (link && target) return { ...field(target.value, line, 0.95), raw: link.text };
  }
  const target = links.map((link) => findLinkedin(link)).find(Boolean);
  const first = lines[0];
  return target && first ? { ...field(target.value, first, 0.9), raw: '' } : undefined;
}

/** A Canadian number wins over one from abroad, else the first. */
function phoneOf(lines: readonly SourceLine[], countries: readonly string[]): Reach | undefined {
  const found = lines.flatMap((line) => {
    const email = findEmail(line.text)?.raw;
    const text = email ? line.text.replace(email, ' '.repeat(email.length)) : line.text;
    return findPhones(text.replace(/https?:\S+|\S*\.com\/\S*/g, ' '), countries).map((item) => ({
      ...field(item.value, line, 0.95),
      raw: item.raw,
    }));
  });
  return found.find((item) => isNorthAmerican(item.value)) ?? found[0];
}

function nameOf(
  zone: readonly SourceLine[],
  others: readonly SourceLine[],
  email: string,
): FoundName | undefined {
  const cleaned = zone.filter((line) => line.zone !== 'footer');
  const found = findName(cleaned, email);
  if (found && found.confidence > 0.8) return found;
  const large = others.filter((line) => line.page === 1 && line.size > 1.4).slice(0, 4);
  const elsewhere = large.length > 0 ? findName(large, email) : undefined;
  return elsewhere && elsewhere.confidence > (found?.confidence ?? 0) ? elsewhere : found;
}

function countriesIn(lines: readonly SourceLine[]): string[] {
  const codes = lines.flatMap((line) => {
    const place = findPlace(line.text);
    return place?.country ? [place.country] : [];
  });
  return [...new Set(codes)].filter((code) => [...COUNTRIES.values()].includes(code));
}

interface FoundLocation extends Reach {
  /** The next line's beginning, when the place is broken over two lines. */
  tail?: { line: SourceLine; text: string };
  /** Street and number before the place, that the rules for personal data left. */
  street: { line: SourceLine; text: string }[];
}

function locationOf(
  lines: readonly SourceLine[],
  cuts: Cuts,
  name: FoundName | undefined,
): FoundLocation | undefined {
  let best: FoundLocation | undefined;
  lines.forEach((line, index) => {
    const pieces = cuts.piecesOf(line);
    pieces.forEach((piece, at) => {
      const tail =
        at === pieces.length - 1 ? wrappedPlace(piece, lines[index + 1], cuts) : undefined;
      const whole = tail ? `${piece.trimEnd().replace(/,$/, '')}, ${tail.text}` : piece;
      const text = whole.replace(/https?:\S+|\S+\.\S+\/\S*/g, ' ');
      const own = text.replace(/^[^:,]{2,28}:\s*/, '');
      const found = findPlace(own, { loose: true });
      if (!found || name?.raws.includes(found.place)) return;
      const before = own.slice(0, found.index);
      const rest = wordsOf(trimEdges(withoutLabels(own).replace(fold(found.place), ' '))).length;
      const labelled = own !== text && PLACE_LABEL.test(fold(text));
      const confidence =
        found.confidence - Math.min(0.5, rest * 0.06) + (labelled ? 0.1 : 0) - index * 0.004;
      if (confidence <= 0.42 || (best && confidence <= best.confidence)) return;
      const raw = own.slice(found.index, found.index + found.length);
      best = {
        ...field(found.place, line, confidence),
        raw: tail ? raw.slice(0, raw.lastIndexOf(tail.text)).replace(/,\s*$/, '') : raw,
        street: streetBefore(line, trimEdges(before), before === '' ? lines[index - 1] : undefined),
        ...(tail ? { tail } : {}),
      };
    });
  });
  return best;
}

/** Postal and district codes that stood inside the place. */
const codesOf = (location: FoundLocation | undefined): string[] =>
  (
    location?.raw.match(
      /(?<![\p{L}\p{N}])(?=[\p{L} -]*\d)[\p{Lu}\d][\p{Lu}\d -]{1,8}\d\p{Lu}?\d?(?![\p{L}\p{N}])/gu,
    ) ?? []
  ).filter((code) => !location?.value.includes(code));

/** What leads to the city on its line, or fills the line above up to a comma. */
function streetBefore(
  line: SourceLine,
  before: string,
  above: SourceLine | undefined,
): FoundLocation['street'] {
  if (/\d/.test(before) && !/@/.test(before)) return [{ line, text: before }];
  const opens = above && /\d.*,\s*$/.test(above.text) && !/[@|]|\d{5}/.test(above.text);
  return opens ? [{ line: above, text: above.text }] : [];
}

const PLACE_LABEL =
  /(?:adresse|address|location|lieu|ville|city|residence|domicile|localisation|based in)/;

/** "Brest," with "France" at the start of the next line. */
function wrappedPlace(
  piece: string,
  next: SourceLine | undefined,
  cuts: Cuts,
): { line: SourceLine; text: string } | undefined {
  const text = next ? trimEdges((cuts.piecesOf(next)[0] ?? '').split(/\s[–—/-]\s/u)[0] ?? '') : '';
  return next && text !== '' && wholePlace(text) && endsAsCity(piece, text)
    ? { line: next, text }
    : undefined;
}

function endsAsCity(piece: string, next: string): boolean {
  if (/,\s*$/.test(piece)) return true;
  const last = trimEdges(piece.split(/[,:]/).at(-1) ?? '');
  return (
    COUNTRIES.has(fold(next)) &&
    !COUNTRIES.has(fold(last)) &&
    (wholePlace(last) !== undefined || looksLikeCity(last))
  );
}

const WANTED_JOB =
  /^(?:emploi recherché|poste recherché|poste visé|desired employment|position sought|target role|titre|job applied for|position applied for|postulation|candidature)(?:\s*\/\s*(?:domaine de compétence|occupational field|type d’emploi))?\s*[:/–-]?\s*/iu;

function headlineOf(
  zone: readonly SourceLine[],
  cuts: Cuts,
  name: FoundName | undefined,
  locationLine: SourceLine | undefined,
): FoundField | undefined {
  const nameIndex = name ? zone.indexOf(name.lines.at(-1) as SourceLine) : -1;
  let best: { found: FoundField; score: number } | undefined;
  zone.forEach((line, index) => {
    const distance = nameIndex >= 0 ? index - nameIndex : index + 1;
    if (distance < -2 || distance > 8) return;
    const text = trimEdges(cuts.restText(line)).replace(WANTED_JOB, '');
    const words = wordsOf(text);
    if (words.length === 0 || words.length > 16 || line.bullet > 0 || line.continues) return;
    if (
      /[@]|https?:|www\.|\.(?:com|ca|org|io|net|me)\b/i.test(text) ||
      (/\.$/.test(text) && words.length > 8) ||
      headingHit(text)?.full
    )
      return;
    if (
      wordsOf(withoutLabels(text)).length === 0 ||
      /\d{4,}/.test(text) ||
      /^[^:]{2,20}:/.test(text)
    )
      return;
    const titled = tokensOf(text).some((word) => TITLE_WORDS.has(word));
    let score =
      (titled ? 3 : 0) + (distance === 1 ? 2 : distance === 0 ? 1.5 : distance === 2 ? 1 : 0);
    score += line.size > 1.08 ? 1 : 0;
    score += line.bold || line.tinted || line.italic || line.caps ? 0.4 : 0;
    score -= words.length > 12 ? 2 : 0;
    score -= line === locationLine && !titled ? 2 : 0;
    if (score >= 2 && (!best || score > best.score))
      best = { found: field(text, line, Math.min(0.97, 0.6 + score * 0.07)), score };
  });
  return best?.found;
}

const withoutLabels = (text: string): string => fold(text).replace(CONTACT_LABEL, ' ');

/** Pieces taken out of lines; the rest of a line stays readable. */
class Cuts {
  private readonly taken = new Map<SourceLine, string[]>();

  take(line: SourceLine, raw: string): void {
    if (raw) this.taken.set(line, [...(this.taken.get(line) ?? []), raw]);
  }

  restText(line: SourceLine): string {
    let text = line.text;
    for (const raw of this.taken.get(line) ?? []) {
      const at = text.lastIndexOf(raw);
      if (at >= 0) text = `${text.slice(0, at)} | ${text.slice(at + raw.length)}`;
    }
    return text.replace(/(?:\s*\|\s*)+/g, ' | ');
  }

  piecesOf(line: SourceLine): string[] {
    return this.restText(line)
      .split(/\s[|•·]\s|\||[\p{So}\p{Co}]/u)
      .filter((piece) => piece.trim() !== '');
  }

  /** Nothing when only labels and separators are left. */
  restOf(line: SourceLine): SourceLine[] {
    if (isDocumentTitle(line.text)) return [];
    if (!this.taken.has(line)) return wordsOf(withoutLabels(line.text)).length > 0 ? [line] : [];
    const text = this.piecesOf(line)
      .map(trimEdges)
      .filter((piece) => wordsOf(withoutLabels(piece)).length > 0)
      .join(' | ');
    return text === '' ? [] : [{ ...line, text, cells: [text] }];
  }

  texts(): string[] {
    return [...this.taken.values()].flat();
  }
}
