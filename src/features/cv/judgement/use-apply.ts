import { useLingui } from '@lingui/react/macro';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import { showToast } from '#/ui/messages/toast.ts';
import { fieldId, type CvForm } from '../customise/fields/cv-form.ts';

/** Changes the CV in one press, says so, and takes it back in another; the focus goes to the field. */
export const useApply = (form: CvForm) => {
  const { t } = useLingui();
  return (patch: CvPatch, path: string, message: string): void => {
    const undo = form.edit(patch);
    focusSoon(fieldId(path));
    showToast({
      message,
      tone: 'positive',
      action: { label: t({ message: 'Annuler', context: 'défaire' }), onAct: undo },
    });
  };
};
