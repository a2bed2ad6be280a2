import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { startSession } from '#/data/records/training/interviews.ts';
import type { NewSession } from '#/domain/training/interview-session.ts';
import type { Question } from '#/domain/training/question.ts';
import { asPut } from '#/domain/training/session-course.ts';
import { showToast } from '#/ui/messages/toast.ts';

const SEEDS = 2 ** 31;

/** Begins an interview with the questions that `pick` gives, and opens it. */
export const useStart = (context: DataContext, onGo: (session: string) => void) => {
  const { t } = useLingui();
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();
  const start = async ({
    fields,
    pick,
  }: {
    fields: Omit<NewSession, 'questions'>;
    pick: (seed: number) => readonly Question[];
  }): Promise<void> => {
    if (starting) return;
    const picked = pick(Math.floor(context.random() * SEEDS));
    if (picked.length === 0) return;
    setStarting(true);
    setFailure(undefined);
    const started = await startSession(context, {
      ...fields,
      questions: asPut(picked, context.newId),
    });
    setStarting(false);
    if (!started.ok) {
      setFailure(started.error);
      return;
    }
    showToast({
      message: fields.kind === 'custom' ? t`Entrevue commencée` : t`Simulation commencée`,
    });
    onGo(started.value.id);
  };
  return { start, starting, failure };
};
