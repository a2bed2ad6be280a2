/** Diplomas: which level an advertisement asks for and a CV shows. Levels are a rough scale for this comparison only. */
import { fold } from '#/domain/text/fold.ts';
import { STUDY_FIELDS } from '../lexicon/study-fields.data.ts';
import { keyOf, wordsIn } from '../lexicon/words.ts';
import type { Education } from '../content.ts';

/** From a secondary diploma to a doctorate. */
type DiplomaLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface AskedDiploma {
  level: DiplomaLevel;
  /** Words of the field of study, as stems; empty when any field will do. */
  field: string[];
  start: number;
  end: number;
}

const word = (source: string): string => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;

/** Folded names; those that are ordinary words too are asked in capitals below. */
const ASKED: readonly (readonly [DiplomaLevel, string])[] = [
  [6, 'doctorat|ph\\.?d\\.?|doctorate|doctoral degree'],
  [
    5,
    "(?:diplome (?:universitaire )?de )?maitrise(?= (?:en|es|universitaire|dans|ou)(?! langue))|master's(?: degree)?|masters(?: degree)|master(?= of)|mba|diplome de (?:deuxieme|2e) cycle|etudes superieures|graduate degree|msc|m\\.sc\\.?",
  ],
  [
    4,
    "baccalaureat|bac(?= en)|bachelor's(?: degree)?|bachelors?(?: degree)?(?= (?:of|in|degree))|university degree|diplome universitaire|undergraduate degree|degree(?= in)|premier cycle universitaire|bsc|b\\.sc\\.?|licence universitaire|diplome de premier cycle|b\\.?a\\.?a\\.?",
  ],
  [
    3,
    "diplome d'etudes collegiales|diplome collegial|d\\.?e\\.?c\\.?(?= en| technique| ou|,|$)|college diploma|diploma of college studies|post-?secondary (?:diploma|education|degree)|etudes (?:collegiales|postsecondaires)|diploma(?= in)|associate degree|bts|dut|technologist diploma",
  ],
  [
    2,
    "attestation d'etudes collegiales|a\\.?e\\.?c\\.?(?= en| ou|,|$)|diplome d'etudes professionnelles|d\\.?e\\.?p\\.?(?= en| ou|,|$)|vocational diploma|trade diploma|attestation d'etudes professionnelles",
  ],
  [
    1,
    "diplome d'etudes secondaires|secondaire (?:v|5)|5e secondaire|d\\.?e\\.?s\\.?(?= ou|,|$)|high school(?: diploma)?|secondary school(?: diploma| \\(high\\))?|grade 12|ged",
  ],
];
const ASKED_FORM = ASKED.map(([level, names]) => [level, new RegExp(word(names), 'gu')] as const);

/** Where one is named in a folded sentence, with its field; the highest of alternatives comes first. */
export const askedDiplomas = (text: string, folded: string): AskedDiploma[] => {
  const found: AskedDiploma[] = [];
  for (const [level, form] of ASKED_FORM)
    for (const match of folded.matchAll(form)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((one) => start < one.end && end > one.start)) continue;
      if (CAPITALS.test(match[0]) && !/^[\p{Lu}.]+$/u.test(text.slice(start, end))) continue;
      const field = fieldBehind(folded.slice(end));
      found.push({ level, field: stemsOf(field), start, end: end + field.trimEnd().length });
    }
  return found.sort((one, other) => one.start - other.start);
};

const CAPITALS = /^(?:d\.?e\.?[cps]\.?|a\.?e\.?c\.?|mba|bts|dut|ged|b\.?a\.?a\.?)$/;

/** « en génie civil ou l'équivalent » → « en génie civil »: at most so many characters and words. */
const fieldBehind = (behind: string): string => {
  const [field = ''] =
    /^ ?(?:\([^)]{0,12}\) )?(?:en|in|of|d'|de|du|des|dans|specialise en|technique en) [^,.;:()–—]{2,70}/u.exec(
      behind,
    ) ?? [];
  const cut =
    /\s(?:ou |or |et |and |avec |with |requis|required|exige|obligatoire|is |est |from |preferred|ainsi|plus |un atout|an asset|combine|jumele|related|connexe|pertinent|completed|termine|reconnu|minimum|\d)/u.exec(
      field,
    );
  return cut ? field.slice(0, cut.index) : field;
};

const COMMON: ReadonlySet<string> = new Set(
  stemsOf(
    'domaine field related connexe pertinent equivalent discipline technique diplome degree study etudes relevant any un a experience administration science sciences engineering genie management gestion techniques technology technologie program programme',
  ),
);

function stemsOf(text: string): string[] {
  return wordsIn(text)
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 3 && !/^(?:dans|with|from|specialis)/.test(stem));
}

