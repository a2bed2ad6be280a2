import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Note } from '#/ui/messages/Note.tsx';
import type { AssistOutcome } from './assist.ts';
import { useAssistWords } from './use-assist-words.ts';

/** Why no answer of a model is shown; `children` say what stands in its place. */
export function AssistNote({
  outcome,
  children,
}: {
  outcome: Exclude<AssistOutcome, { kind: 'written' }>;
  children?: ReactNode;
}) {
  const { refusalWords, failureWords } = useAssistWords();
  if (outcome.kind === 'refused')
    return (
      <Note
        tone="warning"
        live="polite"
        title={<Trans>La réponse du modèle n’est pas montrée</Trans>}
      >
        <p>{refusalWords(outcome.refusal)}</p>
        {children}
      </Note>
    );
  if (outcome.because === 'aborted') return null;
  const { title, toDo } = failureWords(outcome.because);
  return (
    <Note tone="warning" live="polite" title={title}>
      <p>{toDo}</p>
      {children}
    </Note>
  );
}
