import { useLingui } from '@lingui/react/macro';
import type { Application } from '#/domain/tracker/application.ts';

/** The title of the version that keeps a CV as it was sent. */
export const useSentCvTitle = () => {
  const { t } = useLingui();
  return ({ company, title }: Pick<Application, 'company' | 'title'>): string => {
    const to = company || title;
    return t`Envoyé à ${to}`;
  };
};
