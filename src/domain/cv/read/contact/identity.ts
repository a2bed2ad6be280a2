/** What is left of the contact lines and tells who somebody is: numbers of papers, the day of birth. */
import { foldAligned } from '#/domain/cv/canadian/personal/fold.ts';
import { itemsFilling } from '#/domain/cv/canadian/personal/recognise.ts';
import { fold } from '#/domain/text/fold.ts';
import { findDates } from '../dates/find-dates.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { findPhones } from './reach.ts';

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

export const isBirthLine = ({ text }: SourceLine): boolean =>
  itemsFilling(foldAligned(text))?.every(({ kind }) => kind === 'birthDate') === true;
