/**
 * Personal data recognised by its own words, without a label. Patterns are tried at a position of the folded text
 * (sticky) and must end at a boundary; `personal-data.ts` accepts them only when they fill a whole part of a line.
 * Sources: Altis, monster.ca and quebec.immigrer.eu (birth date, age), jobscout.live (family, religion, nationality),
 * aussizz (sex, title), fraserworks.ca (identity numbers).
 */
import { MONTH_WORDS } from '#/domain/text/months.ts';
import type { RemovedKind } from '#/domain/cv/reading.ts';
import { MASKED_DEMONYM, MASKED_DEMONYMS } from './demonyms.ts';

export interface ItemPattern {
  kind: RemovedKind;
  /** Those of nationalities read the text behind `maskDemonyms`. */
  pattern: RegExp;
  /**
   * `sure`: says what it is, wherever it stands alone on a line.
   * `likely`: only in the contact zone, or beside another item.
   * `bare`: only in the contact zone, alone on its line or beside another item, and once.
   * `company`: only beside another item ("Tunisian" alone is a word like any other).
   */
  strength: 'sure' | 'likely' | 'bare' | 'company';
}

const MONTH = `(?:${MONTH_WORDS})\\.?`;
const DAY = '\\d{1,2}(?:er|st|nd|rd|th|\\.)?';
export const FULL_DATE = `(?:\\d{1,2} ?[/.\\-] ?\\d{1,2} ?[/.\\-] ?(?:\\d{4}|\\d{2})|\\d{4} ?[/.\\-] ?\\d{1,2} ?[/.\\-] ?\\d{1,2}|${DAY}(?: of)?[ -]?${MONTH},?[ -]?\\d{4}|${MONTH} ${DAY},? \\d{4}|${MONTH} \\d{4}|(?:19|20)\\d{2})`;
/** A day in a year in which somebody who looks for work was born. */
const BIRTH_YEAR = '(?:19[4-9]\\d|200\\d|201[0-2])';
const BIRTH_DAY = `(?:\\d{1,2} ?[/.\\-] ?\\d{1,2} ?[/.\\-] ?${BIRTH_YEAR}|${BIRTH_YEAR} ?[/.\\-] ?\\d{1,2} ?[/.\\-] ?\\d{1,2}|${DAY}(?: of)?[ -]?${MONTH},?[ -]?${BIRTH_YEAR}|${MONTH} ${DAY},? ${BIRTH_YEAR})`;
const COUNT =
  '(?:(?:\\d{1,2}|un|une|deux|trois|quatre|cinq|six|one|two|three|four|five)(?: \\(\\d{1,2}\\))?|a|sans|no|zero)';
const CHILD =
  '(?:jeunes? |young |minor |petits? )?(?:enfants?|children|child|kids?|filles?|garcons?|fils|sons?|daughters?|boys?|girls?)';
const MARITAL =
  '(?:(?:non[- ])?mari(?:e\\(e\\)|e\\.e|e·e|ee|e)|celibataires?|divorce(?:\\(e\\)|e|d)?|veuf|veuve|pacse(?:\\(e\\)|e)?|conjoint(?:e)? de fait|en couple|(?:en )?union (?:libre|stable|civile)|free union|(?:dans une |en )?relation stable|in an? (?:stable |serious |committed |long[- ]term )?relationship|(?:in a )?civil (?:union|partnership)|(?:vit )?(?:en )?concubinage|(?:en )?menage|separe(?:\\(e\\)|e)|fiance(?:\\(e\\)|e)|single|(?:happily )?(?:un)?marr?ied|widow(?:ed|er)?|legally separated|common[- ]law(?: partner)?)';
const PLACE_NAME = "[a-z'.-]+(?: [a-z'.-]+){0,3}";
const IN_BRACKETS = '(?: ?\\([^()]{1,60}\\))?';

export const MARITAL_VALUE = `${MARITAL}(?: sans enfants?| without children)?`;

const item = (
  kind: RemovedKind,
  strength: ItemPattern['strength'],
  source: string,
): ItemPattern => ({ kind, strength, pattern: new RegExp(`(?:${source})(?![a-z0-9])`, 'y') });

const CLASSES =
  '(?:classes? |class |categories? |categorie |cat\\.? |type )?(?:[a-e][12]?e?|classe? ?[1-6][a-f]?|[1-6][a-d]?|g[12]?)(?:(?: ?[,/&+] ?| et | and )(?:[a-e][12]?e?|[1-6]))*';
const VEHICLE =
  "(?: ?[(+,-]? ?(?:et |and |\\+ ?)?(?:d'un |un )?(?:vehicule(?: personnel)?|vehiculee?|voiture|own car|car)\\)?)?";

