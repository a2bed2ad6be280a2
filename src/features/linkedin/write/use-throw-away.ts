import { useLingui } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import { moveToBin, restoreFromBin } from '#/data/records/bin.ts';
import type { LinkedinText } from '#/domain/linkedin/linkedin-text.ts';
import { showToast } from '#/ui/messages/toast.ts';

/** Into the bin, with a way back. */
export const useThrowAway = (context: DataContext) => {
  const { t } = useLingui();
  return async ({ id }: LinkedinText): Promise<void> => {
    const ref = { table: 'linkedinTexts' as const, id };
    const moved = await moveToBin(context, [ref]);
    if (!moved.ok) {
      showToast({ message: t`Le texte n’a pas pu être mis à la corbeille.`, tone: 'danger' });
      return;
    }
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    showToast({
      message: t`Le texte est dans la corbeille.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void restoreFromBin(context, [ref]),
      },
    });
  };
};
