/** Which piece of an entry's title is the job, which the employer. */
import { fold } from '#/domain/text/fold.ts';
import { wholeLocation } from '../locations/find-location.ts';
import { trimEdges } from '../text-pieces.ts';
import { looksLikeCity } from '../locations/city-name.ts';
import type { HeadUnit } from './head-units.ts';
import { isKindOfEmployer, isLearnersContract } from './remarks.ts';
import { NO_SLOTS, slotBalance, type Slots } from './slots.ts';
import { companyScore, titleScore } from './title-or-company.ts';
import { BALANCE, COMMA, EMPLOYER, HABIT, MARGIN, ORDER, TITLE } from './scores.ts';

export interface AssignedHead {
  title?: HeadUnit;
  company?: HeadUnit;
  leftover: HeadUnit[];
  /** How clearly the words decided: 0 is a guess. */
  margin: number;
  /** The order the words themselves showed, for the other entries to learn from. */
  order: 'title-first' | 'company-first' | undefined;
  /** A word said which is which. */
  isTied?: true;
}

/** How the other jobs of this CV set their title and employer. */
export interface HeadHabits {
  /** Positive when titles stand first, negative when employers do. */
  order: number;
  slots: Slots;
  /** Most tie both by a word: "Analyst at Shopify". */
  areTied: boolean;
}

export const NO_HEAD_HABITS: HeadHabits = { order: 0, slots: NO_SLOTS, areTied: false };

/** `isShared`: the job stands under another one's title lines, and its employer with it. */
export function assignHead(
  units: readonly HeadUnit[],
  habits: HeadHabits,
  isShared = false,
): AssignedHead {
  const forced = atEmployer(units, habits);
  if (forced) return forced;
  if (units.length === 0) return { leftover: [], margin: 0, order: undefined };
  if (units.length === 1) return assignSingle(units[0] as HeadUnit, habits, isShared);
  const double = doubleTitle(units, habits) ?? doubleEmployer(units, habits);
  if (double) return double;
  return assignPair(units, habits);
}

/** The order of a CV, from entries read without one. */
export function orderHabit(heads: readonly AssignedHead[]): number {
  let sum = 0;
  for (const { order, margin } of heads) {
    if (order) sum += (order === 'title-first' ? 1 : -1) * Math.min(MARGIN.stated, margin);
  }
  return Math.max(-HABIT.most, Math.min(HABIT.most, sum * HABIT.perEntry));
}

/** Whether the rest of them is tied too. */
export const areHeadsTied = (heads: readonly AssignedHead[]): boolean => {
  const tied = heads.filter(({ isTied }) => isTied).length;
  return tied >= HABIT.leastTied && tied * 2 >= heads.length;
};

/** Only the first pieces are compared: names stand among them, and the number of pairs grows with the square. */
const MOST_UNITS = 16;

function assignPair(units: readonly HeadUnit[], { order: habit, slots }: HeadHabits): AssignedHead {
  const near = units.slice(0, MOST_UNITS);
  const own = near.map((unit) => titleScore(unit.text) - companyScore(unit.text));
  const scored = own.map((balance, at) => balance + slotBalance(slots, near[at] as HeadUnit));
  let best = { title: 0, company: 1, score: Number.NEGATIVE_INFINITY };
  let second = Number.NEGATIVE_INFINITY;
  near.forEach((_, title) => {
    near.forEach((__, company) => {
      if (title === company) return;
      // No habit of the other jobs outweighs words so clear.
      if (near.length === 2 && (own[title] ?? 0) - (own[company] ?? 0) < BALANCE.surelyOther)
        return;
      const order = title < company ? ORDER.titleFirst + habit : -ORDER.titleFirst - habit;
      // Pieces far down the head are details more often than names.
      const depth = (title + company - 1) * ORDER.depth;
      const beside = near[title]?.line === near[company]?.line && title !== 0 && company !== 0;
      // "Baker / Pastry House" over a third name: a slash ties two parts of one name.
      const later = near[Math.max(title, company)];
      const tied =
        near.length > 2 &&
        Math.abs(title - company) === 1 &&
        near[title]?.block === near[company]?.block &&
        isSlash(later?.joint ?? '');
      const score =
        (scored[title] ?? 0) -
        (scored[company] ?? 0) +
        order -
        depth -
        (tied || (beside && near[0]?.line !== near[title]?.line) ? ORDER.beside : 0);
      if (score > best.score) {
        second = best.score;
        best = { title, company, score };
      } else if (score > second) second = score;
    });
  });
  const title = units[best.title] as HeadUnit;
  const company = describedBy(units[best.company] as HeadUnit, units, title);
  const words = (scored[best.title] ?? 0) - (scored[best.company] ?? 0);
  const margin = Math.max(0, Math.min(words, best.score - second));
  const decided =
    (own[best.title] ?? 0) - (own[best.company] ?? 0) > BALANCE.decides
      ? best.title < best.company
        ? 'title-first'
        : 'company-first'
      : undefined;
  const leftover = units.filter((unit) => unit !== title && unit !== company);
  return rejoin({ title, company, leftover, margin, order: decided }, units);
}

