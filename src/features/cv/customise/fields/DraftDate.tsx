import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CvDate } from '#/domain/cv/content.ts';
import { isPresent } from '#/domain/cv/dates/cv-date.ts';
import { parseTypedDate } from '#/domain/cv/dates/forms/typed-forms.ts';
import { formDate } from '#/domain/cv/dates/print-date.ts';
import type { PathTo } from '#/domain/cv/record/cv-patch.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { draftField, type DraftProps } from './draft-field.tsx';

/**
 * Month and year, typed as people like and shown strictly (MM/YYYY) once the field is left.
 * What can't be read stays as typed, with a sentence that says how to write it.
 */
export function DraftDate({
  form,
  path,
  label,
  optional,
  hint,
  presentAllowed = false,
}: DraftProps<PathTo<CvDate>> & { presentAllowed?: boolean }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const { value, edit, control } = draftField<CvDate>({ form, path, hint });
  const type = (text: string) => {
    setTyped(text);
    const parsed = parseTypedDate(text, { presentAllowed });
    edit(parsed.ok ? parsed.value : text);
  };
  return (
    <TextField
      {...control}
      label={label}
      optional={optional ?? false}
      placeholder={t`MM/AAAA`}
      // A phone's number pad has no slash; the words for "present" need letters too.
      inputMode={presentAllowed || isPresent(value) ? 'text' : 'numeric'}
      autoComplete="off"
      value={typed ?? formDate(value, language)}
      onChange={type}
      onBlur={() => {
        setTyped(undefined);
        control.onBlur();
      }}
    />
  );
}
