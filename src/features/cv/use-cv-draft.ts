import { useState, useSyncExternalStore } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import { openDraft, type CvDraft, type DraftState } from './cv-draft.ts';

export type OpenDraft = Pick<CvDraft, 'edit' | 'flush'> & DraftState;

/** undefined while loading, null when there is no such CV. Give the component the id as its key. */
export const useCvDraft = (context: DataContext, id: CvId): OpenDraft | null | undefined => {
  const [draft] = useState<CvDraft>(() => openDraft(context, id));
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  return state && { ...state, edit: draft.edit, flush: draft.flush };
};
