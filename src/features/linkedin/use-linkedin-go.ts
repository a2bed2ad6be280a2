import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { toLinkedinSearch, type LinkedinOpen, type LinkedinTab } from './linkedin-search.ts';

/** Shows a tab: no step back leads to the one before. */
export const useShowTab = (): ((tab: LinkedinTab) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (tab) =>
      void navigate({
        to: '/modules/linkedin-booster',
        search: toLinkedinSearch({ tab }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
};

/** A link to what stands in place of the tabs, or without a name back to them. */
export const linkTo = (open: LinkedinOpen | undefined) =>
  ({
    to: '/modules/linkedin-booster',
    search: (current: object) => toLinkedinSearch({ ...current, open }),
    resetScroll: false,
  }) as const;
