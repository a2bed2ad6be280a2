import { useLingui } from '@lingui/react/macro';
import { moveToBin } from '#/data/records/bin.ts';
import type { DataContext } from '#/data/context.ts';
import { putBackPosting } from '#/data/records/tracker/postings.ts';
import type { PostingEntry } from '#/data/tables.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { useTrackerGo } from '../use-tracker-go.ts';

/** Says that an application was added, and takes it back: to the bin, and its posting to the inbox. */
export const useAddedToast = (context: DataContext) => {
  const { t } = useLingui();
  const { user } = useAuth();
  const go = useTrackerGo();
  return (
    id: string,
    { posting, isBeyondPlan }: { posting: PostingEntry | undefined; isBeyondPlan: boolean },
  ): void => {
    const undo = async () => {
      const binned = await moveToBin(context, [{ table: 'applications', id }]);
      if (!binned.ok) return;
      if (posting) await putBackPosting(context, posting);
      go({}, { replace: true });
    };
    showToast({
      tone: 'positive',
      message: messageOf(),
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void undo(),
      },
    });

    function messageOf(): string {
      if (isBeyondPlan && user)
        return t`Candidature gardée. Elle sera verrouillée\u00A0: votre forfait n’a plus de place.`;
      return posting
        ? t`Candidature ajoutée. L’offre n’est plus en attente.`
        : t`Candidature ajoutée.`;
    }
  };
};
