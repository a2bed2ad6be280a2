import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PROVINCE_CODES, provinceName } from '#/domain/cv/canadian/provinces.ts';
import { SALARY_PERIODS, SOURCES, WORKPLACES } from '#/domain/tracker/application.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Fields, Stack } from '#/ui/layout/layout.tsx';
import { useTrackerWords } from '../use-tracker-words.ts';
import { entry } from './entry.css.ts';
import { useFormField } from './use-form-field.tsx';
import type { ApplicationForm } from './use-application-form.ts';

/** What helps later: nothing of it is asked for. `follow`: fields of where the application stands. */
export function MoreFields({ form, follow }: { form: ApplicationForm; follow?: ReactNode }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = useTrackerWords();
  const field = useFormField(form);
  const none = { value: '', label: t`Non précisé` };
  const options = <Value extends string>(
    values: readonly Value[],
    label: (value: Value) => string,
  ): { value: string; label: string }[] => [
    none,
    ...values.map((value) => ({ value, label: label(value) })),
  ];
  return (
    <Stack gap="px24">
      <Group title={<Trans>Le poste</Trans>}>
        <Select
          {...field('province')}
          options={options(PROVINCE_CODES, (code) => provinceName(code, language))}
        />
        <Select
          {...field('workplace')}
          options={options(WORKPLACES, (value) => words.workplace[value])}
        />
        <TextField {...field('url')} span type="url" inputMode="url" autoComplete="off" />
        <Select
          {...field('language')}
          options={options(['fr', 'en'], (value) => (value === 'fr' ? t`Français` : t`Anglais`))}
        />
        <Select {...field('source')} options={options(SOURCES, (value) => words.source[value])} />
      </Group>
      <Group title={<Trans>Le salaire</Trans>}>
        <TextField {...field('salaryMin')} inputMode="decimal" autoComplete="off" />
        <TextField {...field('salaryMax')} inputMode="decimal" autoComplete="off" />
        <Select
          {...field('salaryPeriod')}
          options={options(SALARY_PERIODS, (value) => words.period[value])}
        />
      </Group>
      <Group title={<Trans>Les dates</Trans>}>
        <TextField {...field('deadline')} type="date" />
        <TextField {...field('interviewAt')} type="datetime-local" />
        {follow}
      </Group>
      <Group title={<Trans>Le contact et vos notes</Trans>}>
        <TextField {...field('recruiter')} autoComplete="off" />
        <TextField
          {...field('recruiterEmail')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
        />
        <TextArea {...field('notes')} span grows rows={4} />
      </Group>
    </Stack>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={entry.group}>
      <legend className={entry.legend}>{title}</legend>
      <Fields>{children}</Fields>
    </fieldset>
  );
}
