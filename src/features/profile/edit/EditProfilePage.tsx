import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { headLink } from '#/ui/layout/SubPage.css.ts';
import { Page } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { useProfile } from '../use-profile.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** What a person says of themselves, saved as it is typed. */
export function EditProfilePage() {
  const data = useDataState();
  const context = data.kind === 'ready' ? data.context : undefined;
  const found = useProfile(context);
  return (
    <Page
      title={<Trans>Modifier le profil</Trans>}
      lead={
        <Trans>Tout est enregistré à mesure sur cet appareil. Chaque champ est facultatif.</Trans>
      }
      actions={
        <LinkButton to="/profile" variant="quiet" icon={ArrowLeft} className={headLink}>
          <Trans>Voir le profil</Trans>
        </LinkButton>
      }
    >
      {data.kind !== 'ready' && data.kind !== 'opening' ? (
        <DataNote state={data} />
      ) : context && found ? (
        <ProfileForm
          key={context.database.name}
          context={context}
          profile={found.profile}
          cvs={found.cvs}
          linkedin={found.linkedin}
        />
      ) : (
        <PartSkeleton />
      )}
    </Page>
  );
}
