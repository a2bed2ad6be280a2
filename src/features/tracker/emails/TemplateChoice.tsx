import { Trans, useLingui } from '@lingui/react/macro';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import type { Template } from './use-templates.ts';

/** Which text, in which language: at first that of the ad. */
export function TemplateChoice({
  templates,
  template,
  language,
  onChoose,
}: {
  templates: readonly Template[];
  template: string;
  language: 'fr' | 'en';
  onChoose: (template: string, language: 'fr' | 'en') => void;
}) {
  const { t } = useLingui();
  return (
    <Stack>
      <Segments
        label={<Trans>Langue du courriel</Trans>}
        options={[
          { value: 'fr', label: 'Français', lang: 'fr-CA' },
          { value: 'en', label: 'English', lang: 'en-CA' },
        ]}
        value={language}
        onChange={(next) => onChoose(template, next)}
      />
      <Select
        label={<Trans>Modèle</Trans>}
        value={template}
        options={templates
          .filter((one) => one.language === language)
          .map(({ id, name, isOwn }) => ({
            value: id,
            label: isOwn ? t`${name} (à moi)` : name,
            lang: language,
          }))}
        onChange={(next) => onChoose(next, language)}
      />
    </Stack>
  );
}
