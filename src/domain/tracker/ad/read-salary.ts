/** What a job pays: among all amounts of an advertisement, the one that is pay. */
import { fold } from '../../text/fold.ts';
import type { AdText } from './ad-lines.ts';
import type { Found, PayPeriod, Salary } from './ad-reading.ts';

interface Amount {
  value: number;
  /** Has a dollar sign or its word. */
  isMoney: boolean;
  isThousands: boolean;
  index: number;
  end: number;
}

interface Pay {
  salary: Salary;
  score: number;
  evidence: string;
}

export const readSalary = ({ lines }: AdText): Found<Salary> | null => {
  let best: Pay | undefined;
  lines.forEach((line, at) => {
    if (!/\d/.test(line.text)) return;
    const above = lines[at - 1];
    const near = line.label === undefined && above ? above.folded : '';
    for (const pay of paysIn(
      line.text,
      line.label === 'salary' ? line.labelText : undefined,
      near,
    )) {
      const next = lines[at + 1];
      const whole = next ? withOtherEnd(pay, next.text) : pay;
      if (!best || whole.score > best.score) best = whole;
    }
  });
  return best && best.score >= ENOUGH ? { value: best.salary, evidence: best.evidence } : null;
};

const ENOUGH = 3;

/** A number with its dollar sign before or after it; `k` and `K` are thousands, `M` makes it no pay. */
const NUMBER =
  /(?:(?<sign>(?:CAD? ?|C)?\$|CAD|CDN) ?)?(?<digits>\d{1,3}(?:[ \u00a0\u202f]\d{3}(?!\d))+(?:[.,]\d{1,2}(?!\d))?|\d{1,3}(?:,\d{3}(?!\d))+(?:\.\d{1,2}(?!\d))?|\d{1,7}(?:[.,]\d{1,2}(?!\d))?)(?<after> ?(?:k\$|K\$|\$ ?[kK]\b|[kK]\b ?\$?|M\$?(?![\p{L}])|millions?\b|milliards?\b|billions?\b|\$|dollars?\b|CAD\b)?)/gu;

function amountsIn(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const { sign, digits = '', after = '' } = match.groups ?? {};
    const before = text[match.index - 1] ?? '';
    if (
      sign === undefined &&
      /[\p{L}\d.,#-]/u.test(before) &&
      !/[\dkK$][–-]/.test(text.slice(Math.max(0, match.index - 2), match.index))
    )
      continue;
    const isHuge = /^ ?(?:M|mill|bill)/i.test(after);
    const isThousands = /k/i.test(after);
    const plain = digits
      .replace(/[ \u00a0\u202f]/g, '')
      .replace(/,(?=\d{3}(?!\d))/g, '')
      .replace(',', '.');
    amounts.push({
      value: isHuge ? Number.POSITIVE_INFINITY : Number(plain) * (isThousands ? 1000 : 1),
      isMoney:
        sign !== undefined ||
        /[$D]|dollar/.test(after) ||
        isHuge ||
        (isThousands && Number(plain) >= LEAST_K),
      isThousands,
      index: match.index,
      end: match.index + match[0].trimEnd().length,
    });
  }
  return amounts;
}

