import { useLingui } from '@lingui/react/macro';
import type { FormTab } from '../../cv-search.ts';

export const useTabWords = (): Record<FormTab, string> => {
  const { t } = useLingui();
  return {
    personal: t`Identité`,
    experience: t`Expérience`,
    education: t`Formation`,
    skills: t`Compétences et langues`,
    other: t`Autres`,
  };
};
