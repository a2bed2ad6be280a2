import { Plural, Trans } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import { MAX_LOCKED } from '#/domain/access/plans/plan-limits.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { usePlaces } from '../use-places.ts';

/** Said before the import, where it brings more than the plan has places for. */
export function PlacesNote({ context, coming }: { context: DataContext; coming: number }) {
  const { user } = useAuth();
  const places = usePlaces(context);
  if (!places || places.left === null || coming <= places.left) return null;
  const { limit, left } = places;
  return (
    <Note
      tone="warning"
      title={
        <Plural
          value={left}
          _0="Il ne reste aucune place dans le forfait gratuit"
          one="Il reste # place dans le forfait gratuit"
          other="Il reste # places dans le forfait gratuit"
        />
      }
      action={
        <LinkButton to="/pricing" size="small">
          <Trans>Voir les forfaits</Trans>
        </LinkButton>
      }
    >
      <Plural
        value={limit ?? 0}
        one="Le forfait gratuit suit # candidature à la fois. Tout sera importé et gardé."
        other="Le forfait gratuit suit # candidatures à la fois. Tout sera importé et gardé."
      />{' '}
      {user ? (
        <Trans>
          Ce qui dépasse sera verrouillé : vous pourrez le lire et l’exporter, et le modifier dès
          qu’une place se libère.
        </Trans>
      ) : (
        <Trans>
          Si vous ouvrez un compte gratuit, ce qui dépasse y sera verrouillé : vous pourrez le lire
          et l’exporter, et le modifier dès qu’une place se libère.
        </Trans>
      )}{' '}
      {user && coming - left > MAX_LOCKED && (
        <Plural
          value={MAX_LOCKED}
          one="Après # candidature verrouillée, le reste demeure sur cet appareil seulement."
          other="Après # candidatures verrouillées, le reste demeure sur cet appareil seulement."
        />
      )}
    </Note>
  );
}
