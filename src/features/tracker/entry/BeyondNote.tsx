import { Trans } from '@lingui/react/macro';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { entry } from './entry.css.ts';

/** What becomes of an application that the plan has no place for. */
export function BeyondNote() {
  const { user } = useAuth();
  return (
    <p className={entry.quiet}>
      {user ? (
        <Trans>
          Vous pouvez quand même l’ajouter : elle sera gardée, mais verrouillée tant qu’il n’y a pas
          de place. Vous pourrez la lire et l’exporter, pas la modifier.
        </Trans>
      ) : (
        <Trans>
          Vous pouvez quand même l’ajouter : elle sera gardée sur cet appareil. Si vous ouvrez un
          compte gratuit, elle y sera verrouillée tant qu’il n’y a pas de place.
        </Trans>
      )}
    </p>
  );
}
