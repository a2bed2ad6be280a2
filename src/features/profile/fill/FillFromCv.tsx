import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { getProfile, patchProfile } from '#/data/records/profile.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import { patchOf, proposalsFromCv, undoOf } from '#/domain/profile/proposals.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';

/** Facts of a CV for the profile. */
export function FillFromCv({
  context,
  profile,
  cvs,
  isMain = false,
}: {
  context: DataContext;
  profile: Profile;
  cvs: readonly CvRecord[];
  isMain?: boolean;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (cvs.length === 0) return null;
  return (
    <>
      <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        <Trans>Remplir à partir d’un CV</Trans>
      </Button>
      {isOpen && (
        <TakeOverDialog
          title={<Trans>Remplir le profil à partir d’un CV</Trans>}
          cvLabel={<Trans>CV d’où viennent les informations</Trans>}
          cvs={cvs}
          proposalsOf={(cv) => proposalsFromCv(profile, cv)}
          onTake={async (_, proposals) => {
            const before = await getProfile(context);
            const patch = patchOf(before, proposals, context);
            const saved = await patchProfile(context, patch);
            if (!saved.ok) return saved.error;
            showToast({
              message: plural(proposals.length, {
                one: '# information est reprise dans le profil.',
                other: '# informations sont reprises dans le profil.',
              }),
              action: {
                label: t({ message: 'Annuler', context: 'défaire' }),
                onAct: () => void patchProfile(context, undoOf(before, patch)),
              },
            });
            return undefined;
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
