import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { getCv, patchCv } from '#/data/records/cvs.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import { patchOf, proposalsForCv, undoOf } from '#/domain/profile/proposals.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';

/** Facts of the profile for a CV that is here. */
export function UseInCv({
  context,
  profile,
  cvs,
}: {
  context: DataContext;
  profile: Profile;
  cvs: readonly CvRecord[];
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (cvs.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Utiliser dans un CV</Trans>
      </Button>
      {isOpen && (
        <TakeOverDialog
          title={<Trans>Utiliser le profil dans un CV</Trans>}
          choiceLabel={<Trans>CV à compléter</Trans>}
          choices={cvs.map((cv) => ({
            id: cv.id,
            label: cv.title || t`Sans titre`,
            proposals: proposalsForCv(cv, profile),
          }))}
          onTake={async (id, proposals) => {
            const before = await getCv(context, id);
            if (!before) return { kind: 'missing' };
            const patch = patchOf(before, proposals, context);
            const saved = await patchCv(context, id, patch);
            if (!saved.ok) return saved.error;
            showToast({
              message: plural(proposals.length, {
                one: '# information est reprise dans le CV.',
                other: '# informations sont reprises dans le CV.',
              }),
              action: {
                label: t({ message: 'Annuler', context: 'défaire' }),
                onAct: () => void patchCv(context, id, undoOf(before, patch)),
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
