/**
 * Personal data that takes whole lines: contacts of references (third persons' data, fraserworks.ca),
 * declarations and signatures (jobscout.live, Altis). Each block of lines is one removed item.
 */
import { SURE_PRESENT_WORDS } from '../../words/date-words.ts';
import type { RemovedItem } from '#/domain/cv/reading.ts';
import type { SourceLine } from '#/domain/cv/read/lines/source-line.ts';
import type { ZonedLine } from './zones.ts';
import { foldAligned } from './fold.ts';
import { itemsFilling } from './recognise.ts';
import { BLOCK_GAP } from '#/domain/cv/read/lines/thresholds.ts';

const ON_REQUEST =
  /disponibles?|available|on request|upon request|sur demande|provided|fournies?|a la demande|furnished/;
const PHONE_OR_MAIL = /[\w.+-]+@[\w-]+\.\w|(?:\+|00|\(?\d)[\d\s().-]{7,}\d/;
/** Periods of jobs: their section only has a heading like that of references. */
const PERIOD = new RegExp(
  `\\b(?:19|20)\\d{2} ?- ?(?:\\p{L}+\\.? )?(?:19|20)\\d{2}\\b|- ?(?:${SURE_PRESENT_WORDS})(?!\\p{L})`,
  'u',
);
const THIRD_PERSON =
  /^\W*(?:professional )?(?:references?|referees?|referents?|superviseure?|supervisor|superieure?(?: hierarchique| immediate?)?|line manager|reporting manager|contact (?:person|de reference))(?: \([^)]*\))? ?[:-]/;
