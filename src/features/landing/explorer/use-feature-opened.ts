import { useAuth } from '#/parts/AuthProvider.tsx';
import { recordEvent } from '#/platform/analytics.ts';
import type { FeatureKey } from './features.ts';

/** What a link to a tool does besides leading there. */
export const useFeatureOpened = (): ((feature: FeatureKey) => void) => {
  const { user } = useAuth();
  return (feature) =>
    recordEvent('feature_opened', { userId: user?.id ?? null, details: { feature } });
};
