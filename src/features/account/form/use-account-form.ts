import { useRef, useState, type FormEvent } from 'react';
import type { Result } from '#/domain/result.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { prepareServer, type ServerFailure } from '#/remote/server.ts';
import type { FieldCode, FieldCodes } from './account-fields.ts';
import { useFieldWords, type AccountField } from './use-field-words.ts';

export type AccountFailure = ServerFailure | { kind: 'storage'; storage: StorageFailure };

/** A field's part of the form, to be spread on it. */
export interface FormField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * A form of an account: looked at on submit, and on each change from then on. While it is being sent its
 * fields are disabled; the focus waits on the button, and goes to the first mistake or to the refusal.
 * `frame` is for `AccountForm`; `sent` holds from the server's yes to the next change.
 */
export const useAccountForm = <Name extends AccountField>({
  start,
  check,
  send,
}: {
  start: Record<Name, string>;
  check: (values: Record<Name, string>) => FieldCodes<Name>;
  /** The failure's own field, when the server names one, is shown there. */
  send: (values: Record<Name, string>) => Promise<Result<unknown, AccountFailure>>;
}) => {
  const words = useFieldWords();
  const [values, setValues] = useState(start);
  const [tried, setTried] = useState(false);
  const [step, setStep] = useState<'filling' | 'sending' | 'sent'>('filling');
  const [failure, setFailure] = useState<AccountFailure>();
  const form = useRef<HTMLFormElement>(null);
  const refused = fieldOf(failure);
  const codes: FieldCodes<string> = {
    ...(refused && { [refused.field]: refused.code }),
    ...(tried ? check(values) : {}),
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    setTried(true);
    setStep('filling');
    setFailure(undefined);
    if (Object.keys(check(values)).length > 0) return focusFirst(form.current);
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    setStep('sending');
    const sent = await send(values);
    setStep(sent.ok ? 'sent' : 'filling');
    if (sent.ok) return;
    setFailure(sent.error);
    focusFirst(form.current);
  };

  return {
    values,
    field: (name: Name): FormField => ({
      name,
      value: values[name],
      error: words(name, codes[name]),
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        setFailure(undefined);
        setStep('filling');
      },
    }),
    /** What is known already, where nothing has been typed; nothing once somebody is in the form. */
    fillBlanks: (known: Partial<Record<Name, string>>) => {
      if (form.current?.contains(document.activeElement)) return;
      setValues((before) => ({
        ...before,
        ...Object.fromEntries(
          Object.entries(known).filter(([name]) => before[name as Name] === ''),
        ),
      }));
    },
    /** Empties the form, with nothing to say about that. */
    clear: () => {
      setValues(start);
      setTried(false);
    },
    sent: step === 'sent',
    frame: {
      sending: step === 'sending',
      failure: refused ? undefined : failure,
      form: {
        ref: form,
        noValidate: true,
        onFocus: prepareServer,
        onSubmit: (event: FormEvent) => void submit(event),
      },
    },
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
