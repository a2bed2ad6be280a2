import type { AccountFailure } from '../form/use-account-form.ts';

/** Which of the fields sent PocketBase says no to: `token` for a link that is used up or too old. */
export const refusedField = (failure: AccountFailure): string | undefined => {
  if (failure.kind !== 'refused') return undefined;
  const { body } = failure;
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const { data } = body;
  return typeof data === 'object' && data !== null ? Object.keys(data)[0] : undefined;
};
