import { Trans, useLingui } from '@lingui/react/macro';
import { agreeOnField } from '#/domain/cv/pair/carry.ts';
import type { PairField } from '#/domain/cv/pair/compare-pair.ts';
import { Button } from '#/ui/actions/Button.tsx';
import type { PairView } from './pair-acts.ts';
import { pairLook } from './pair.css.ts';

/** Only the person can say that two sentences agree. */
export function SentenceActs({ view, field }: { view: PairView; field: PairField }) {
  const { t } = useLingui();
  const { standing } = field;
  const agree = () => view.apply(agreeOnField(view.pair, field), t`Noté.`);
  return (
    <div className={pairLook.acts}>
      {standing === 'missing' ? (
        <Button size="small" variant="quiet" onClick={agree}>
          <Trans>Laisser vide</Trans>
        </Button>
      ) : (
        <Button size="small" onClick={agree}>
          {standing === 'older' || standing === 'both' ? (
            <Trans>Je l’ai mis à jour</Trans>
          ) : (
            <Trans>C’est la même chose</Trans>
          )}
        </Button>
      )}
    </div>
  );
}
