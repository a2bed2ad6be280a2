import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Source } from '#/domain/tracker/application.ts';
import { answerRate, ENOUGH_APPLICATIONS, type Rate } from '#/domain/tracker/insight.ts';
import { BarFigure, type Bar } from '#/ui/figures/BarFigure.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { useTrackerWords } from '../use-tracker-words.ts';
import { insight as css } from './insight.css.ts';
import { usePercent } from '#/parts/use-percent.ts';

/** How many answers came, by where jobs were found or by the CV that was sent. */
export function RatesCard({
  by,
  rates,
  names,
}: {
  by: 'source' | 'cv';
  rates: ReadonlyMap<string, Rate>;
  /** Of CVs and their versions. */
  names?: ReadonlyMap<string, string>;
}) {
  const { t } = useLingui();
  const { source } = useTrackerWords();
  const percent = usePercent();
  const labelOf = (key: string): string => {
    if (by === 'source') return key === '' ? t`Source non précisée` : source[key as Source];
    return key === '' ? t`CV non précisé` : (names?.get(key) ?? t`Un CV supprimé`);
  };
  const bars = [...rates]
    .toSorted(([, a], [, b]) => b.sent - a.sent || b.answered - a.answered)
    .map(([key, rate]): Bar => {
      const known = answerRate(rate);
      const { sent, answered } = rate;
      const counts = t`${answered} sur ${sent}`;
      const said = known === undefined ? t`trop peu` : percent(known);
      return {
        key,
        label: labelOf(key),
        share: known === undefined ? undefined : known / 100,
        said: `${counts}, ${said}`,
        cells: [String(sent), String(answered), said],
      };
    });
  const title =
    by === 'source' ? (
      <Trans>Réponses selon la source</Trans>
    ) : (
      <Trans>Réponses selon le CV envoyé</Trans>
    );
  if (bars.every(({ key }) => key === ''))
    return (
      <Card title={title}>
        <p className={css.quiet}>
          {by === 'source' ? (
            <Trans>
              Aucune candidature ne dit où vous l’avez trouvée. Choisissez une source en les
              modifiant, et vous verrez ici laquelle reçoit le plus de réponses.
            </Trans>
          ) : (
            <Trans>
              Aucune candidature ne dit quel CV vous avez envoyé. Choisissez-le en les modifiant, et
              vous verrez ici lequel reçoit le plus de réponses.
            </Trans>
          )}
        </p>
      </Card>
    );
  const hasThin = bars.some(({ share }) => share === undefined);
  return (
    <BarFigure
      title={title}
      head={[by === 'source' ? t`Source` : t`CV`, t`Envoyées`, t`Réponses`, t`Taux de réponse`]}
      bars={bars}
      note={
        hasThin && (
          <Plural
            value={ENOUGH_APPLICATIONS}
            one="« Trop peu » : moins de # candidature, un taux ne voudrait rien dire."
            other="« Trop peu » : moins de # candidatures, un taux ne voudrait rien dire."
          />
        )
      }
    />
  );
}
