import { useLingui } from '@lingui/react/macro';
import type { TemplateName } from '#/domain/cv/content.ts';

export const useTemplateWords = (): Record<TemplateName, string> => {
  const { t } = useLingui();
  return { moderne: t`moderne`, classique: t`classique`, creatif: t`créatif` };
};