const BETWEEN =
  /^ ?(?:(?:CAD?)? ?(?:\/ ?(?:yr|year|an|année|hr?|hour|heure)|per (?:year|hour)|par (?:an|heure)|(?:de )?l['’]heure)? ?(?:[-–—]|à|a|to|et|and|ou|or|jusqu'à|up to) ?(?:an? )?(?:[Mm]ax(?:imum)?\.? ?:? ?)?)$|^[ ,;/–-]*(?:[Mm]ax(?:imum)?\.?|MAX(?:IMUM)?) ?:? ?$/u;

function paysIn(text: string, label: string | undefined, near: string): Pay[] {
  const amounts = amountsIn(text);
  const pays: Pay[] = [];
  for (let at = 0; at < amounts.length; at += 1) {
    const first = amounts[at];
    const second = amounts[at + 1];
    if (!first) continue;
    const isRange =
      second !== undefined &&
      BETWEEN.test(text.slice(first.end, second.index)) &&
      (first.isMoney || second.isMoney || (label !== undefined && first.value >= LEAST_WAGE));
    if (!isRange && !first.isMoney) continue;
    const pair = isRange && second ? sameScale(first, second) : undefined;
    const end = isRange && second ? second.end : first.end;
    const pay = toPay(text, { first, pair, end }, label, near);
    if (pay) pays.push(pay);
    if (isRange) at += 1;
  }
  return pays;
}

const LEAST_WAGE = 10;
/** `65K` is money, `5K` may be a run. */
const LEAST_K = 25;

/** `60 à 68 000 $`, `$72-90K`: the first is in the thousands of the second. */
function sameScale(first: Amount, second: Amount): [number, number] | undefined {
  const low =
    first.value < 1000 && second.value >= 10_000 && first.value * 1000 <= second.value * 1.01
      ? first.value * 1000
      : first.value;
  return low <= second.value ? [low, second.value] : undefined;
}

function toPay(
  text: string,
  { first, pair, end }: { first: Amount; pair: [number, number] | undefined; end: number },
  label: string | undefined,
  near: string,
): Pay | undefined {
  const before = clauseBefore(text.slice(0, first.index));
  const after = clauseAfter(text.slice(end));
  const [low, high] = pair ?? [first.value, first.value];
  if (!Number.isFinite(high) || high <= 0) return undefined;
  const told =
    periodIn(after, 'first') ??
    periodIn(fold(text.slice(Math.max(0, first.index - BEFORE), first.index)), 'last') ??
    periodIn(label ?? '', 'first') ??
    (label === undefined && LABEL_ABOVE.test(near) ? periodIn(near, 'last') : undefined);
  const period = told ?? byHeight(low, high);
  if (!period || period === 'day') return undefined;
  const [factor, unit] = TO_TOLD[period];
  const range = [cents(low * factor), cents(high * factor)] as const;
  if (!isPlausible(range[0], unit) || !isPlausible(range[1], unit)) return undefined;
  const isOther = NOT_PAY.test(`${before} # ${after.slice(0, AFTER)}`);
  const score =
    (label === undefined ? 0 : 5) +
    (PAY_WORDS.test(before) || PAY_WORDS.test(after) ? 3 : 0) +
    (label === undefined && LABEL_ABOVE.test(near) ? 2 : 0) +
    (told ? 3 : 0) +
    (pair ? 2 : 0) +
    1 -
    (isOther ? 8 : 0);
  const isFrom =
    !pair && (FROM.test(before) || AND_UP.test(after) || (label ?? '').startsWith('starting'));
  const isUpTo = !pair && (UP_TO.test(before) || /maxim/.test(label ?? ''));
  return {
    salary: {
      min: isUpTo ? null : range[0],
      max: isFrom || (!pair && /minim/.test(label ?? '')) ? null : range[1],
      period: unit,
    },
    score,
    evidence: text,
  };
}

/** `Minimum salary` and `Maximum salary` stand on lines of their own. */
function withOtherEnd(pay: Pay, next: string): Pay {
  if (pay.salary.max !== null || !/^maxim|maximum|^max\b/.test(fold(next).slice(0, 40))) return pay;
  const value = amountsIn(next)[0]?.value;
  if (value === undefined || pay.salary.min === null || value < pay.salary.min) return pay;
  return {
    ...pay,
    salary: { ...pay.salary, max: value },
    evidence: `${pay.evidence} ${next}`,
  };
}

type ToldPeriod = PayPeriod | 'day' | 'month' | 'two-weeks' | 'half-month';

/** Months and fortnights divide or fill a year and a week; days do not. */
const TO_TOLD: Readonly<Record<Exclude<ToldPeriod, 'day'>, readonly [number, PayPeriod]>> = {
  hour: [1, 'hour'],
  week: [1, 'week'],
  year: [1, 'year'],
  month: [12, 'year'],
  'two-weeks': [1 / 2, 'week'],
  'half-month': [24, 'year'],
};

const PERIODS: readonly (readonly [ToldPeriod, RegExp])[] = [
  ['half-month', /semi-?monthly|twice a month|deux fois par mois|bimensuel/g],
  [
    'two-weeks',
    /bi-?weekly|every (?:two|2) weeks|(?:aux|toutes les|par) (?:deux|2) semaines|per pay period|par periode de paie|fortnight|a la quinzaine|\/ ?2 ?(?:sem|wk|weeks)/g,
  ],
  [
    'hour',
    /(?:\/|per |an |each |par |de l'|l'|a l'|de )(?:hour|hre?|hr\b|h\b|heure)|hourly|\bhoraire\b|\bhour\b|\/ ?h(?![\p{L}])|\/ ?hr|\/ ?heure|\bheure horaire|\bhr\b|^ ?h\b/gu,
  ],
  [
    'year',
    /(?:\/ ?|per |a |each |par |l')(?:year|yr|annum|annee|an)\b|annual|annuel|yearly|per annum|\bp\.a\b|\/ ?(?:an|yr|year)\b|par annee/g,
  ],
  ['month', /(?:\/ ?|per |a |each |par )(?:month|mois|mo)\b|monthly|mensuel/g],
  ['week', /(?:\/ ?|per |a |each |par |la )(?:week|wk|semaine|sem)\b|weekly|hebdomadaire/g],
  ['day', /(?:\/ ?|per |a |each |par |la )(?:day|jour|journee|shift|quart)\b|daily|journalier/g],
];

/** Hours of work are no pay period. */
const HOURS =
  /\d[\d.,]* ?(?:(?:a|to|-|–|et) ?\d[\d.,]* ?)?(?:h|hrs?|hours?|heures?)\b ?(?:(?:per|par|a|\/|by|each|la) ?)?(?:week|semaine|sem|day|jour|month)?/g;

function periodIn(folded: string, which: 'first' | 'last'): ToldPeriod | undefined {
  const text = folded.replace(HOURS, (found) => ' '.repeat(found.length));
  let best: { period: ToldPeriod; index: number } | undefined;
  for (const [period, form] of PERIODS)
    for (const { index } of text.matchAll(form)) {
      const isBetter = !best || (which === 'first' ? index < best.index : index > best.index + 3);
      if (isBetter) best = { period, index };
    }
  return best?.period;
}

/** Nobody writes the period of 75 K, and a wage of two figures is by the hour. */
function byHeight(low: number, high: number): PayPeriod | undefined {
  if (low >= 20_000) return 'year';
  return low >= 14 && high <= 150 ? 'hour' : undefined;
}

const BOUNDS: Readonly<Record<PayPeriod, readonly [number, number]>> = {
  hour: [10, 400],
  week: [200, 10_000],
  year: [12_000, 900_000],
};

const isPlausible = (value: number, period: PayPeriod): boolean =>
  value >= BOUNDS[period][0] && value <= BOUNDS[period][1];

const cents = (value: number): number => Math.round(value * 100) / 100;

const BEFORE = 30;
const AFTER = 22;
const CLAUSE_LENGTH = 60;

const clauseBefore = (text: string): string => {
  const parts = fold(text.slice(-CLAUSE_LENGTH)).split(
    /[.;!?(•·|] | ?\+ ?|, (?!\d)|\(| plus | - | – /,
  );
  return parts.at(-1) ?? '';
};

const clauseAfter = (text: string): string =>
  fold(text.slice(0, CLAUSE_LENGTH)).split(
    /[.;!?•|] | ?\+ ?|, (?!\d)|\)|(?<!et) plus | avec | with | and (?!up)| et (?!plus)/,
  )[0] ?? '';

const PAY_WORDS =
  /salai|salar|remuner|taux|traitement|\bpay\b|\bpaye|wage|compens|earn|\brate\b|hiring range|the range|fourchette|echelle|gagne/;
const LABEL_ABOVE =
  /salai|salar|remuner|taux horaire|traitement|wage|compensation|\bpay\b|rate of pay|hourly rate/;
const NOT_PAY =
  /bonus|\bprime|boni\b|allocation|allowance|allocat|budget|revenu|chiffre|assets|actifs|reer|rrsp|match|contribution|cotis|premium|commission|\bkm\b|kilom|outils|tool|relocat|demenag|assistance|aide au|reloge|wellness|mieux-etre|pourboire|bourse|rembours|reimburs|credit|gift|cadeau|referr|referen|raised|leve\b|financement|funding|\barr\b|ventes|\bsales|honoraires|fees|housing|logement|accommodation|rent\b|formation|training|stipend|fund|stock|insurance|assurance|travel benefit|per diem|annual credit|velo|gym|spending|grow|signing|signature|sign-on|sign on|completion|gas paid|per ton|split|invest|donat|subvention|grant|a budget|best reps|meilleurs|deduct|mileage/;
const FROM =
  /(?:a partir de|des|from|starting (?:at|from)|starts? at|as of|minimum(?: de)?|at least|au moins|debute a|commence a|starting)[: ]*$/;
const AND_UP = /^ ?(?:\+|et plus|and up|and above|ou plus|or more|minimum)/;
const UP_TO = /(?:jusqu'a|up to|maximum(?: de)?|aller jusqu'a|max\.?)[: ]*$/;
