import { Plural } from '@lingui/react/macro';
import { FORM_FIELDS } from '#/domain/tracker/application-form.ts';
import { Note } from '#/ui/messages/Note.tsx';
import { entry } from './entry.css.ts';
import type { ApplicationForm } from './use-application-form.ts';
import { useFormWords } from './use-form-words.ts';

/** Fewer are told at their fields alone. */
const SUMMED_UP = 3;

export function MistakeSummary({ form: { problems } }: { form: ApplicationForm }) {
  const { label } = useFormWords();
  const fields = FORM_FIELDS.filter((field) => problems[field]);
  if (fields.length < SUMMED_UP) return null;
  return (
    <Note
      tone="danger"
      live="polite"
      title={<Plural value={fields.length} one="# champ à corriger" other="# champs à corriger" />}
    >
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <button
              type="button"
              className={entry.toField}
              onClick={() => document.getElementById(`application-${field}`)?.focus()}
            >
              {label[field]}
            </button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
