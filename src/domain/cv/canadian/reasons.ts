/**
 * Why each kind of personal data is taken out, and where it prints if the person puts it back.
 * Canadian law doesn't forbid a candidate to write these things; it restrains what an employer may ask.
 * So the words shown must say "not expected", never "illegal". The words themselves live with the screens.
 */
import type { RemovedKind } from '../reading.ts';

/** Keys of the sentences shown to people. */
export type ReasonKey =
  /** The law keeps employers from asking about it when hiring. */
  | 'protectedGround'
  /** Nothing to do with the job. */
  | 'unrelatedToJob'
  /** Can lower the chances of a candidate. */
  | 'canLowerChances'
  /** City and province are enough. */
  | 'cityIsEnough'
  /** To be given after hiring, never in a CV. */
  | 'afterHiringOnly'
  /** Discussed later, when the employer asks. */
  | 'discussedLater'
  /** Data of a third person, given on request. */
  | 'thirdPersonData'
  /** Only useful when the job drives. */
  | 'onlyIfJobDrives'
  /** Canadian CVs are neither signed nor sworn. */
  | 'notSigned';

/** Where an item prints once it is put back; undefined: it can't be. */
export type PrintedIn =
  | 'personalDetails'
  | 'beforeLocation'
  | 'certifications'
  | 'references'
  | 'end';

export interface RemovalRule {
  reason: ReasonKey;
  sources: readonly string[];
  /** Undefined for the photo: the picture is not kept, and the product's CVs have none. */
  printedIn: PrintedIn | undefined;
  /** Lists show only the last characters ("••• 286"). */
  masked: boolean;
}

const CHARTER = 'Québec, Charter of Human Rights and Freedoms, s. 10 and s. 18.1';
const SCREENING =
  'Canadian Human Rights Commission, guide to screening and selection in employment';

const rule = (
  reason: ReasonKey,
  printedIn: PrintedIn | undefined,
  ...sources: string[]
): RemovalRule => ({ reason, sources, printedIn, masked: false });

export const REMOVAL_RULES: Record<RemovedKind, RemovalRule> = {
  photo: rule(
    'canLowerChances',
    undefined,
    'Job Bank, cited by globalstudyboard.com',
    'PMI-Montréal',
    'McGill University',
  ),
  birthDate: rule(
    'protectedGround',
    'personalDetails',
    CHARTER,
    SCREENING,
    'altisrecruitment.com',
    'monster.ca',
  ),
  age: rule('protectedGround', 'personalDetails', CHARTER, SCREENING, 'quebec.immigrer.eu'),
  maritalStatus: rule('protectedGround', 'personalDetails', CHARTER, SCREENING, 'jobscout.live'),
  children: rule('protectedGround', 'personalDetails', CHARTER, SCREENING, 'jobscout.live'),
  gender: rule('protectedGround', 'personalDetails', CHARTER, SCREENING, 'monster.ca'),
  nationality: rule(
    'protectedGround',
    'personalDetails',
    CHARTER,
    SCREENING,
    'Ontario Human Rights Code (blaney.com)',
  ),
  religion: rule('protectedGround', 'personalDetails', CHARTER, SCREENING, 'jobscout.live'),
  streetAddress: rule('cityIsEnough', 'beforeLocation', 'jobscout.live', 'PMI-Montréal'),
  nationalId: {
    ...rule('afterHiringOnly', 'personalDetails', 'fraserworks.ca', 'eduglobalindia'),
    masked: true,
  },
  salary: rule('discussedLater', 'personalDetails', 'jobscout.live', 'altisrecruitment.com'),
  reference: rule('thirdPersonData', 'references', 'fraserworks.ca'),
  drivingLicence: rule(
    'onlyIfJobDrives',
    'certifications',
    'jobscout.live',
    'altisrecruitment.com',
  ),
  signature: rule('notSigned', 'end', 'jobscout.live', 'altisrecruitment.com'),
};

export const canBePutBack = (kind: RemovedKind): boolean =>
  REMOVAL_RULES[kind].printedIn !== undefined;

/** The text for a list on the screen: letters stay, all digits of an identity number but the last three are dots. */
export function listedText(kind: RemovedKind, text: string): string {
  if (!REMOVAL_RULES[kind].masked) return text;
  let left = (text.match(/\d/g)?.length ?? 0) - 3;
  return text.replace(/\d/g, (digit) => (left-- > 0 ? '•' : digit));
}
