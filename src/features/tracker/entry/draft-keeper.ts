/** Keeps what is typed on the device while it is typed, until the form is saved or let go. */
import { createAutosave, type AutosaveState } from '#/data/records/autosave.ts';
import { keepDraft, type ApplicationDraft } from '#/data/records/tracker/application-drafts.ts';
import type { DataContext } from '#/data/context.ts';
import type { ApplicationStatus } from '#/domain/tracker/application.ts';

export const NO_DRAFT: ApplicationDraft = { values: {}, filled: {}, text: '' };

/** The first status is what a draft has without a word of it. */
export const withStatus = (
  draft: ApplicationDraft,
  status: ApplicationStatus,
): ApplicationDraft => {
  const { status: _status, ...rest } = draft;
  return status === 'applied' ? rest : { ...rest, status };
};

export const isEmptyDraft = ({ values, text, status, cv }: ApplicationDraft): boolean =>
  Object.keys(values).length === 0 && text === '' && !status && !cv;

export const openDraftKeeper = (
  context: DataContext,
  of: string,
  onState: (state: AutosaveState) => void,
) => {
  let isClosed = false;
  const autosave = createAutosave<ApplicationDraft, void>({
    join: (_earlier, later) => later,
    save: (draft) =>
      isClosed
        ? Promise.resolve({ ok: true, value: undefined })
        : keepDraft(context, of, isEmptyDraft(draft) ? undefined : draft),
    onChange: () => onState(autosave.state()),
  });
  return {
    keep: autosave.edit,
    flush: autosave.flush,
    /** Nothing is written after it, so that what is saved or let go does not come back. */
    close: async (): Promise<void> => {
      await autosave.flush();
      isClosed = true;
    },
    reopen: (): void => {
      isClosed = false;
    },
  };
};
