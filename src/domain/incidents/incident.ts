/**
 * One line of the register of confidentiality incidents, with what the register must say: Québec, Regulation respecting
 * confidentiality incidents (A-2.1, r. 3.1), s. 7.
 */
import { dayNumber } from '../calendar/day.ts';
import type { Result } from '../result.ts';

/** Whether people may come to serious harm; `open` while it is being looked into. */
export const INCIDENT_RISKS = ['open', 'serious', 'not_serious'] as const;
export type IncidentRisk = (typeof INCIDENT_RISKS)[number];

/** Days are `2026-11-23`, and '' where there is none. */
export interface Incident {
  /** When whoever keeps the register came to know of it. */
  knownOn: string;
  /** A day or a period, in words: it is not always known. */
  occurred: string;
  /** What happened. */
  what: string;
  /** The personal information concerned, or why it is not known. */
  data: string;
  /** How many people, about. */
  people: number;
  risk: IncidentRisk;
  /** Why the risk is judged so: how sensitive, what may follow, how likely. */
  reason: string;
  /** Taken to make harm less likely. */
  measures: string;
  /** The Commission d'accès à l'information. */
  authorityToldOn: string;
  peopleToldOn: string;
  /** Whether the public was told instead, and why. */
  publicNotice: string;
}

export type IncidentField = keyof Incident;

export interface IncidentMistake {
  code: 'required' | 'too_long' | 'invalid';
  field: IncidentField;
}

const SHORT = 200;
const LONG = 4000;
const TEXTS = {
  occurred: SHORT,
  what: LONG,
  data: LONG,
  reason: LONG,
  measures: LONG,
  publicNotice: LONG,
} as const;
const DAYS = ['knownOn', 'authorityToldOn', 'peopleToldOn'] as const;
const NEEDED = ['knownOn', 'occurred', 'what', 'data'] as const;
/** More than live in the country. */
const MOST_PEOPLE = 100_000_000;

export const readIncident = (
  body: Readonly<Record<string, unknown>>,
): Result<Incident, IncidentMistake> => {
  const textIn = (field: string): string => {
    const value = body[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const missing = NEEDED.find((field) => textIn(field) === '');
  if (missing) return mistake('required', missing);
  const wrong = DAYS.find(
    (field) => textIn(field) !== '' && dayNumber(textIn(field)) === undefined,
  );
  if (wrong) return mistake('invalid', wrong);
  const long = (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).find(
    (field) => textIn(field).length > TEXTS[field],
  );
  if (long) return mistake('too_long', long);
  const people = body['people'] ?? 0;
  if (!Number.isInteger(people) || Number(people) < 0 || Number(people) > MOST_PEOPLE)
    return mistake('invalid', 'people');
  const risk = INCIDENT_RISKS.find((one) => one === body['risk']);
  if (!risk) return mistake('invalid', 'risk');
  const texts = [...Object.keys(TEXTS), ...DAYS].map((field) => [field, textIn(field)]);
  return {
    ok: true,
    value: { ...Object.fromEntries(texts), people: Number(people), risk } as Incident,
  };
};

/** What a serious risk asks for and is not done yet (Act P-39.1, s. 3.5). */
export const noticesDue = ({
  risk,
  authorityToldOn,
  peopleToldOn,
  publicNotice,
}: Incident): ('authority' | 'people')[] =>
  risk === 'serious'
    ? [
        ...(authorityToldOn === '' ? (['authority'] as const) : []),
        ...(peopleToldOn === '' && publicNotice === '' ? (['people'] as const) : []),
      ]
    : [];

const mistake = (
  code: IncidentMistake['code'],
  field: IncidentField,
): { ok: false; error: IncidentMistake } => ({ ok: false, error: { code, field } });
