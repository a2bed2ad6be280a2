import { useLingui } from '@lingui/react/macro';

/** « 1 min 20 s » */
export const useDurationWords = (): ((seconds: number) => string) => {
  const { t } = useLingui();
  return (whole) => {
    const minutes = Math.floor(whole / 60);
    const seconds = Math.round(whole % 60);
    if (minutes === 0) return t`${seconds} s`;
    return seconds === 0 ? t`${minutes} min` : t`${minutes} min ${seconds} s`;
  };
};
