import { Trans } from '@lingui/react/macro';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Segments } from '#/ui/actions/Segments.tsx';

/** Of the questions, whatever the language of the app. */
export function QuestionLanguage({
  value,
  onChange,
}: {
  value: 'fr' | 'en';
  onChange: (language: 'fr' | 'en') => void;
}) {
  return (
    <Segments
      label={<Trans>Langue des questions</Trans>}
      value={value}
      options={[
        { value: 'fr', label: 'Français', lang: LANGUAGE_TAGS.fr },
        { value: 'en', label: 'English', lang: LANGUAGE_TAGS.en },
      ]}
      onChange={onChange}
      full
    />
  );
}
