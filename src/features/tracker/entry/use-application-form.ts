import { useState } from 'react';
import type { AutosaveState } from '#/data/records/autosave.ts';
import type { ApplicationDraft } from '#/data/records/tracker/application-drafts.ts';
import type { DataContext } from '#/data/context.ts';
import { checkForm, type FormField, type FormValues } from '#/domain/tracker/application-form.ts';
import { useFlush } from '#/parts/local-data/use-flush.ts';
import { NO_DRAFT, openDraftKeeper } from './draft-keeper.ts';

/**
 * The form of one application: what is saved of it (`start`) with what is typed laid over it, so that another
 * device's changes come in under the typing. Looked at on submit, and on each change from then on.
 */
export const useApplicationForm = (
  context: DataContext,
  { of, start, found }: { of: string; start: FormValues; found: ApplicationDraft | undefined },
) => {
  const [draft, setDraft] = useState(found ?? NO_DRAFT);
  const [tried, setTried] = useState(false);
  const [keeping, setKeeping] = useState<AutosaveState>({ kind: 'saved' });
  const [keeper] = useState(() => openDraftKeeper(context, of, setKeeping));
  const values: FormValues = { ...start, ...draft.values };

  useFlush(keeper);

  const keep = (next: ApplicationDraft): void => {
    setDraft(next);
    keeper.keep(next);
  };

  return {
    values,
    draft,
    keeping,
    keeper,
    problems: tried ? checkForm(values) : {},
    keep,
    set: (field: FormField, value: string): void =>
      keep({ ...draft, values: changed(start, { ...draft.values, [field]: value }) }),
    take: (next: FormValues, filled: ApplicationDraft['filled'], text: string): void =>
      keep({ ...draft, values: changed(start, next), filled, text }),
    /** Nothing typed any more. */
    clear: (): void => {
      setTried(false);
      keep(NO_DRAFT);
    },
    /** False when something is wrong: the first mistake has the focus then. */
    check: (): boolean => {
      setTried(true);
      if (Object.keys(checkForm(values)).length === 0) return true;
      focusFirstMistake();
      return false;
    },
  };
};

export type ApplicationForm = ReturnType<typeof useApplicationForm>;

/** Those that say something else than what is saved. */
const changed = (start: FormValues, values: Partial<FormValues>): Partial<FormValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== start[field as FormField]),
  );

/** Once the mistakes are drawn; one in a folded part unfolds it. */
const focusFirstMistake = (): void => {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('main form [aria-invalid="true"]');
    const folded = field?.closest('details');
    if (folded) folded.open = true;
    field?.focus();
  });
};
