import { useLingui } from '@lingui/react/macro';
import { isAutomatic } from '#/data/records/cv-versions.ts';
import type { CvVersion } from '#/domain/cv/record/cv-version.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { whenWords } from '#/parts/when-words.ts';
import { now } from '#/platform/clock.ts';

/** How a version is called, and when it was kept. */
export const useVersionWords = () => {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (version: CvVersion): { title: string; when: string } => {
    const { day, time } = whenWords(version.createdAt, now(), LANGUAGE_TAGS[language]);
    const when = t`${day} à ${time}`;
    return { title: isAutomatic(version) ? t`Gardée automatiquement` : version.title, when };
  };
};
