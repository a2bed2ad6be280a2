import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import type { RightsLaw } from '#/domain/training/rights/jurisdictions.ts';
import type { RightsQuestion } from '#/domain/training/rights/rights-drill.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { useCopy } from '#/ui/messages/use-copy.ts';
import { rights as css } from './rights.css.ts';

/** Why a question is allowed or not, and what to answer. */
export function RightsVerdict({
  question,
  law,
  language,
  isRight,
}: {
  question: RightsQuestion;
  law: RightsLaw;
  language: 'fr' | 'en';
  isRight: boolean;
}) {
  const { t } = useLingui();
  if (question.ground === null)
    return (
      <Stack gap="px16">
        <Note
          tone={isRight ? 'positive' : 'warning'}
          title={
            isRight ? (
              <Trans>Oui : cette question est permise</Trans>
            ) : (
              <Trans>En fait, cette question est permise</Trans>
            )
          }
        >
          {question.why}
        </Note>
        <Way title={<Trans>Un exemple de réponse</Trans>} words={question.answer} />
      </Stack>
    );
  return (
    <Stack gap="px16">
      <Note
        tone={isRight ? 'positive' : 'warning'}
        title={
          isRight ? (
            <Trans>Oui : on ne devrait pas vous le demander</Trans>
          ) : (
            <Trans>En fait, on ne devrait pas vous le demander</Trans>
          )
        }
      >
        <p>{question.why}</p>
        <p>
          <a href={law.source} target="_blank" rel="noreferrer" className={css.link}>
            {law.section === ''
              ? law.name[language]
              : t`${law.name[language]}, article ${law.section}`}
          </a>
          {'. '}
          {law.forbids === 'asking' ? (
            <Trans>Cette loi vise aussi les questions posées avant l’embauche.</Trans>
          ) : (
            <Trans>
              Cette loi interdit de choisir quelqu’un selon ce motif : mieux vaut donc ne pas poser
              la question.
            </Trans>
          )}
        </p>
      </Note>
      <div>
        <h3 className={css.label}>
          <Trans>Ce que l’employeur peut demander</Trans>
        </h3>
        <p>{question.instead}</p>
      </div>
      <ul className={css.ways}>
        <li>
          <Way title={<Trans>Répondre brièvement</Trans>} words={question.answers.brief} />
        </li>
        <li>
          <Way title={<Trans>Ramener au poste</Trans>} words={question.answers.redirect} />
        </li>
        <li>
          <Way title={<Trans>Refuser poliment</Trans>} words={question.answers.decline} />
        </li>
      </ul>
    </Stack>
  );
}

function Way({ title, words }: { title: ReactNode; words: string }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <div className={css.way}>
      <div>
        <h3 className={css.label}>{title}</h3>
        <p>{words}</p>
      </div>
      <IconButton
        icon={Copy}
        label={t`Copier la réponse : ${words}`}
        onClick={() => void copy(words)}
      />
    </div>
  );
}
