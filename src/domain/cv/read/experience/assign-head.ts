/** Which piece of an entry's title is the job, which the employer. */
import { trimEdges } from '../text-pieces.ts';
import { looksLikeCity } from '../locations/city-name.ts';
import type { HeadUnit } from './head-units.ts';
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
}

/** Positive when this CV writes titles first, negative when it writes employers first. */
export type OrderHabit = number;

export function assignHead(units: readonly HeadUnit[], habit: OrderHabit): AssignedHead {
  const forced = atEmployer(units);
  if (forced) return forced;
  if (units.length === 0) return { leftover: [], margin: 0, order: undefined };
  if (units.length === 1) return assignSingle(units[0] as HeadUnit, habit);
  return assignPair(units, habit);
}

/** The habit of a CV, from entries read without one. */
export function orderHabit(heads: readonly AssignedHead[]): OrderHabit {
  let sum = 0;
  for (const { order, margin } of heads) {
    if (order) sum += (order === 'title-first' ? 1 : -1) * Math.min(MARGIN.stated, margin);
  }
  return Math.max(-HABIT.most, Math.min(HABIT.most, sum * HABIT.perEntry));
}

/** Only the first pieces are compared: names stand among them, and the number of pairs grows with the square. */
const MOST_UNITS = 16;

function assignPair(units: readonly HeadUnit[], habit: OrderHabit): AssignedHead {
  const near = units.slice(0, MOST_UNITS);
  const scored = near.map((unit) => titleScore(unit.text) - companyScore(unit.text));
  let best = { title: 0, company: 1, score: Number.NEGATIVE_INFINITY };
  let second = Number.NEGATIVE_INFINITY;
  near.forEach((_, title) => {
    near.forEach((__, company) => {
      if (title === company) return;
      const order = title < company ? ORDER.titleFirst + habit : -ORDER.titleFirst - habit;
      // Pieces far down the head are details more often than names.
      const depth = (title + company - 1) * ORDER.depth;
      const beside = near[title]?.line === near[company]?.line && title !== 0 && company !== 0;
      const score =
        (scored[title] ?? 0) -
        (scored[company] ?? 0) +
        order -
        depth -
        (beside && near[0]?.line !== near[title]?.line ? ORDER.beside : 0);
      if (score > best.score) {
        second = best.score;
        best = { title, company, score };
      } else if (score > second) second = score;
    });
  });
  const title = units[best.title] as HeadUnit;
  const company = units[best.company] as HeadUnit;
  const words = (scored[best.title] ?? 0) - (scored[best.company] ?? 0);
  const margin = Math.max(0, Math.min(words, best.score - second));
  const decided =
    words > BALANCE.decides
      ? best.title < best.company
        ? 'title-first'
        : 'company-first'
      : undefined;
  const leftover = units.filter((unit) => unit !== title && unit !== company);
  return rejoin({ title, company, leftover, margin, order: decided }, units);
}

/** `Chef de projet – Transformation numérique | Banque`: a piece next to the title that is not an employer belongs to the title. */
function rejoin(
  head: AssignedHead & { title: HeadUnit; company: HeadUnit },
  units: readonly HeadUnit[],
): AssignedHead {
  const leftover: HeadUnit[] = [];
  let { title, company } = head;
  for (const unit of head.leftover) {
    const beside =
      unit.block === title.block && company.block !== title.block && /[–—-]/.test(unit.joint);
    const besideCompany =
      unit.block === company.block && company.block !== title.block && /[–—-]/.test(unit.joint);
    const isOther =
      unit.block === title.block &&
      companyScore(unit.text) < Math.max(EMPLOYER.hinted, companyScore(head.company.text));
    if (isOther && isSlash(title.joint) && units.indexOf(unit) === units.indexOf(head.title) - 1)
      title = { ...title, text: `${unit.text}${title.joint}${title.text}` };
    else if (isOther && isSlash(unit.joint))
      title = { ...title, text: `${title.text}${unit.joint}${unit.text}` };
    else if (beside && companyScore(unit.text) < EMPLOYER.likely)
      title = { ...title, text: `${title.text}${unit.joint}${unit.text}` };
    else if (besideCompany && titleScore(unit.text) < TITLE.likely)
      company = { ...company, text: `${company.text}${unit.joint}${unit.text}` };
    else leftover.push(unit);
  }
  return { ...head, title, company, leftover };
}

