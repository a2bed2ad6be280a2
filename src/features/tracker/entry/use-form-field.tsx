import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FormField } from '#/domain/tracker/application-form.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { entry } from './entry.css.ts';
import { excerptAround } from './excerpt.ts';
import type { ApplicationForm } from './use-application-form.ts';
import { useFormWords } from './use-form-words.ts';

/** All that a control needs of its field: name, words, value, mistake, and where it was read. */
export const useFormField = (form: ApplicationForm) => {
  const words = useFormWords();
  return (field: FormField, hint?: ReactNode) => {
    const problem = form.problems[field];
    return {
      name: field,
      id: `application-${field}`,
      label: words.label[field],
      value: form.values[field],
      error: problem && words.problem(field, problem),
      hint: evidenceOf(form, field) ?? hint,
      onChange: (value: string) => form.set(field, value),
    };
  };
};

/** The words of the posting that say so, for as long as the field says the same. */
const evidenceOf = ({ draft, values }: ApplicationForm, field: FormField): ReactNode => {
  const filled = draft.filled[field];
  if (!filled || filled.value !== values[field]) return undefined;
  if (filled.evidence === '') return <Trans>D’après le texte de l’offre</Trans>;
  const excerpt = excerptAround(filled.evidence, filled.value);
  const language = values.language === '' ? undefined : LANGUAGE_TAGS[values.language];
  return (
    <span className={entry.evidence}>
      <Trans>
        Lu dans l’offre : « <span lang={language}>{excerpt}</span> »
      </Trans>
    </span>
  );
};
