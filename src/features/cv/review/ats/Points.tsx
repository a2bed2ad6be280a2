import { Trans } from '@lingui/react/macro';
import type { AtsRuleResult } from '#/domain/cv/ats/rubric.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';

export function Points({ points, of }: Pick<AtsRuleResult, 'points' | 'of'>) {
  const { language } = useLanguage();
  if (of === 0) return <Trans>sans objet</Trans>;
  const shown = new Intl.NumberFormat(LANGUAGE_TAGS[language]).format(points);
  return (
    <Trans>
      {shown} sur {of}
    </Trans>
  );
}
