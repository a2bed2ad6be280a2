import { useRef, useState, type FormEvent } from 'react';
import type { Result } from '#/domain/cv/source.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { ServerFailure } from '#/remote/server.ts';
import type { FieldCode, FieldCodes } from './account-fields.ts';

export type AccountFailure = ServerFailure | { kind: 'storage'; storage: StorageFailure };

/**
 * A form of an account: looked at on submit, and on each change from then on. While it is being sent its
 * fields are disabled; the focus waits on the button, and goes to the first mistake or to the refusal.
 */
export const useAccountForm = <Values extends Record<string, string>>({
  start,
  check,
  send,
}: {
  start: Values;
  check: (values: Values) => FieldCodes<keyof Values & string>;
  /** The failure's own field, when the server names one, is shown there. */
  send: (values: Values) => Promise<Result<unknown, AccountFailure>>;
}) => {
  const [values, setValues] = useState(start);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const form = useRef<HTMLFormElement>(null);
  const refused = fieldOf(failure);
  const found: FieldCodes<string> = {
    ...(refused && { [refused.field]: refused.code }),
    ...(tried ? check(values) : {}),
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setTried(true);
    setFailure(undefined);
    if (Object.keys(check(values)).length > 0) return focusFirst(form.current);
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    setSending(true);
    const sent = await send(values);
    setSending(false);
    if (sent.ok) return;
    setFailure(sent.error);
    focusFirst(form.current);
  };

  return {
    values,
    codes: found as FieldCodes<keyof Values & string>,
    sending,
    failure: refused ? undefined : failure,
    change: (change: Partial<Values>) => {
      setValues((before) => ({ ...before, ...change }));
      setFailure(undefined);
    },
    form: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
  };
};

const FIELD_CODES: readonly string[] = ['required', 'too_short', 'too_long', 'invalid', 'common'];

const fieldOf = (
  failure: AccountFailure | undefined,
): { field: string; code: FieldCode } | undefined =>
  failure?.kind === 'refused' && FIELD_CODES.includes(failure.code)
    ? { field: failure.field, code: failure.code as FieldCode }
    : undefined;

/** Once the mistakes are drawn. */
const focusFirst = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-failure]')?.focus(),
  );
};
