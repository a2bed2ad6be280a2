import { useLingui } from '@lingui/react/macro';

/** « Question 3 sur 8 » */
export const useProgressWords = (): ((at: number, total: number) => string) => {
  const { t } = useLingui();
  return (at, total) => t`Question ${at} sur ${total}`;
};