const CIVILITY = /^(?:M\.|Mme|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Pr\.?|Prof\.?|Me) /;
const PERSON_LINE =
  /^(?:(?:M\.|Mme|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Pr\.?|Prof\.?|Me|Eng\.?) ?)?\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’.-]*){1,3}(?:\s*[,–(-]|$)/u;

const DECLARATION =
  /^\W*(?:i,? the undersigned|i ?,?[^,]{0,40},? ?(?:do )?(?:hereby|solemnly)[^.]{0,20} (?:declare|affirm|confirm that|certify that|state that|undertake)|i (?:certify|declare|affirm|attest|confirm) that .*(?:true|correct|information|accurate|knowledge)|(?:the )?(?:above|all)[a-z -]* (?:information|particulars|details)[^.]{0,60}(?:true|correct)|je,? (?:soussigne.*)?,? ?(?:certifie|declare|atteste).*(?:exact|honneur|sincer|veridi|vrai|renseignements|informations)|je soussigne|lu et approuve|certifie (?:sincere et veritable|exact)|(?:j'autorise|je consens|i (?:hereby )?(?:authori[sz]e|consent|agree|give consent)).*(?:donnees personnelles|donnees a caractere|personal data|rgpd|gdpr))/;
const SIGNED_AT =
  /^\W*(?:fait|done) (?:a|at|le) .{0,40}\d{4}|^\W*fait a [a-z' -]+,? le\b|^\W*(?:place|lieu)\s*:.{2,40}\bdate\s*:/;
const SIGNATURE =
  /^\W*(?:signature|signed|signe)(?: (?:du candidat|de l'interesse|of (?:the )?(?:candidate|applicant)))?\s*(?::.{0,60}|[._-]*)$/;
const PLACE_OR_DATE = /^\W*(?:place|date|lieu)\s*:.{0,40}$/;

/** Line index → the item it belongs to. Lines of one item share one object. */
export function wholeLineItems(
  lines: readonly SourceLine[],
  zones: readonly ZonedLine[],
): Map<number, RemovedItem> {
  const items = new Map<number, RemovedItem>();
  takeReferences(lines, zones, items);
  takeChildren(lines, items);
  takeDeclarations(lines, zones, items);
  return items;
}

function takeReferences(
  lines: readonly SourceLine[],
  zones: readonly ZonedLine[],
  items: Map<number, RemovedItem>,
): void {
  const listed = lines.flatMap((line, index) => {
    const zone = zones[index];
    return zone?.zone === 'references' && !zone.isHeading && !isOnRequest(line.text) ? [index] : [];
  });
  const texts = listed.map((index) => referenceText(lines[index], zones[index]));
  const hasContacts = texts.some((text) => PHONE_OR_MAIL.test(text));
  const hasPeriods = texts.some((text) => PERIOD.test(foldAligned(text)));
  if (!hasPeriods && (hasContacts || PERSON_LINE.test(texts[0] ?? '')))
    takePersons(listed, texts, lines, items);
  else if (!hasPeriods)
    listed.forEach((index, at) => {
      const text = texts[at] ?? '';
      if (SIGNED_BY.test(text) && [at - 1, at + 1].some((other) => isPraise(texts[other] ?? '')))
        items.set(index, { kind: 'reference', text: text.replace(/^[—–‒-]\s*|\s*[—–‒-]$/gu, '') });
    });
  lines.forEach((line, index) => {
    if (items.has(index) || zones[index]?.isHeading) return;
    if (THIRD_PERSON.test(foldAligned(line.text)) && PHONE_OR_MAIL.test(line.text)) {
      items.set(index, { kind: 'reference', text: line.text });
    }
  });
}

/** "— Ada Okoro" under or over what she says. */
const SIGNED_BY =
  /^(?:[—–‒-]\s*)?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}'’-]+)){1,3}(?:\s*[—–‒-])?$/u;

const isPraise = (text: string): boolean =>
  text.split(' ').length > LONGEST_PERSON || /[.!”"»]$/u.test(text.trim());

/** Words of a person's name and title. */
const LONGEST_PERSON = 6;

/** "Ada (2013)", "Ada, 8 ans" under "deux enfants": each line is a child. */
function takeChildren(lines: readonly SourceLine[], items: Map<number, RemovedItem>): void {
  let isList = false;
  lines.forEach((line, index) => {
    if (isList && CHILD_LINE.test(line.text)) {
      items.set(index, { kind: 'children', text: line.text });
      return;
    }
    isList = itemsFilling(foldAligned(line.text))?.some(({ kind }) => kind === 'children') === true;
  });
}

const CHILD_LINE =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,? ?[(–—:-]? ?(?:(?:19|20)\d\d|\d{1,2} (?:ans?|mois|years?(?: old)?|months?))\)?$/u;

/** One item a person: a new one begins after contacts were given, or after a blank. */
function takePersons(
  listed: readonly number[],
  texts: readonly string[],
  lines: readonly SourceLine[],
  items: Map<number, RemovedItem>,
): void {
  let current: RemovedItem | undefined;
  let contactsGiven = false;
  listed.forEach((index, at) => {
    const text = texts[at] ?? '';
    if (!/[\p{L}\d]/u.test(text)) return;
    const isContact = PHONE_OR_MAIL.test(text);
    const isPerson = PERSON_LINE.test(text);
    const isApart = CIVILITY.test(text) || contactsGiven || (lines[index]?.gap ?? 1) > BLOCK_GAP;
    if (!current || (isPerson && isApart)) {
      current = { kind: 'reference', text };
      contactsGiven = isContact;
    } else {
      current.text += `\n${text}`;
      contactsGiven ||= isContact;
    }
    items.set(index, current);
  });
}

/** Where headings stand in a rail, the heading is the first cell. */
const referenceText = (line: SourceLine | undefined, zone: ZonedLine | undefined): string =>
  (zone?.isRail ? line?.cells.slice(1).join(' ') : line?.text) ?? '';

function takeDeclarations(
  lines: readonly SourceLine[],
  zones: readonly ZonedLine[],
  items: Map<number, RemovedItem>,
): void {
  let current: RemovedItem | undefined;
  lines.forEach((line, index) => {
    const zone = zones[index];
    if (items.has(index) || !zone || zone.isHeading) {
      current = undefined;
      return;
    }
    const text = foldAligned(line.text);
    const opens = DECLARATION.test(text) || SIGNED_AT.test(text) || SIGNATURE.test(text);
    const goesOn =
      current !== undefined &&
      (line.continues ||
        PLACE_OR_DATE.test(text) ||
        opens ||
        isNameInBrackets(line.text) ||
        (!/[.!]\s*$/.test(current.text) && /^[a-z]/.test(line.text)));
    if (!opens && !goesOn && zone.zone !== 'declaration') {
      current = undefined;
      return;
    }
    if (current) current.text += `\n${line.text}`;
    else current = { kind: 'signature', text: line.text };
    items.set(index, current);
  });
}

const isOnRequest = (text: string): boolean =>
  ON_REQUEST.test(foldAligned(text)) && !PHONE_OR_MAIL.test(text);
const isNameInBrackets = (text: string): boolean => /^\([\p{L} .'-]+\)$/u.test(text.trim());
