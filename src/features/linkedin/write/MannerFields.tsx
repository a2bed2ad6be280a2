import { Trans } from '@lingui/react/macro';
import { PURPOSES, TONES, type TextKind } from '#/domain/linkedin/linkedin-text.ts';
import { mostOf } from '#/domain/linkedin/write/message.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { useMannerWords } from './use-manner-words.ts';
import { FORMS, type Manner } from './writers.ts';

/** The language of the text; of a post its tone, of a message what it is for and how it is sent. */
export function MannerFields({
  kind,
  manner,
  language,
  onManner,
  onLanguage,
}: {
  kind: TextKind;
  manner: Manner;
  language: 'fr' | 'en';
  onManner: (manner: Manner) => void;
  onLanguage: (language: 'fr' | 'en') => void;
}) {
  const { tones, purposes, forms } = useMannerWords();
  return (
    <>
      {kind === 'post' && (
        <Select
          label={<Trans>Ton</Trans>}
          value={manner.tone}
          options={TONES.map((value) => ({ value, label: tones[value] }))}
          onChange={(tone) => onManner({ ...manner, tone })}
        />
      )}
      {kind === 'message' && (
        <>
          <Select
            label={<Trans>But du message</Trans>}
            value={manner.purpose}
            options={PURPOSES.map((value) => ({ value, label: purposes[value] }))}
            onChange={(purpose) => onManner({ ...manner, purpose })}
          />
          <Select
            label={<Trans>Comment vous l’envoyez</Trans>}
            hint={<Trans>{mostOf(manner.form)} caractères au maximum</Trans>}
            value={manner.form}
            options={FORMS.map((value) => ({ value, label: forms[value] }))}
            onChange={(form) => onManner({ ...manner, form })}
          />
        </>
      )}
      <Segments
        label={<Trans>Langue du texte</Trans>}
        options={[
          { value: 'fr', label: 'Français', lang: LANGUAGE_TAGS.fr },
          { value: 'en', label: 'English', lang: LANGUAGE_TAGS.en },
        ]}
        value={language}
        onChange={onLanguage}
      />
    </>
  );
}
