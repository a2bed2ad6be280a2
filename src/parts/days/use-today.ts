import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#/domain/duration.ts';
import { dayAt, now } from '#/platform/clock.ts';

/**
 * The day where the person is, `YYYY-MM-DD`: a page that stays open overnight is on the next one in the morning. '' where
 * a page is made beforehand.
 */
export const useToday = (): string =>
  useSyncExternalStore(
    onMinute,
    () => dayAt(now()),
    () => '',
  );

const onMinute = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, MINUTE_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};
