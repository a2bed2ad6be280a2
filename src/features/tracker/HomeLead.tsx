import { Plural, Trans } from '@lingui/react/macro';
import { isOver, type Application } from '#/domain/tracker/application.ts';
import { Pole } from '#/ui/figures/Pole.tsx';
import { tracker } from './tracker.css.ts';

/** One line, whatever the plan: how many there are, or how many places are taken. */
export function HomeLead({
  applications,
  limit,
  taken,
}: {
  applications: readonly Application[];
  limit: number | null;
  taken: number;
}) {
  const active = applications.filter((one) => !isOver(one)).length;
  if (limit === null)
    return (
      <>
        <Plural
          value={applications.length}
          _0="Aucune candidature"
          one="# candidature"
          other="# candidatures"
        />
        {active > 0 && (
          <>
            , <Plural value={active} one="dont # active" other="dont # actives" />
          </>
        )}
      </>
    );
  return (
    <span className={tracker.places}>
      <span className={tracker.placesPole} aria-hidden="true">
        <Pole label="" value={Math.min(taken, limit)} bands={limit} valueText="" thin />
      </span>
      {taken > limit ? (
        <>
          <Plural value={taken} one="# candidature." other="# candidatures." />{' '}
          <Plural
            value={limit}
            one="Le forfait gratuit a # place."
            other="Le forfait gratuit a # places."
          />
        </>
      ) : (
        <Trans>
          {taken} sur {limit} dans le forfait gratuit
        </Trans>
      )}
    </span>
  );
}
