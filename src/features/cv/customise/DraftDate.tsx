import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { CvDate } from '#/domain/cv/content.ts';
import { isPresent } from '#/domain/cv/dates/cv-date.ts';
import { parseTypedDate } from '#/domain/cv/dates/forms/typed-forms.ts';
import { formDate } from '#/domain/cv/dates/print-date.ts';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { fieldId, type CvForm } from './cv-form.ts';
import { FieldHint } from './FieldHint.tsx';
import { ProblemWords } from './ProblemWords.tsx';

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
  value,
  presentAllowed = false,
  onEdit,
}: {
  form: CvForm;
  path: string;
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  value: CvDate;
  presentAllowed?: boolean;
  onEdit: (value: CvDate) => CvPatch;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const problem = form.problemAt(path);
  const type = (text: string) => {
    setTyped(text);
    const parsed = parseTypedDate(text, { presentAllowed });
    form.edit(onEdit(parsed.ok ? parsed.value : text));
  };
  return (
    <TextField
      id={fieldId(path)}
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
        form.leave(path);
      }}
      hint={<FieldHint form={form} path={path} hint={hint} />}
      error={problem && <ProblemWords problem={problem} />}
    />
  );
}