/** "Nordvik · Carpet weaving company", "**Nordvik** | Carpets for the whole family": the employer is the one described. */
function describedBy(company: HeadUnit, units: readonly HeadUnit[], title: HeadUnit): HeadUnit {
  const name = units[units.indexOf(company) - 1];
  const isDescribed =
    name !== undefined &&
    name !== title &&
    name.block === company.block &&
    isDescription(company, name);
  return isDescribed ? name : company;
}

/** What an employer does, told by its words or, behind a name in bold that opens the line, by small letters no name has. */
const isDescription = ({ text, bold, joint, line }: HeadUnit, name: HeadUnit): boolean =>
  isKindOfEmployer(text) ||
  (/^\s*[|•·]\s*$/u.test(joint) &&
    name.bold &&
    !bold &&
    line.boldLead === name.text &&
    text.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length >= LEAST_SMALL_WORDS);

const LEAST_SMALL_WORDS = 3;

/**
 * `Chef de projet – Transformation numérique | Banque`, "Scénographe / Chef constructeur": what a dash or a slash ties
 * to the title or to the employer, on either side, belongs to it.
 */
function rejoin(
  head: AssignedHead & { title: HeadUnit; company: HeadUnit },
  units: readonly HeadUnit[],
): AssignedHead {
  const { title, company } = head;
  const isTitled = (unit: HeadUnit, joint: string): boolean =>
    isSlash(joint)
      ? companyScore(unit.text) <
        (company.block === title.block
          ? Math.max(EMPLOYER.hinted, companyScore(company.text))
          : EMPLOYER.sure)
      : company.block !== title.block &&
        (isDash(joint)
          ? companyScore(unit.text) < Math.max(EMPLOYER.likely, companyScore(company.text))
          : /[|•·]/.test(joint) && titleScore(unit.text) - companyScore(unit.text) > BALANCE.says);
  const isHired = (unit: HeadUnit, joint: string): boolean =>
    isSlash(joint)
      ? titleScore(unit.text) < TITLE.hinted
      : company.block !== title.block &&
        !isDescription(unit, company) &&
        (isDash(joint)
          ? titleScore(unit.text) < TITLE.likely
          : /[|•·]/.test(joint) && companyScore(unit.text) - titleScore(unit.text) > BALANCE.says);
  const free = new Set(head.leftover);
  return {
    ...head,
    title: withNeighbours(title, units, free, isTitled),
    company: withNeighbours(company, units, free, isHired),
    leftover: [...free],
  };
}

/** The name with the free pieces of its cell that belong to it; they are taken out of `free`. */
function withNeighbours(
  name: HeadUnit,
  units: readonly HeadUnit[],
  free: Set<HeadUnit>,
  belongs: (unit: HeadUnit, joint: string) => boolean,
): HeadUnit {
  const at = units.indexOf(name);
  let { text } = name;
  const take = (unit: HeadUnit | undefined, joint: string): unit is HeadUnit =>
    unit !== undefined && free.has(unit) && unit.block === name.block && belongs(unit, joint);
  for (let left = at; left > 0; left -= 1) {
    const [unit, joint] = [units[left - 1], units[left]?.joint ?? ''];
    if (!take(unit, joint)) break;
    free.delete(unit);
    text = `${unit.text}${joint}${text}`;
  }
  for (let right = at + 1; right < units.length; right += 1) {
    const unit = units[right];
    if (!take(unit, unit?.joint ?? '')) break;
    free.delete(unit);
    text = `${text}${unit.joint}${unit.text}`;
  }
  return text === name.text ? name : { ...name, text };
}

const isSlash = (joint: string): boolean => joint.trim() === '/';
const isDash = (joint: string): boolean => /[–—-]/.test(joint);