const HELD: readonly (readonly [DiplomaLevel, RegExp])[] = (
  [
    [
      6,
      "doctorat\\p{L}*|ph\\.? ?d\\.?|doctorate|docteure? (?:en|d')|pharm\\.? ?d|m\\.?d\\.?|medecine|doctor of",
    ],
    [
      5,
      "maitrise|masters?|mastere|m\\.?b\\.?a\\.?|m\\.?sc\\.?|meng|m\\.?eng\\.?|m\\.?tech|dess|dea|m\\.?a\\.?|magister|maestria|mestrado|ingenie[u]?r\\p{L}* d'etat|diplome d'ingenieure?|diplome d'etudes superieures|postgraduate",
    ],
    [
      4,
      'bachelor\\p{L}*|baccalaureat|bac (?:en|es)|licence|licenciatura|bacharel\\p{L}*|b\\.?sc\\.?\\p{L}*|b\\.?a\\.?|b\\.?com\\p{L}*|b\\.?eng\\.?|b\\.?tech|b\\.?e\\.?|bba|b\\.?ed\\.?|bsn|b\\.?s\\.?n\\.?|mbbs|ingenier[oa]|ingenieria|degree|university degree|diplome universitaire|grado|llb|undergraduate',
    ],
    [
      3,
      "d\\.?e\\.?c\\.?|diplome d'etudes collegiales|dut|bts|diploma|deug|diplome de technicien\\p{L}*|technicien\\p{L}* superieure?|associate\\p{L}*|hnd|college diploma|advanced diploma|diplome d'etat|tecnologo",
    ],
    [
      2,
      'a\\.?e\\.?c\\.?|d\\.?e\\.?p\\.?|attestation\\p{L}*|cap|bep|certificate|certificat|vocational|trade certificate|asp|program',
    ],
    [
      1,
      'secondary|secondaires?|high school|des|ged|bac(?:calaureat)?|lycee|a[- ]levels?|wassce|hsc|gce|matric\\p{L}*|tawjihi|bachillerato',
    ],
  ] as const
).map(([level, names]) => [level, new RegExp(word(names), 'u')] as const);

/** Where « baccalauréat » is the end of secondary school: it says so by its institution. */
const SCHOOL =
  /lycee|ecole secondaire|high school|secondary school|college d'enseignement secondaire/;
const SECONDARY_BAC =
  /^(?:baccalaureat|bac)(?: (?:[a-z]\d?|scientifique|litteraire|general|technique|technologique|professionnel|serie .{1,20}|sciences.{0,20}|lettres|economie.{0,15}))?$/;

/** What an entry of a CV shows; undefined where its words tell nothing. */
export const heldLevel = ({
  degree,
  institution,
  fieldOfStudy,
}: Pick<Education, 'degree' | 'institution' | 'fieldOfStudy'>): DiplomaLevel | undefined => {
  const folded = fold(degree).trim();
  if (
    SCHOOL.test(fold(institution)) ||
    (SECONDARY_BAC.test(folded) && fieldOfStudy === '' && !/univers/.test(fold(institution)))
  )
    return 1;
  const level = HELD.find(([, form]) => form.test(folded))?.[0];
  // “High School Diploma” is no college diploma.
  return level === COLLEGE && SCHOOL.test(folded) ? 1 : level;
};

const COLLEGE: DiplomaLevel = 3;

/** Whether an entry answers what is asked; a level without the field does not. */
export const isAnswered = (
  asked: Pick<AskedDiploma, 'level' | 'field'>,
  entry: Education,
  sharesSkill: () => boolean,
): boolean => {
  const level = heldLevel(entry);
  if (level === undefined || level < asked.level) return false;
  const proper = asked.field.filter((stem) => !COMMON.has(stem));
  if (asked.field.length === 0) return true;
  const own = [entry.degree, entry.fieldOfStudy, ...entry.details].join(' ');
  const stems = stemsOf(own);
  const wanted = proper.length > 0 ? proper : asked.field;
  return wanted.some((stem) => stems.includes(stem)) || sharesField(asked, own) || sharesSkill();
};

/** « informatique » is computer science. */
function sharesField({ field }: Pick<AskedDiploma, 'field'>, own: string): boolean {
  const asked = ` ${field.join(' ')} `;
  const held = ` ${keyOf(own)} `;
  return fieldKeys().some(
    (keys) =>
      keys.some((key) => asked.includes(` ${key} `)) &&
      keys.some((key) => held.includes(` ${key} `)),
  );
}

let keys: readonly (readonly string[])[] | undefined;
const fieldKeys = (): readonly (readonly string[])[] =>
  (keys ??= STUDY_FIELDS.map(({ fr, en }) => [...fr, ...en].map(keyOf)));