export const ITEM_PATTERNS: readonly ItemPattern[] = [
  item(
    'birthDate',
    'sure',
    `(?:ne|nee|ne\\(e\\)|ne\\.e|born)(?: le| on| in| en)?:? ${FULL_DATE}(?:,? (?:a|au|aux|en|in|at) ${PLACE_NAME})?${IN_BRACKETS}`,
  ),
  item(
    'birthDate',
    'sure',
    `(?:ne|nee|ne\\(e\\)|born)(?: a| in| au| en) ${PLACE_NAME}${IN_BRACKETS},?(?: le| on| in| en)? ${FULL_DATE}`,
  ),
  item('birthDate', 'likely', `(?:ne|nee|ne\\(e\\)|born)(?: a| au| en| in) ${PLACE_NAME}`),
  item('birthDate', 'bare', BIRTH_DAY),
  // "05-06-77 à Dakar"
  item('birthDate', 'bare', `\\d{1,2}[/.-]\\d{1,2}[/.-][4-9]\\d (?:a|in) ${PLACE_NAME}`),
  // A year alone, behind a drawn cake.
  item('birthDate', 'company', BIRTH_YEAR),
  item('age', 'likely', `(?:age(?:e|\\(e\\))? de |aged )(?:1[5-9]|[2-7]\\d)(?: ans| years)?`),
  item(
    'age',
    'likely',
    `(?:1[89]|[2-7]\\d) ?(?:ans|years? old|yrs? old|yo|y\\.o\\.?|years of age)`,
  ),
  item(
    'maritalStatus',
    'likely',
    `${MARITAL}(?: (?:a|avec|to|with) (?!(?:${COUNT}|${CHILD})(?![a-z]))[a-z'.-]+(?: [a-z'.-]+)?)?`,
  ),
  item(
    'children',
    'sure',
    `(?:pere|mere|maman|papa|parent|father|mother)(?: de famille)?(?: de| d'| of|,)? ?${COUNT} ${CHILD}${IN_BRACKETS}`,
  ),
  item(
    'children',
    'sure',
    `(?:pere|mere) de famille|(?:pere|mere|maman|papa|father|mother|mom|mum|dad|parent) (?:de|of) (?:\\d{1,2}|deux|trois|quatre|cinq|six|two|three|four|five)`,
  ),
  item(
    'children',
    'likely',
    `(?:an? |une? )?${CHILD},? \\(?\\d{1,2} (?:ans?|years?(?: old)?|mois|months?)\\)?`,
  ),
  item(
    'children',
    'likely',
    `${COUNT} ${CHILD}(?: (?:a charge|a la charge|dependents?))?${IN_BRACKETS}`,
  ),
  item('gender', 'company', `(?:sexe )?(?:homme|femme|masculin|feminin|male|female)`),
  item(
    'nationality',
    'sure',
    `(?:de )?(?:double |dual )?(?:nationalites?|nationality|citoyennete) (?::? ?)${MASKED_DEMONYMS}${IN_BRACKETS}`,
  ),
  item(
    'nationality',
    'sure',
    `(?:double |dual )(?:nationalite|nationality|citizenship)(?: \\(?${MASKED_DEMONYMS}\\)?)?`,
  ),
  item(
    'nationality',
    'likely',
    `(?:${MASKED_DEMONYMS} (?:citizen|national|passport(?: holder)?|nationality|citizenship)|(?:citoyen|citoyenne|ressortissante?) ${MASKED_DEMONYMS})`,
  ),
  item(
    'nationality',
    'likely',
    '(?:u\\.?s\\.?(?:a\\.?)?|u\\.?k\\.?|e\\.?u\\.?) (?:citizen|national)(?:ship)?',
  ),
  item('nationality', 'company', MASKED_DEMONYM),
  item(
    'religion',
    'bare',
    '(?:de (?:confession|religion) |(?:practi[sc]ing|devout) )?(?:musulmane?|catholique|juive?|hindoue?|bouddhiste|orthodoxe|protestante?|evangelique|muslim|catholic|hindu|jewish|buddhist|sikh)(?: (?:pratiquante?|faith))?',
  ),
  item('religion', 'bare', '(?:(?:practi[sc]ing|devout) christian|chretien(?:ne)? pratiquante?)'),
  // First names too.
  item('religion', 'company', '(?:chretien(?:ne)?|christian)'),
  item(
    'drivingLicence',
    'sure',
    `(?:titulaire (?:du |d'un )?|detient (?:un )?|holder of (?:a )?)?(?:permis (?:de )?conduire|(?:(?:valid|g[12]?|class [g5-7][12]?|full|clean|international|canadian|uk|eu|ontario|quebec|bc|alberta) )*(?:driving|driver'?s?'?) (?:licen[cs]e|permit))(?: (?:valide|canadien|quebecois|international|tunisien|francais|marocain|algerien))*(?: ?[:(]? ?(?:${CLASSES}))?\\)?(?: (?:valide|valid|en cours))?${VEHICLE}`,
  ),
  item('drivingLicence', 'sure', `(?:titulaire du )?permis (?:${CLASSES})${VEHICLE}`),
  item(
    'drivingLicence',
    'likely',
    `(?:driving|driver'?s?'?) (?:class|category|cat\\.?) ?${CLASSES}|(?:class|category|categorie|cat\\.) [a-e][12]?(?: driver)?|[a-e][12]?[- ](?:driving |driver'?s?'? )?licen[cs]e|class [1-7](?: driver'?s?'?)? licen[cs]e`,
  ),
  item(
    'drivingLicence',
    'likely',
    `vehicule(?:e|ee|e\\(e\\))|vehicule personnel|own (?:car|vehicle)`,
  ),
  item(
    'religion',
    'likely',
    '(?:degagee?|liberee?|exemptee?) (?:(?:de (?:toutes? )?|des )obligations? (?:militaires?|(?:du|envers le) service (?:militaire|national))|du service (?:militaire|national))|service (?:militaire|national) (?:accompli|effectue)|military service (?:completed|done|exempted?)',
  ),
];
