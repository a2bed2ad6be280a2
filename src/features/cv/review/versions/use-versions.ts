import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import {
  bringVersionBack,
  discardVersion,
  renameVersion,
  restoreVersion,
  saveVersion,
} from '#/data/records/cv-versions.ts';
import { patchCv } from '#/data/records/cvs.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import type { CvVersion } from '#/domain/cv/record/cv-version.ts';
import type { Result } from '#/domain/result.ts';
import { showToast } from '#/ui/messages/toast.ts';
import type { OpenDraft } from '../../use-cv-draft.ts';
import type { FailedAct, VersionAct } from './VersionFailure.tsx';

/** What people do with versions, each answered in words and, where it takes something away, undone in one press. */
export const useVersions = (context: DataContext, cv: CvId, flush: OpenDraft['flush']) => {
  const { t } = useLingui();
  const [failed, setFailed] = useState<FailedAct>();
  const undoLabel = t({ message: 'Annuler', context: 'défaire' });

  const done = <T>(act: VersionAct, result: Result<T, FailedAct['failure']>): T | undefined => {
    setFailed(result.ok ? undefined : { act, failure: result.error });
    return result.ok ? result.value : undefined;
  };

  const save = async (title: string): Promise<void> => {
    // What is typed a moment ago is part of it.
    await flush();
    if (done('save', await saveVersion(context, cv, title)))
      showToast({ message: t`Version enregistrée.`, tone: 'positive' });
  };
  const rename = async (id: string, title: string): Promise<void> => {
    if (done('rename', await renameVersion(context, id, title)))
      showToast({ message: t`Titre modifié.`, tone: 'positive' });
  };
  const restore = async (id: string): Promise<void> => {
    await flush();
    const restored = done('restore', await restoreVersion(context, id));
    if (!restored) return;
    const undo = async () => done('restore', await patchCv(context, cv, restored.undo));
    showToast({
      message: t`Version restaurée.`,
      tone: 'positive',
      action: {
        label: undoLabel,
        onAct: () => void undo(),
      },
    });
  };
  const discard = async ({ id }: CvVersion): Promise<void> => {
    const result = await discardVersion(context, id);
    done('delete', result);
    if (!result.ok) return;
    const bringBack = async () => done('delete', await bringVersionBack(context, id));
    showToast({
      message: t`Version supprimée.`,
      action: {
        label: undoLabel,
        onAct: () => void bringBack(),
      },
    });
  };
  return { failed, save, rename, restore, discard };
};
