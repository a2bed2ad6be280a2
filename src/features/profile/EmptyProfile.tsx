import { Trans } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { LinkedinFacts } from '#/domain/linkedin/archive/linkedin-facts.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { FillProfile } from './fill/FillProfile.tsx';
import { GuestNote } from './GuestNote.tsx';

/** Nothing yet: out of a CV or of LinkedIn's archive, or by hand. */
export function EmptyProfile({
  context,
  profile,
  cvs,
  linkedin,
}: {
  context: DataContext | undefined;
  profile: Profile;
  cvs: readonly CvRecord[];
  linkedin: LinkedinFacts | undefined;
}) {
  const hasSource = cvs.length > 0 || linkedin !== undefined;
  return (
    <Stack gap="px20">
      <Card>
        <EmptyState
          title={<Trans>Votre profil est vide</Trans>}
          action={
            <Row>
              {context && hasSource && (
                <FillProfile
                  context={context}
                  profile={profile}
                  cvs={cvs}
                  linkedin={linkedin}
                  isMain
                />
              )}
              <LinkButton to="/edit-profile" variant={hasSource ? 'secondary' : 'primary'}>
                <Trans>Remplir mon profil</Trans>
              </LinkButton>
            </Row>
          }
        >
          <Trans>
            Votre nom, votre métier, vos emplois et vos diplômes s’écrivent ici une seule fois. Les
            nouveaux CV et les courriels les reprennent.
          </Trans>
        </EmptyState>
      </Card>
      <GuestNote />
    </Stack>
  );
}
