import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { getProfile, patchProfile } from '#/data/records/profile.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { LinkedinFacts } from '#/domain/linkedin/archive/linkedin-facts.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import {
  patchOf,
  proposalsFromCv,
  proposalsFromLinkedin,
  undoOf,
} from '#/domain/profile/proposals.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';

/** Facts of a CV, or of LinkedIn's archive, for the profile. */
export function FillProfile({
  context,
  profile,
  cvs,
  linkedin,
  isMain = false,
}: {
  context: DataContext;
  profile: Profile;
  cvs: readonly CvRecord[];
  /** What the archive said, once there was one. */
  linkedin: LinkedinFacts | undefined;
  isMain?: boolean;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (cvs.length === 0 && !linkedin) return null;
  return (
    <>
      <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {!linkedin ? (
          <Trans>Remplir à partir d’un CV</Trans>
        ) : cvs.length === 0 ? (
          <Trans>Remplir à partir de LinkedIn</Trans>
        ) : (
          <Trans>Remplir à partir d’un CV ou de LinkedIn</Trans>
        )}
      </Button>
      {isOpen && (
        <TakeOverDialog
          title={<Trans>Remplir le profil</Trans>}
          choiceLabel={<Trans>D’où viennent les informations</Trans>}
          choices={[
            ...cvs.map((cv) => ({
              id: cv.id,
              label: cv.title || t`Sans titre`,
              proposals: proposalsFromCv(profile, cv),
            })),
            ...(linkedin
              ? [
                  {
                    id: 'linkedin',
                    label: t`Archive de LinkedIn`,
                    proposals: proposalsFromLinkedin(profile, linkedin, language),
                  },
                ]
              : []),
          ]}
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
