/** What the generators share: what they are given, what they give, and how one proposal differs from the next. */
import type { Result } from '../../result.ts';
import { inSeededOrder } from '../../seeded-order.ts';
import { trimmed, type Language } from './phrases.ts';

/** How many proposals are made at once. */
export const VARIANTS = 3;

export interface Writing<Field extends string> {
  language: Language;
  answers: Readonly<Partial<Record<Field, string>>>;
  /** The same gives the same. */
  seed: number;
}

export type NotWritten<Field extends string> =
  /** Nothing is written before all is filled in. */
  | { kind: 'missing'; fields: Field[] }
  /** Even the shortest proposal is so many UTF-16 units too long. */
  | { kind: 'too-long'; by: number };

export type Written<Field extends string> = Result<string[], NotWritten<Field>>;

/** The answers without blanks around them, or the fields that have none. */
export const filled = <Field extends string>(
  fields: readonly Field[],
  answers: Readonly<Partial<Record<Field, string>>>,
): Result<Record<Field, string>, NotWritten<Field>> => {
  const given = fields.map((field): [Field, string] => [field, trimmed(answers[field] ?? '')]);
  const missing = given.filter(([, text]) => !/[\p{L}\p{N}]/u.test(text)).map(([field]) => field);
  return missing.length > 0
    ? { ok: false, error: { kind: 'missing', fields: missing } }
    : { ok: true, value: Object.fromEntries(given) as Record<Field, string> };
};

/** The first that fit, each once; the order is that of the texts. */
export const fitting = (texts: readonly string[], most: number): Written<never> => {
  const distinct = [...new Set(texts)];
  const short = distinct.filter((text) => text.length <= most);
  if (short.length > 0) return { ok: true, value: short.slice(0, VARIANTS) };
  const by = Math.min(...distinct.map((text) => text.length - most));
  return { ok: false, error: { kind: 'too-long', by } };
};

/**
 * One phrase of each set for each proposal, in the order of the sets; none is used twice before all of its set are.
 */
export const dealt = <T>(sets: readonly (readonly T[])[], seed: number): T[][] => {
  const orders = sets.map((set, turn) => inSeededOrder(set, seed * 31 + turn));
  return Array.from({ length: VARIANTS }, (_, at) =>
    orders.flatMap((order) => order.slice(at % order.length).slice(0, 1)),
  );
};
