import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DataContext } from '#/data/context.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { LinkedinFacts } from '#/domain/linkedin/archive/linkedin-facts.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Fields, Row, Stack } from '#/ui/layout/layout.tsx';
import { FillProfile } from '../fill/FillProfile.tsx';
import { GuestNote } from '../GuestNote.tsx';
import { profile as css } from '../profile.css.ts';
import { EntriesCard } from './EntriesCard.tsx';
import { PictureCard } from './PictureCard.tsx';
import { ProfileText } from './ProfileText.tsx';
import { SkillsCard } from './SkillsCard.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

const NAME = 'profile-full-name';

export function ProfileForm({
  context,
  profile,
  cvs,
  linkedin,
}: {
  context: DataContext;
  profile: Profile;
  cvs: readonly CvRecord[];
  linkedin: LinkedinFacts | undefined;
}) {
  const { t } = useLingui();
  const { user } = useAuth();
  const draft = useProfileDraft(context);
  const { keeping } = draft;
  const accountName = user?.fullName.trim() ?? '';
  const isNameless = accountName !== '' && draft.value('fullName', profile.fullName) === '';
  const takeName = (): void => {
    draft.change('fullName', accountName);
    focusSoon(NAME);
  };
  return (
    <Stack gap="px20">
      {keeping.kind === 'failed' && (
        <StorageNote failure={keeping.failure}>
          <Button size="small" onClick={() => void draft.flush()}>
            <Trans>Réessayer</Trans>
          </Button>
        </StorageNote>
      )}
      {(cvs.length > 0 || linkedin || isNameless) && (
        <Row>
          {(cvs.length > 0 || linkedin) && (
            <FillProfile context={context} profile={profile} cvs={cvs} linkedin={linkedin} />
          )}
          {isNameless && (
            <Button onClick={takeName}>
              <Trans>Reprendre le nom de mon compte</Trans>
            </Button>
          )}
        </Row>
      )}
      <PictureCard context={context} image={profile.image} />
      <Card title={<Trans>Informations personnelles</Trans>}>
        <Fields>
          <ProfileText
            draft={draft}
            id={NAME}
            path="fullName"
            saved={profile.fullName}
            label={<Trans>Nom complet</Trans>}
            autoComplete="name"
          />
          <ProfileText
            draft={draft}
            path="position"
            saved={profile.position}
            label={<Trans>Métier ou poste</Trans>}
            autoComplete="organization-title"
          />
          <ProfileText
            draft={draft}
            path="location"
            saved={profile.location}
            label={<Trans>Ville et province</Trans>}
            hint={<Trans>Par exemple Laval (Québec).</Trans>}
          />
          {user && (
            <TextField
              label={<Trans>Courriel</Trans>}
              hint={
                <Trans>
                  C’est celui de votre compte. <Link to="/account">Le changer</Link>
                </Trans>
              }
              value={user.email}
              readOnly
            />
          )}
          <ProfileText
            draft={draft}
            path="bio"
            saved={profile.bio}
            isLong
            label={<Trans>Présentation</Trans>}
            hint={<Trans>Votre métier, vos années d’expérience, ce que vous cherchez.</Trans>}
          />
        </Fields>
      </Card>
      <EntriesCard context={context} profile={profile} list="experience" draft={draft} />
      <EntriesCard context={context} profile={profile} list="education" draft={draft} />
      <SkillsCard context={context} profile={profile} />
      <p className={css.quiet} role="status">
        {keeping.kind === 'saved' ? t`Enregistré sur cet appareil` : ''}
      </p>
      <GuestNote />
    </Stack>
  );
}