/** "Scénographe / Chef constructeur" */
const isSlash = (joint: string): boolean => joint.trim() === '/';

const AT =
  /^(.{3,70}?),?\s+(?:(?:at|chez|auprès de|au sein (?:de la|de|du|des)|pour le compte de)\s+|au sein de l['’]|@\s*)(.{2,})$/iu;
/** "Conseiller agricole à l'ANADER", "enseignante au Lycée Blaise-Diagne". */
const AT_THE = /^(.{3,70}?),?\s+(?:à l['’]\s?|à la\s|au\s|aux\s)(?=\p{Lu})(.{2,})$/u;

/** Words of a title that names no known trade. */
const LONGEST_UNKNOWN = 3;

/** "Analyst at Shopify", "Caissière chez Metro", "Sampler at Lake Trust". */
function atEmployer(units: readonly HeadUnit[]): AssignedHead | undefined {
  for (const unit of units) {
    const match = AT.exec(unit.text) ?? AT_THE.exec(unit.text);
    const [title, company] = [match?.[1], match?.[2]];
    if (!title || !company) continue;
    const isSigned = /\s@/.test(unit.text);
    const isUnlike =
      titleScore(title) < TITLE.hinted &&
      (companyScore(company) < EMPLOYER.hinted || title.split(' ').length > LONGEST_UNKNOWN);
    if (!isSigned && (isUnlike || titleScore(company) >= TITLE.likely)) continue;
    return {
      title: { ...unit, text: trimEdges(title) },
      company: { ...unit, text: trimEdges(company) },
      leftover: units.filter((other) => other !== unit),
      margin: MARGIN.stated,
      order: undefined,
    };
  }
  return undefined;
}

function assignSingle(unit: HeadUnit, habit: OrderHabit): AssignedHead {
  const split = commaSplit(unit, habit);
  if (split) return split;
  const balance = titleScore(unit.text) - companyScore(unit.text);
  return balance < -BALANCE.says
    ? { company: unit, leftover: [], margin: -balance, order: undefined }
    : { title: unit, leftover: [], margin: balance, order: undefined };
}

/** `Développeuse, Ubisoft`, `Metro, caissière`: cut at the comma that gives the best title and employer. */
function commaSplit(unit: HeadUnit, habit: OrderHabit): AssignedHead | undefined {
  let best: { title: string; company: string; score: number; first: boolean } | undefined;
  for (const match of unit.text.matchAll(/,\s+/g)) {
    const left = unit.text.slice(0, match.index);
    const right = unit.text.slice(match.index + match[0].length);
    for (const [title, company, first] of [
      [left, right, true],
      [right, left, false],
    ] as const) {
      if (looksLikeCity(company) && title.includes(', ')) continue;
      if (!/^[^\p{L}]*[\p{Lu}\d]/u.test(company) && companyScore(company) < EMPLOYER.hinted)
        continue;
      const score =
        titleScore(title) -
        companyScore(title) +
        companyScore(company) -
        titleScore(company) +
        (first ? 1 : -1) * (COMMA.titleFirst + habit * COMMA.habit);
      // Two names no list knows follow the order of the other entries.
      const usual =
        Math.abs(habit) > HABIT.firm &&
        habit > 0 === first &&
        !/,/.test(title + company) &&
        /^\p{Lu}/u.test(right);
      if (
        ((titleScore(title) >= TITLE.hinted && score > COMMA.byWords) ||
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
