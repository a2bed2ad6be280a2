import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { openFrom, type TrackerSearch, type TrackerTarget } from './tracker-search.ts';

/**
 * Opens something of the tracker, or with `{}` closes it: the list's own tab, filter and order stay, unless named.
 * `replace` for what is no step back: a filter, a sort, a saved form.
 */
export type TrackerGo = (next: TrackerTarget, options?: { replace?: boolean }) => void;

export const useTrackerGo = (): TrackerGo => {
  const navigate = useNavigate();
  return useCallback(
    (next, { replace = false } = {}) =>
      void navigate({
        to: '/modules/job-tracker',
        search: (current) => openFrom(current as TrackerSearch, next),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
};
