import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { newProfile, isEmptyProfile } from '#/domain/profile/profile.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { useAlive } from '#/ui/use-alive.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { EmptyProfile } from './EmptyProfile.tsx';
import { ProfileView } from './ProfileView.tsx';
import { useProfile } from './use-profile.ts';

/** What a person said of themselves, once for all tools. Drawn beforehand as it is for somebody new. */
export function ProfilePage() {
  const data = useDataState();
  const { user } = useAuth();
  const alive = useAlive();
  const context = data.kind === 'ready' ? data.context : undefined;
  const found = useProfile(context);
  const title = <Trans>Profil</Trans>;
  if (data.kind !== 'ready' && data.kind !== 'opening')
    return (
      <Page title={title}>
        <DataNote state={data} />
      </Page>
    );
  const isWaiting = !found && alive && user !== null;
  const { profile, cvs, linkedin } = found ?? {
    profile: newProfile('', 0),
    cvs: [],
    linkedin: undefined,
  };
  return (
    <Page
      title={title}
      lead={<Trans>Votre parcours, saisi une fois et repris par tous les outils.</Trans>}
      actions={
        isEmptyProfile(profile) ? undefined : (
          <LinkButton to="/edit-profile" variant="primary" icon={Pencil}>
            <Trans>Modifier le profil</Trans>
          </LinkButton>
        )
      }
    >
      {isWaiting ? (
        <PartSkeleton />
      ) : context && !isEmptyProfile(profile) ? (
        <ProfileView context={context} profile={profile} cvs={cvs} linkedin={linkedin} />
      ) : (
        <EmptyProfile context={context} profile={profile} cvs={cvs} linkedin={linkedin} />
      )}
    </Page>
  );
}
