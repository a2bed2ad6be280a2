import { Trans } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { FillFromCv } from './fill/FillFromCv.tsx';
import { GuestNote } from './GuestNote.tsx';

/** Nothing yet: out of a CV that is here, or by hand. */
export function EmptyProfile({
  context,
  profile,
  cvs,
}: {
  context: DataContext | undefined;
  profile: Profile;
  cvs: readonly CvRecord[];
}) {
  return (
    <>
      <Card>
        <EmptyState
          title={<Trans>Votre profil est vide</Trans>}
          action={
            <Row>
              {context && cvs.length > 0 && (
                <FillFromCv context={context} profile={profile} cvs={cvs} isMain />
              )}
              <LinkButton to="/edit-profile" variant={cvs.length > 0 ? 'secondary' : 'primary'}>
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
    </>
  );
}
