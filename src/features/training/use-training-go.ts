import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { openFrom, type TrainingSearch, type TrainingTarget } from './training-search.ts';

/**
 * Opens something of the training, or with `{}` closes it: tab and filters stay, unless named. `replace` for what is
 * no step back: a tab, a filter.
 */
export type TrainingGo = (next: TrainingTarget, options?: { replace?: boolean }) => void;

export const useTrainingGo = (): TrainingGo => {
  const navigate = useNavigate();
  return useCallback(
    (next, { replace = false } = {}) =>
      void navigate({
        // It has two addresses, and stays at the one it was opened at.
        to: '.',
        search: (current: object) => openFrom(current as TrainingSearch, next),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
};
