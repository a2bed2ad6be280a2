import { Trans, useLingui } from '@lingui/react/macro';
import type { Point, ScoredAnswer } from '#/domain/training/answer/scored-answer.ts';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { feedback as css } from './feedback.css.ts';
import { useRuleWords } from './use-rule-words.ts';

/** The sum behind the score, and what it does not say. */
export function PointsTable({
  scored: { points, rubric, delivery, category },
}: {
  scored: ScoredAnswer;
}) {
  const { t } = useLingui();
  const rules = useRuleWords(category);
  const of = 100;
  const partNames: Record<Point['part'], string> = {
    content: t`Contenu`,
    structure: t`Structure`,
    delivery: t`Expression`,
  };
  return (
    <Disclosure summary={<Trans>D’où vient ce score</Trans>}>
      <Stack gap="px12">
        <p className={css.quiet}>
          <Trans>
            Des règles fixes lisent votre texte, sur votre appareil. La même réponse reçoit toujours
            le même score. Il ne mesure ni votre accent, ni votre grammaire, ni vos chances d’être
            embauché : il montre ce qu’une personne qui vous écoute peut suivre et retenir.
          </Trans>
        </p>
        <p className={css.quiet}>
          <Trans>
            Réponse écrite : contenu 55 %, structure 35 %, expression 10 %. Réponse enregistrée :
            45 %, 30 % et 25 %. Règles, version {rubric}.
          </Trans>
        </p>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Règle</Trans>
              </th>
              <th scope="col">
                <Trans>Points</Trans>
              </th>
            </tr>
          </thead>
          {(['content', 'structure', 'delivery'] as const).map((part) => (
            <tbody key={part}>
              <tr>
                <th scope="rowgroup" colSpan={2} className={css.group}>
                  {partNames[part]}
                </th>
              </tr>
              {points
                .filter((point) => point.part === part)
                .map(({ rule, given, of }) => (
                  <tr key={rule}>
                    <th scope="row">{rules[rule].name}</th>
                    <td>{t`${Math.round(given)} sur ${of}`}</td>
                  </tr>
                ))}
              {part === 'delivery' &&
                delivery !== null &&
                points.every((point) => point.part !== part) && (
                  <tr>
                    <th scope="row">
                      <Trans>Votre voix</Trans>
                    </th>
                    <td>{t`${Math.round(delivery)} sur ${of}`}</td>
                  </tr>
                )}
            </tbody>
          ))}
        </table>
      </Stack>
    </Disclosure>
  );
}
