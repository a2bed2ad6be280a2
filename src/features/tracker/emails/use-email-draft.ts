import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { createAutosave } from '#/data/records/autosave.ts';
import { keepEmailDraft, type EmailDraft } from '#/data/records/tracker/email-drafts.ts';
import { useFlush } from '#/parts/local-data/use-flush.ts';

/** What is being written, on the disk a moment after it is typed. `forget`: it is sent. */
export const useEmailDraft = (context: DataContext, application: string, first: EmailDraft) => {
  const [draft, setDraft] = useState(first);
  const [failure, setFailure] = useState<StorageFailure>();
  const [keeper] = useState(() => {
    const autosave = createAutosave<EmailDraft, void>({
      join: (_earlier, later) => later,
      save: (next) => keepEmailDraft(context, application, next),
      onChange: () => {
        const state = autosave.state();
        setFailure(state.kind === 'failed' ? state.failure : undefined);
      },
    });
    return autosave;
  });
  useFlush(keeper);
  return {
    draft,
    failure,
    change: (next: Partial<EmailDraft>) => {
      const whole = { ...draft, ...next };
      setDraft(whole);
      keeper.edit(whole);
    },
    forget: async () => {
      await keeper.flush();
      await keepEmailDraft(context, application, undefined);
    },
  };
};
