import { Trans, useLingui } from '@lingui/react/macro';
import type { StorageFailure } from '#/data/failure.ts';
import { Note } from '#/ui/messages/Note.tsx';

/** Why a choice was not kept; `erasing`: why what is saved could not be cleared. */
export function SettingsFailure({
  failure,
  erasing = false,
}: {
  failure: SettingsProblem | undefined;
  erasing?: boolean;
}) {
  const details = useDetails();
  if (!failure) return null;
  if (failure.kind === 'unknown')
    return (
      <Note tone="danger" live="assertive" title={<Trans>Erreur</Trans>}>
        {erasing ? (
          <Trans>La réinitialisation a échoué. Rechargez la page, puis réessayez.</Trans>
        ) : (
          <Trans>Impossible de modifier les paramètres. Rechargez la page, puis réessayez.</Trans>
        )}
      </Note>
    );
  return (
    <Note
      tone="danger"
      live="assertive"
      title={
        erasing ? (
          <Trans>La réinitialisation a échoué</Trans>
        ) : (
          <Trans>Impossible de modifier les paramètres</Trans>
        )
      }
    >
      {erasing && <Trans>Un problème est survenu en effaçant les données enregistrées.</Trans>}{' '}
      {details[failure.kind]}
    </Note>
  );
}

/** What storage can tell, or something nobody foresaw. */
export type SettingsProblem = StorageFailure | { kind: 'unknown' };

const useDetails = (): Record<StorageFailure['kind'], string> => {
  const { t } = useLingui();
  return {
    full: t`Il n’y a plus d’espace sur cet appareil. Libérez-en, puis réessayez.`,
    missing: t`Ces paramètres ont été supprimés, peut-être dans un autre onglet. Rechargez la page.`,
    'too-large': t`Il y a trop à enregistrer d’un coup.`,
    superseded: t`Une version plus récente de Jalon est ouverte. Rechargez la page.`,
    unavailable: t`Le navigateur ne laisse pas Jalon enregistrer, comme en navigation privée.`,
  };
};
