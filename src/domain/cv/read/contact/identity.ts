/** What is left of the contact lines and tells who somebody is: numbers of papers, the day of birth. */
import { foldAligned } from '#/domain/cv/canadian/personal/fold.ts';
import { itemsFilling } from '#/domain/cv/canadian/personal/recognise.ts';
import { fold } from '#/domain/text/fold.ts';
import { findDates } from '../dates/find-dates.ts';
import { styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { findEmail, findPhones } from './reach.ts';

/** The number of an identity paper, with or without its label; never a phone number. */
const ID_LABEL =
  /^(?:trn|nis|nib|nif|nin|nic|tin|curp|rfc|dui|cpf|rg|dni|nie|cin|cni|bvn|cnic|pan|aadhaar|philsys|sss|umid|ktp|nik|citizenship(?: card)?(?: no)?|passport(?: no)?|passeport|id(?: card| no| number)?|national id|registro civil|cedula|carte d'identite(?: nationale)?|n° identite)[ .:#n°o]*[\p{L}\d][\p{L}\d ./-]{4,24}$/u;
/** The number of a researcher is public. */
const ORCID = /^0000-000\d-\d{4}-\d{3}[\dX]$/;
export const isIdLine = ({ text }: SourceLine): boolean =>
  (ID_LABEL.test(fold(text)) && /\d{3}/.test(text)) ||
  (/^[\p{Lu}]{0,3}[ -]?\d[\d /.-]{4,}[\p{Lu}\d]{0,3}$/u.test(text) &&
    !ORCID.test(text) &&
    findPhones(text, []).length === 0 &&
    !findDates(text).length);

/**
 * When the person was born. A date with its day is told so where it stands. A month and year need the look of the mail or
 * the phone beside them: no job is told there. Without a day it lies long before the newest date of the CV.
 */
export function isBirthLine(
  line: SourceLine,
  zone: readonly SourceLine[],
  newest: number,
): boolean {
  const [, month, year] = WITHOUT_DAY.exec(line.text) ?? [];
  if (year !== undefined && newest - Number(year) < YOUNGEST) return false;
  if (month) return findDates(line.text).length === 1 && isBesideReach(line, zone);
  return itemsFilling(foldAligned(line.text))?.every(({ kind }) => kind === 'birthDate') === true;
}

const WITHOUT_DAY = /^(\p{L}{3,10}\.? )?((?:19|20)\d\d)$/u;
/** Years between a birth and the newest date of a CV. */
const YOUNGEST = 16;

function isBesideReach(line: SourceLine, zone: readonly SourceLine[]): boolean {
  const at = zone.indexOf(line);
  return [zone[at - 1], zone[at + 1]].some(
    (other) =>
      at >= 0 &&
      other !== undefined &&
      styleSignature(other) === styleSignature(line) &&
      (findEmail(other.text) !== undefined || findPhones(other.text, []).length > 0),
  );
}
