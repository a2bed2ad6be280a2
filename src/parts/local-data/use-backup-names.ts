import { useLingui } from '@lingui/react/macro';
import type { BesideNames } from '#/data/backup/restore-beside.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';

/** How the older states in a back-up are called beside what is here now. */
export const useBackupNames = (): ((exportedAt: number | null) => BesideNames) => {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (exportedAt) => {
    if (exportedAt === null)
      return {
        version: t`Version de la sauvegarde`,
        copy: (name) => t`${name} (sauvegarde)`,
      };
    const day = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }).format(exportedAt);
    return {
      version: t`Version de la sauvegarde du ${day}`,
      copy: (name) => t`${name} (sauvegarde du ${day})`,
    };
  };
};
