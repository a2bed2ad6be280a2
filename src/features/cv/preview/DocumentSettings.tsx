import { useLingui } from '@lingui/react/macro';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import { DATE_STYLES, type DateStyle } from '#/domain/cv/dates/forms/printed-forms.ts';
import { printDate } from '#/domain/cv/dates/print-date.ts';
import { Segments } from '#/ui/actions/Segments.tsx';
import type { CvForm } from '../customise/fields/cv-form.ts';
import { preview } from './preview.css.ts';

const SAMPLE = '2021-03';

/** The document's own language and dates, whatever the interface speaks. */
export function DocumentSettings({ form }: { form: CvForm }) {
  const { t } = useLingui();
  const { language, dateStyle } = form.cv;
  return (
    <div className={preview.settings}>
      <Segments<CvLanguage>
        label={t`Langue du document`}
        options={[
          { value: 'fr', label: 'Français', lang: 'fr' },
          { value: 'en', label: 'English', lang: 'en' },
        ]}
        value={language}
        onChange={(value) => form.edit(editField('language', value))}
      />
      <Segments<DateStyle>
        label={t`Dates`}
        options={DATE_STYLES.map((style) => ({
          value: style,
          label: printDate(SAMPLE, language, style),
          lang: language,
        }))}
        value={dateStyle}
        onChange={(value) => form.edit(editField('dateStyle', value))}
      />
    </div>
  );
}
