import { Trans } from '@lingui/react/macro';
import { fittingFact } from '#/domain/training/answer/cv-facts.ts';
import { exampleAnswer } from '#/domain/training/answer/example-answer.ts';
import type { ScoredAnswer } from '#/domain/training/answer/scored-answer.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { feedback as css } from './feedback.css.ts';
import { useCvFacts } from './use-cv-facts.ts';

/** A model to adapt, from the person's own CV: what is missing there is a blank to fill. */
export function ExampleAnswer({ scored, question }: { scored: ScoredAnswer; question: string }) {
  const { category, language } = scored;
  const known = useCvFacts(language);
  const fact = known && fittingFact(known.facts, question, language);
  const pieces = exampleAnswer(category, language, fact);
  return (
    <Disclosure summary={<Trans>Voir un exemple de réponse</Trans>}>
      <Stack gap="px12">
        <p className={css.quiet}>
          {fact ? (
            <Trans>
              Un modèle à adapter. Ce qui est en gras vient de votre CV. Remplacez ce qui est entre
              crochets par ce que vous avez vécu.
            </Trans>
          ) : (
            <Trans>
              Un modèle à adapter. Remplacez ce qui est entre crochets par ce que vous avez vécu.
            </Trans>
          )}
        </p>
        {known && known.facts.length === 0 && (
          <p className={css.quiet}>
            {known.hasOther ? (
              <Trans>
                Vous n’avez pas de CV dans la langue de cette question. Avec un CV dans cette
                langue, l’exemple reprend vos emplois et vos réalisations.
              </Trans>
            ) : (
              <Trans>
                Quand vous aurez ajouté votre CV, l’exemple reprendra vos emplois et vos
                réalisations.
              </Trans>
            )}
          </p>
        )}
        <p className={css.model} lang={LANGUAGE_TAGS[language]}>
          {pieces.map(({ kind, text }, at) => {
            const key = `${at}`;
            if (kind === 'fact') return <strong key={key}>{text}</strong>;
            if (kind === 'blank')
              return (
                <span key={key} className={css.blank}>
                  [{text}]
                </span>
              );
            return text;
          })}
        </p>
      </Stack>
    </Disclosure>
  );
}
