import { useLingui } from '@lingui/react/macro';
import { showToast } from './toast.ts';

export const useCopy = () => {
  const { t } = useLingui();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ message: t`Copié dans le presse-papiers`, tone: 'positive' });
    } catch {
      showToast({ message: t`Impossible de copier le texte`, tone: 'danger' });
    }
  };
};
