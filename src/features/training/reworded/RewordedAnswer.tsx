import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { AnswerLanguage } from '#/domain/training/answer/scored-answer.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { AssistChoices } from '#/parts/assist/AssistChoices.tsx';
import { AssistNote } from '#/parts/assist/AssistNote.tsx';
import { useAssist } from '#/parts/assist/use-assist.ts';
import { useAssistRun } from '#/parts/assist/use-assist-run.ts';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { feedback as css } from '../feedback/feedback.css.ts';

const PURPOSES = ['answer'] as const;

interface Told {
  answer: string;
  question: string;
  language: AnswerLanguage;
}

/** The person's own answer in better order, from a language model they allowed; nothing where there is none. */
export function RewordedAnswer(told: Told) {
  const data = useDataState();
  return data.kind === 'ready' ? <Reworded context={data.context} {...told} /> : null;
}

function Reworded({ context, answer, question, language }: Told & { context: DataContext }) {
  const assist = useAssist(context, language);
  const { run, start, stop } = useAssistRun(context);
  const [choosing, setChoosing] = useState(false);
  if (!assist) return null;
  const isAllowed = assist.agreed.has('answer');
  const outcome = run.kind === 'done' ? run.outcome : undefined;
  return (
    <Stack gap="px12">
      <Row gap="px8">
        {isAllowed && (
          <Button
            size="small"
            loading={run.kind === 'waiting'}
            loadingText={<Trans>Le modèle écrit…</Trans>}
            onClick={() =>
              void start({ purpose: 'answer', language, text: answer, facts: [question] })
            }
          >
            <Trans>Reformuler ma réponse</Trans>
          </Button>
        )}
        {run.kind === 'waiting' && (
          <Button variant="quiet" size="small" onClick={stop}>
            <Trans>Arrêter</Trans>
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setChoosing(true)}>
          {isAllowed ? (
            <Trans>Choisir ce qui est envoyé</Trans>
          ) : (
            <Trans>Demander l’aide d’un modèle de langue</Trans>
          )}
        </Button>
      </Row>
      {outcome?.kind === 'written' && (
        <div role="status">
          <p className={css.model} lang={LANGUAGE_TAGS[language]}>
            {outcome.text}
          </p>
          <p className={css.quiet}>
            <Trans>
              Écrit par un modèle de langue, de vos propres mots. Nous avons vérifié les nombres,
              les noms et les outils. Redites-le à votre façon.
            </Trans>
          </p>
        </div>
      )}
      {outcome && outcome.kind !== 'written' && (
        <AssistNote outcome={outcome}>
          <Trans>L’exemple ci-dessus vient de nos règles.</Trans>
        </AssistNote>
      )}
      <AssistChoices
        context={context}
        state={assist}
        purposes={PURPOSES}
        open={choosing}
        onClose={() => setChoosing(false)}
      />
    </Stack>
  );
}
