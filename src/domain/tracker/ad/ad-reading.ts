/** What an advertisement says of a job: nothing that it does not say. */
import { POSTING_MAX } from '../../access/size-limits.ts';
import type { ProvinceCode } from '../../cv/canadian/provinces.ts';
import type { Workplace } from '../application.ts';

export type PayPeriod = 'hour' | 'week' | 'year';

export interface Salary {
  /** Dollars; null where only the other end is told. */
  min: number | null;
  max: number | null;
  period: PayPeriod;
}

interface AdFields {
  title: string;
  company: string;
  /** As written, without street and postal code. */
  location: string;
  province: ProvinceCode;
  workplace: Workplace;
  salary: Salary;
  /** `YYYY-MM-DD`. */
  deadline: string;
  link: string;
  email: string;
  reference: string;
}

export interface Found<Value> {
  value: Value;
  /** The line or sentence it was read from. */
  evidence: string;
}

export type AdReading = {
  language: 'fr' | 'en';
} & { [Field in keyof AdFields]: Found<AdFields[Field]> | null };

/** In characters and lines; what comes after is not read. */
export const AD_LIMITS = { text: POSTING_MAX.text, lines: 1200, line: 600 } as const;
