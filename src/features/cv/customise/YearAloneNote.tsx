import { Trans } from '@lingui/react/macro';
import { isYearAlone } from '#/domain/cv/dates/cv-date.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { segmentsOf } from '#/domain/sync/path.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { FormTab } from '../cv-search.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import { fieldId, type CvForm } from './fields/cv-form.ts';

/** Dates that are a year alone: asked about once, and right as they are if the person says so. */
export function YearAloneNote({ form, tab }: { form: CvForm; tab: FormTab }) {
  const { cv, edit } = form;
  if (cv.askedYearOnly || (tab !== 'experience' && tab !== 'education')) return null;
  const alone = yearsAlone(form, tab);
  const [first] = alone;
  if (!first) return null;
  const years = [...new Set(alone.map(({ year }) => year))].join(', ');
  const asked = editField('askedYearOnly', true);
  return (
    <Note
      title={<Trans>Des dates n’ont que l’année</Trans>}
      action={
        <Row gap="px8">
          <Button
            size="small"
            onClick={() => {
              edit(asked);
              focusSoon(fieldId(first.path), `entry-${segmentsOf(first.path)[1]}`);
            }}
          >
            <Trans>Ajouter les mois</Trans>
          </Button>
          <Button
            size="small"
            onClick={() => {
              edit(asked);
              focusSoon(`add-${tab}`);
            }}
          >
            <Trans>Garder l’année seule</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>
        {years} : connaissez-vous les mois? Les employeurs canadiens les attendent, mais une année
        seule s’imprime très bien.
      </Trans>
    </Note>
  );
}

const yearsAlone = (
  { cv }: CvForm,
  tab: 'experience' | 'education',
): { path: string; year: string }[] => {
  const dates: [path: string, date: string][] = [];
  if (tab === 'experience')
    for (const [id, { startDate, endDate }] of inOrder(cv.experience))
      dates.push([`experience.${id}.startDate`, startDate], [`experience.${id}.endDate`, endDate]);
  else
    for (const [id, { graduationDate }] of inOrder(cv.education))
      dates.push([`education.${id}.graduationDate`, graduationDate]);
  return dates.filter(([, date]) => isYearAlone(date)).map(([path, year]) => ({ path, year }));
};