const AT =
  /^(.{3,70}?),?\s+(?:(?:at|chez|auprès de|au sein (?:de la|de|du|des)|pour le compte de)\s+|au sein de l['’]|@\s*)(.{2,})$/iu;
/** "Conseiller agricole à l'ANADER", "enseignante au Lycée Blaise-Diagne", "commis à Nordvik". */
const AT_THE = /^(.{3,70}?),?\s+(?:à l['’]\s?|à la\s|à\s|au\s|aux\s)(?=\p{Lu})(.{2,})$/u;

/** "Weaver (from the first row to …", "Casse-croûte Chez Nico": what ties two words in brackets, or begins with a capital in small letters, ties no names. */
const isWithinName = (text: string, title: string): boolean =>
  /\([^)]*$/u.test(title) || (/ Chez /u.test(text) && text !== text.toUpperCase());

/** "Développeur pour Nordvik"; "Nordvik pour Banque du Lac" names no trade. */
const FOR = /^(.{3,70}?),?\s+pour\s(?=\p{Lu})(.{2,})$/u;

/** "Développeur pour Velko" under "Nordvik", "Développeur à Velko" under it in bold: where a line of its own names the employer, the other is whom the work was for. */
const isForClient = (unit: HeadUnit, units: readonly HeadUnit[], isPlace: boolean): boolean =>
  units.some(
    ({ block, text, line, bold }) =>
      block !== unit.block &&
      (!isPlace || (bold && !unit.bold)) &&
      line !== unit.line &&
      /^\p{Lu}/u.test(text) &&
      titleScore(text) < TITLE.hinted &&
      text.split(' ').length <= LONGEST_UNKNOWN,
  );

/** Words of a title that names no known trade. */
const LONGEST_UNKNOWN = 3;

/** "Analyst at Shopify", "Caissière chez Metro", "Sampler at Lake Trust". */
function atEmployer(units: readonly HeadUnit[], { areTied }: HeadHabits): AssignedHead | undefined {
  for (const unit of units) {
    const served = FOR.exec(unit.text);
    const tied = AT.exec(unit.text);
    const match = tied ?? AT_THE.exec(unit.text) ?? served;
    const [title, company] = [match?.[1], match?.[2]];
    if (!title || !company || wholeLocation(company) || isWithinName(unit.text, title)) continue;
    // "University of Keswick at Moose Lake" is one name, "College Instructor at Lake College" none.
    const isTrade = titleScore(title.split(' ').at(-1) ?? '') >= TITLE.likely;
    if (!isTrade && titleScore(title) - companyScore(title) < -BALANCE.decides) continue;
    if (match === served && titleScore(title) < TITLE.likely) continue;
    if (!tied && isForClient(unit, units, match !== served)) continue;
    if (titleScore(title) < TITLE.hinted && isTitledElsewhere(unit, units)) continue;
    const isSaid = /\s@/.test(unit.text) || (areTied && tied !== null);
    const isUnlike =
      titleScore(title) < TITLE.hinted &&
      (companyScore(company) < EMPLOYER.hinted || title.split(' ').length > LONGEST_UNKNOWN);
    if (!isSaid && (isUnlike || titleScore(company) >= TITLE.likely)) continue;
    const lead = leadingTitle(unit, units);
    const head = lead ? `${lead.text}${unit.joint}` : '';
    const full = fullName(unit, company, units);
    return {
      title: { ...unit, text: trimEdges(head + title) },
      company: { ...unit, text: trimEdges(full ? company + full.joint + full.text : company) },
      leftover: units.filter((other) => other !== unit && other !== lead && other !== full),
      margin: MARGIN.stated,
      order: undefined,
      isTied: true,
    };
  }
  return undefined;
}

/** "Square Fraternity at Velka Tech" over "Lead Developer": a line of its own says what the job was. */
const isTitledElsewhere = (unit: HeadUnit, units: readonly HeadUnit[]): boolean =>
  units.some(
    ({ block, text }) =>
      block !== unit.block && titleScore(text) - companyScore(text) > BALANCE.clearlyTitle,
  );

/** "Teacher at LHW — Lake House of Wool": behind an employer's initials a dash ties its name. */
function fullName(
  unit: HeadUnit,
  company: string,
  units: readonly HeadUnit[],
): HeadUnit | undefined {
  const next = units[units.indexOf(unit) + 1];
  const isName =
    /^\p{Lu}{2,6}$/u.test(company) &&
    next?.block === unit.block &&
    isDash(next.joint) &&
    next.text.split(' ').length >= LONGEST_UNKNOWN &&
    titleScore(next.text) < TITLE.hinted;
  return isName ? next : undefined;
}

/** "**Software Engineer**, Payments @ Nordvik": the title in bold before what it is about. */
function leadingTitle(unit: HeadUnit, units: readonly HeadUnit[]): HeadUnit | undefined {
  const lead = units[units.indexOf(unit) - 1];
  const isTitle =
    lead?.line === unit.line &&
    unit.joint.startsWith(',') &&
    titleScore(lead.text) - companyScore(lead.text) > BALANCE.decides;
  return isTitle ? lead : undefined;
}

function assignSingle(
  unit: HeadUnit,
  { order, slots }: HeadHabits,
  isShared: boolean,
): AssignedHead {
  const split = commaSplit(unit, order);
  if (split) return split;
  const balance = titleScore(unit.text) - companyScore(unit.text) + slotBalance(slots, unit);
  return balance < -(isShared ? EMPLOYER.likely : BALANCE.says)
    ? { company: unit, leftover: [], margin: -balance, order: undefined }
    : { title: unit, leftover: [], margin: balance, order: undefined };
}

/** "Architecte | Urbaniste, Atelier du Cap": two trades, the employer after the second. */
function doubleTitle(
  [one, two, ...more]: readonly HeadUnit[],
  { order }: HeadHabits,
): AssignedHead | undefined {
  if (!one || !two || more.length > 0 || one.block !== two.block) return undefined;
  const isTrade = ({ text }: HeadUnit): boolean =>
    titleScore(text) >= TITLE.likely && !OWN_EMPLOYER.test(text);
  if (!isTrade(one) || !isTrade(two) || companyScore(one.text) >= EMPLOYER.likely) return undefined;
  const split = commaSplit(two, order);
  if (!split?.title || split.order !== 'title-first') return undefined;
  return { ...split, title: { ...one, text: `${one.text}${two.joint}${split.title.text}` } };
}

/** "Weaver, House of Cloth / Wool Lab": two employers behind the title. */
function doubleEmployer(
  [one, two, ...more]: readonly HeadUnit[],
  { order }: HeadHabits,
): AssignedHead | undefined {
  if (!one || !two || more.length > 0 || one.block !== two.block) return undefined;
  if (!isSlash(two.joint)) return undefined;
  const both = `${two.joint}${two.text}`;
  const split = commaSplit({ ...one, text: `${one.text}${both}` }, order);
  return split?.order === 'title-first' && split.company?.text.endsWith(both) ? split : undefined;
}

/** Who works for nobody else writes so where others name their employer. */
const OWN_EMPLOYER =
  /^(?:freelance|self[- ]employed|travail(?:leu[rs]e?)? autonome|pigiste|à mon compte|indépendant\p{L}*)$/iu;

/** `Développeuse, Ubisoft`, `Metro, caissière`: cut at the comma that gives the best title and employer. */
function commaSplit(unit: HeadUnit, habit: number): AssignedHead | undefined {
  let best: { title: string; company: string; score: number; first: boolean } | undefined;
  for (const match of [...unit.text.matchAll(/,\s+/g)].slice(0, MOST_UNITS)) {
    const left = unit.text.slice(0, match.index);
    const right = unit.text.slice(match.index + match[0].length);
    if (/\([^)]*$/u.test(left)) continue;
    for (const [title, company, first] of [
      [left, right, true],
      [right, left, false],
    ] as const) {
      if (looksLikeCity(company) && title.includes(', ')) continue;
      if (!/^[^\p{L}]*[\p{Lu}\d]/u.test(company) && companyScore(company) < EMPLOYER.hinted)
        continue;
      const score =
        tradeScore(title) -
        companyScore(title) +
        companyScore(company) -
        tradeScore(company) +
        (first ? 1 : -1) * (COMMA.titleFirst + habit * COMMA.habit);
      // Two names no list knows follow the order of the other entries.
      const usual =
        Math.abs(habit) > HABIT.firm &&
        habit > 0 === first &&
        !left.includes(',') &&
        /^\p{Lu}/u.test(right);
      // What stands before a sure employer is the title, whatever its words.
      const leads =
        first &&
        !title.includes(',') &&
        companyScore(title) < BALANCE.tells &&
        companyScore(company) >= EMPLOYER.sure;
      if (
        (((tradeScore(title) >= TITLE.hinted || leads) && score > COMMA.byWords) ||
          (usual && score > COMMA.byHabit)) &&
        (!best || score > best.score)
      )
        best = { title, company, score, first };
    }
  }
  if (!best) return undefined;
  return {
    title: { ...unit, text: trimEdges(best.title) },
    company: { ...unit, text: trimEdges(best.company) },
    leftover: [],
    margin: Math.min(MARGIN.shared, best.score - 1),
    order: best.first ? 'title-first' : 'company-first',
  };
}

/** "Stage de fin d'études, Nordvik": beside an employer the kind of contract stands for the trade. */
const tradeScore = (text: string): number =>
  isLearnersContract(fold(text)) ? TITLE.sure : titleScore(text);
