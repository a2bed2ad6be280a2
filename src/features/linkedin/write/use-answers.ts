import { useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { createAutosave, type AutosaveState } from '#/data/records/autosave.ts';
import { keepAnswers } from '#/data/records/linkedin/linkedin-profile.ts';
import type { LinkedinProfile } from '#/domain/linkedin/linkedin-profile.ts';
import { onPageLeaving } from '#/platform/page-leaving.ts';

type Answers = Readonly<Record<string, string>>;

/** What is filled in, on the disk a moment later; `first` is what was there when the form was opened. */
export const useAnswers = (context: DataContext, first: Answers) => {
  const [answers, setAnswers] = useState(first);
  const [keeping, setKeeping] = useState<AutosaveState>({ kind: 'saved' });
  const [keeper] = useState(() => {
    const autosave = createAutosave<Answers, LinkedinProfile>({
      join: (earlier, later) => ({ ...earlier, ...later }),
      save: (patch) => keepAnswers(context, patch),
      onChange: () => setKeeping(autosave.state()),
    });
    return autosave;
  });
  useEffect(() => {
    const stop = onPageLeaving(() => void keeper.flush());
    return () => {
      stop();
      void keeper.flush();
    };
  }, [keeper]);
  return {
    answers,
    keeping,
    change: (patch: Answers): void => {
      setAnswers((before) => ({ ...before, ...patch }));
      keeper.edit(patch);
    },
  };
};
