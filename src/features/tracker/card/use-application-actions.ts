import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { setStatuses, undoStatuses } from '#/data/records/tracker/application-statuses.ts';
import { moveToBin, restoreFromBin } from '#/data/records/bin.ts';
import type {
  Application,
  ApplicationFields,
  ApplicationStatus,
} from '#/domain/tracker/application.ts';
import { showToast } from '#/ui/messages/toast.ts';
import { useTrackerWords } from '../use-tracker-words.ts';
import { cardId, CHOOSE } from './card-id.ts';
import { keepFocus } from './keep-focus.ts';

export interface ApplicationActions {
  setStatus: (
    applications: readonly Application[],
    status: ApplicationStatus,
    fields?: Partial<ApplicationFields>,
  ) => void;
  discard: (applications: readonly Application[]) => void;
  /** Why the last of them was not saved. */
  failure: StorageFailure | undefined;
}

/** What can be done to one or several applications from where they are listed, each to be undone at once. */
export const useApplicationActions = (context: DataContext): ApplicationActions => {
  const { t } = useLingui();
  const words = useTrackerWords();
  const [failure, setFailure] = useState<StorageFailure>();
  const undoLabel = t({ message: 'Annuler', context: 'défaire' });

  const setStatus: ApplicationActions['setStatus'] = async (applications, status, fields) => {
    const ids = applications.map(({ id }) => id);
    const done = await setStatuses(context, ids, status, fields);
    setFailure(done.ok ? undefined : done.error);
    if (!done.ok || done.value.changed === 0) return;
    const [only] = applications;
    keepFocus(...(only ? [cardId(only.id)] : []), CHOOSE);
    const { changed } = done.value;
    const name = words.status[status];
    showToast({
      message:
        only && applications.length === 1
          ? t`« ${only.title} » : ${name}`
          : t`${plural(changed, { one: '# candidature', other: '# candidatures' })} : ${name}`,
      action: { label: undoLabel, onAct: () => void undo(undoStatuses(context, done.value)) },
    });
  };

  const discard: ApplicationActions['discard'] = async (applications) => {
    const refs = applications.map(({ id }) => ({ table: 'applications', id }) as const);
    const done = await moveToBin(context, refs);
    setFailure(done.ok ? undefined : done.error);
    if (!done.ok) return;
    keepFocus();
    const [only] = applications;
    showToast({
      message:
        only && applications.length === 1
          ? t`« ${only.title} » est dans la corbeille.`
          : t`${plural(applications.length, { one: '# candidature est', other: '# candidatures sont' })} dans la corbeille.`,
      action: { label: undoLabel, onAct: () => void undo(restoreFromBin(context, refs)) },
    });
  };

  const undo = async (
    undoing: Promise<{ ok: true } | { ok: false; error: StorageFailure }>,
  ): Promise<void> => {
    const done = await undoing;
    setFailure(done.ok ? undefined : done.error);
    keepFocus();
  };

  return {
    setStatus: (...given) => void setStatus(...given),
    discard: (...given) => void discard(...given),
    failure,
  };
};
