import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { changeLinkedinText, createLinkedinText } from '#/data/records/linkedin/linkedin-texts.ts';
import type { LinkedinText, TextKind } from '#/domain/linkedin/linkedin-text.ts';
import type { NotWritten } from '#/domain/linkedin/write/write.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import { showToast } from '#/ui/messages/toast.ts';
import { fieldsOf, keyOf, mannerFieldOf, write, type AnswerField, type Manner } from './writers.ts';

export const LIMIT = 'linkedin-limit';
export const fieldId = (field: AnswerField): string => `linkedin-${field}`;

const MOST_SEED = 2 ** 31;

export interface Proposing {
  propose: () => Promise<void>;
  /** The text that is shown has these answers: another press words them differently. */
  isAgain: boolean;
  /** The week's text is written, and these answers would be another. */
  isLimited: boolean;
  problem: NotWritten<AnswerField> | undefined;
  failure: StorageFailure | undefined;
  /** `id/seed` of what the last press wrote: its proposals take the focus. */
  written: string;
}

/** Writes proposals of what is filled in, and keeps them: other answers make another text, the same another wording. */
export const useProposing = ({
  context,
  kind,
  manner,
  language,
  answers,
  shown,
  refusal,
  onWritten,
}: {
  context: DataContext;
  kind: TextKind;
  manner: Manner;
  language: 'fr' | 'en';
  answers: Readonly<Record<string, string>>;
  shown: LinkedinText | undefined;
  refusal: 'limit' | 'role' | undefined;
  onWritten: (id: string) => void;
}): Proposing => {
  const { t } = useLingui();
  const [problem, setProblem] = useState<NotWritten<AnswerField>>();
  const [written, setWritten] = useState('');
  const [failure, setFailure] = useState<StorageFailure>();
  const fields = fieldsOf(kind);
  const given = Object.fromEntries(
    fields.map((field) => [field, answers[keyOf(field, manner.purpose)] ?? '']),
  );
  const again =
    shown && fields.every((field) => shown.answers[field] === given[field]) ? shown : undefined;

  const propose = async (): Promise<void> => {
    const seed = again ? again.seed + 1 : Math.floor(context.random() * MOST_SEED);
    const made = write(kind, manner, { language, answers: given, seed });
    setProblem(made.ok ? undefined : made.error);
    if (!made.ok) {
      const [first] = made.error.kind === 'missing' ? made.error.fields : [];
      if (first) document.getElementById(fieldId(first))?.focus();
      return;
    }
    if (!again && refusal) return focusSoon(LIMIT);
    const record = {
      manner: mannerFieldOf(kind, manner),
      language,
      answers: kind === 'message' ? { ...given, form: manner.form } : given,
      seed,
      text: made.value[0] ?? '',
    };
    const saved = again
      ? await changeLinkedinText(context, again.id, record)
      : await createLinkedinText(context, { kind, ...record });
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) {
      showToast({
        message: t`Impossible de générer des suggestions. Veuillez réessayer.`,
        tone: 'danger',
      });
      return;
    }
    onWritten(saved.value.id);
    showToast({ message: t`Suggestions générées`, tone: 'positive' });
    setWritten(`${saved.value.id}/${seed}`);
  };
  return {
    propose,
    isAgain: again !== undefined,
    isLimited: !again && refusal === 'limit',
    problem,
    failure,
    written,
  };
};
