import { Trans } from '@lingui/react/macro';
import { questionSetOf } from '#/domain/training/bank/question-sets.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { training } from '../training.css.ts';
import { UpgradeNote } from '#/parts/UpgradeNote.tsx';

/** Said where the free plan's questions end. */
export function BasicNote() {
  if (questionSetOf(useAuth().role) === 'all') return null;
  return (
    <div className={training.after}>
      <UpgradeNote title={<Trans>Ce sont les questions de base</Trans>}>
        <Trans>
          Elles restent gratuites. Premium ajoute toutes les autres questions de chaque secteur et
          de chaque niveau.
        </Trans>
      </UpgradeNote>
    </div>
  );
}
