import { Plural, Trans } from '@lingui/react/macro';
import { stuckAt, type Insight } from '#/domain/tracker/insight.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { insight as css } from './insight.css.ts';

/** The search in sentences: how long answers take, how far applications come, and where most of them stop. */
export function FunnelWords({ insight }: { insight: Insight }) {
  const { sent, answered, interviews, offers, waiting, daysToAnswer } = insight;
  return (
    <Card title={<Trans>Votre recherche en mots</Trans>}>
      <Stack gap="px12">
        <p className={css.lead}>
          {daysToAnswer === undefined ? (
            answered === 0 ? (
              <Trans>Aucune réponse n’est arrivée pour l’instant.</Trans>
            ) : (
              <Trans>
                Des réponses sont arrivées, mais leur date n’est pas connue ici : on ne peut pas
                dire après combien de jours.
              </Trans>
            )
          ) : (
            <Plural
              value={daysToAnswer}
              _0="Vos réponses arrivent le jour même en moyenne."
              one="Vos réponses arrivent après # jour en moyenne."
              other="Vos réponses arrivent après # jours en moyenne."
            />
          )}
        </p>
        <p>
          <Plural
            value={sent}
            one="Sur # candidature envoyée,"
            other="Sur # candidatures envoyées,"
          />{' '}
          <Plural
            value={answered}
            _0="aucune n’a reçu de réponse,"
            one="# a reçu une réponse,"
            other="# ont reçu une réponse,"
          />{' '}
          <Plural
            value={interviews}
            _0="aucune n’a mené à une entrevue"
            one="# a mené à une entrevue"
            other="# ont mené à une entrevue"
          />{' '}
          <Plural
            value={offers}
            _0="et aucune à une offre."
            one="et # à une offre."
            other="et # à une offre."
          />{' '}
          {waiting > 0 && (
            <Plural
              value={waiting}
              one="# attend encore : les taux peuvent monter."
              other="# attendent encore : les taux peuvent monter."
            />
          )}
        </p>
        <Advice insight={insight} />
      </Stack>
    </Card>
  );
}

/** One thing to try, where the figures point to one. */
function Advice({ insight }: { insight: Insight }) {
  switch (stuckAt(insight)) {
    case 'answers':
      return (
        <p>
          <Trans>
            La plupart s’arrêtent avant la première réponse. À essayer : adapter le CV à chaque
            offre, et relancer quand rien ne vient.
          </Trans>
        </p>
      );
    case 'interviews':
      return (
        <p>
          <Trans>
            Les employeurs répondent, mais peu de réponses sont des entrevues. À essayer : viser des
            postes plus proches de votre expérience, et la dire dès le haut du CV.
          </Trans>
        </p>
      );
    case 'offers':
      return (
        <p>
          <Trans>
            Vous obtenez des entrevues, et pas encore d’offre. À essayer : vous exercer à
            l’entrevue, et remercier le lendemain.
          </Trans>
        </p>
      );
    default:
      return null;
  }
}
