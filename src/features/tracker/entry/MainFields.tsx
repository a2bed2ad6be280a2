import { Fields } from '#/ui/layout/layout.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { useFormField } from './use-form-field.tsx';
import type { ApplicationForm } from './use-application-form.ts';

/** What is enough for an application. */
export function MainFields({ form }: { form: ApplicationForm }) {
  const field = useFormField(form);
  return (
    <Fields>
      <TextField {...field('title')} autoComplete="off" />
      <TextField {...field('company')} autoComplete="off" />
      <TextField {...field('location')} optional autoComplete="off" />
      <TextField {...field('dateApplied')} optional type="date" />
    </Fields>
  );
}
