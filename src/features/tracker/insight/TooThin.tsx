import { Plural, Trans } from '@lingui/react/macro';
import { ENOUGH_APPLICATIONS, type Insight } from '#/domain/tracker/insight.ts';
import { Meter } from '#/ui/figures/Meter.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { TrackerButtonLink } from '../TrackerLink.tsx';
import { insight as css } from './insight.css.ts';

/** Counts, and no rate: what is missing before anything can be concluded. */
export function TooThin({ insight: { sent, answered } }: { insight: Insight }) {
  const missing = ENOUGH_APPLICATIONS - sent;
  return (
    <Card title={<Trans>Trop tôt pour conclure</Trans>}>
      <Stack>
        <p>
          <Plural
            value={sent}
            _0="Vous n’avez pas encore de candidature ici."
            one="Vous avez # candidature."
            other="Vous avez # candidatures."
          />{' '}
          {sent > 0 && (
            <Plural
              value={answered}
              _0="Aucune n’a reçu de réponse."
              one="# a reçu une réponse."
              other="# ont reçu une réponse."
            />
          )}
        </p>
        <div className={css.progress}>
          <Meter
            label={
              <Plural
                value={missing}
                one="Encore # candidature avant le bilan"
                other="Encore # candidatures avant le bilan"
              />
            }
            value={sent}
            max={ENOUGH_APPLICATIONS}
            valueText={`${sent} / ${ENOUGH_APPLICATIONS}`}
          />
        </div>
        <p className={css.quiet}>
          <Plural
            value={ENOUGH_APPLICATIONS}
            one="Avec moins de # candidature, une réponse de plus change tout : un taux vous tromperait."
            other="Avec moins de # candidatures, une réponse de plus change tout : un taux vous tromperait."
          />{' '}
          <Trans>
            Vous verrez ici après combien de jours les réponses arrivent, et ce qui en reçoit le
            plus.
          </Trans>
        </p>
        <TrackerButtonLink open={{ tab: undefined }} className={css.start}>
          <Trans>Voir les candidatures</Trans>
        </TrackerButtonLink>
      </Stack>
    </Card>
  );
}
