/**
 * One CV being edited: the stored row, with what is typed and not yet written laid over it.
 * Typing shows at once; another tab's changes come in under the typing.
 */
import { createAutosave, type AutosaveState } from '#/data/records/autosave.ts';
import type { DataContext } from '#/data/context.ts';
import { joinPatches } from '#/data/queue/join-patches.ts';
import { patchCv, watchCv } from '#/data/records/cvs.ts';
import { applyPatch, asPersonEdit, inversePatch } from '#/domain/cv/record/apply-patch.ts';
import { withWholeEntries } from '#/domain/cv/record/blank-entries.ts';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvId, CvRecord } from '#/domain/cv/record/cv-record.ts';
import { onPageLeaving } from '#/platform/page-leaving.ts';

export interface DraftState {
  cv: CvRecord;
  saving: AutosaveState;
}

export interface CvDraft {
  /** undefined while loading; null when there is no such CV (any more). */
  state: () => DraftState | null | undefined;
  /** Follows the CV from the first listener on; when the last one leaves, what waits is written. */
  subscribe: (listener: () => void) => () => void;
  /** Changes the CV and gives the function that takes exactly this change back. */
  edit: (patch: CvPatch) => () => void;
  flush: () => Promise<AutosaveState>;
}

export const openDraft = (context: DataContext, id: CvId): CvDraft => {
  let row: CvRecord | null | undefined;
  let state: DraftState | null | undefined;
  const listeners = new Set<() => void>();

  const receive = (next: CvRecord | undefined): void => {
    // A live query may lag behind the write it follows.
    if (next && row && next.rev === row.rev && next.updatedAt < row.updatedAt) return;
    // Rows of an older version lack the fields of this one, and a change could not be taken back.
    row = next ? withWholeEntries(next) : null;
    publish();
  };

  const publish = (): void => {
    const unsaved = autosave.unsaved();
    state = row && {
      cv: unsaved ? applyPatch(row, unsaved) : row,
      saving: autosave.state(),
    };
    for (const listener of listeners) listener();
  };

  const autosave = createAutosave<CvPatch, CvRecord>({
    join: joinPatches,
    save: (patch) => patchCv(context, id, patch),
    onSaved: (saved) => {
      if (!row || saved.rev !== row.rev || saved.updatedAt >= row.updatedAt) row = saved;
    },
    onChange: publish,
  });

  const edit = (patch: CvPatch): (() => void) => {
    if (!state) return () => undefined;
    const marked = asPersonEdit(state.cv, patch, context.now());
    const undo = inversePatch(state.cv, marked);
    autosave.edit(marked);
    return () => autosave.edit(undo);
  };

  let stop: (() => void) | undefined;
  const start = (): (() => void) => {
    const stops = [watchCv(context, id, receive), onPageLeaving(() => void autosave.flush())];
    return () => {
      for (const end of stops) end();
      void autosave.flush();
    };
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    edit,
    flush: autosave.flush,
  };
};
