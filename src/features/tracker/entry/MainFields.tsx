import type { ReactNode } from 'react';
import { Fields } from '#/ui/layout/layout.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { useFormField } from './use-form-field.tsx';
import type { ApplicationForm } from './use-application-form.ts';

/** What is enough for an application. */
export function MainFields({
  form,
  status,
}: {
  form: ApplicationForm;
  /** Where it stands, when that was chosen before anything else. */
  status?: ReactNode;
}) {
  const field = useFormField(form);
  return (
    <Fields>
      {status}
      <TextField {...field('title')} autoComplete="off" />
      <TextField {...field('company')} autoComplete="off" />
      <TextField {...field('location')} optional autoComplete="off" />
      <TextField {...field('dateApplied')} optional type="date" />
    </Fields>
  );
}
