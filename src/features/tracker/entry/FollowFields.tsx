import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { listCvs } from '#/data/records/cvs.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#/domain/tracker/application.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { useTrackerWords } from '../use-tracker-words.ts';
import { withStatus } from './draft-keeper.ts';
import type { ApplicationForm } from './use-application-form.ts';

/** Where a new application stands; afterwards it is chosen on its page. */
export function StatusField({
  form,
  onStatus,
}: {
  form: ApplicationForm;
  onStatus: (status: ApplicationStatus) => void;
}) {
  const { status } = useTrackerWords();
  const { draft } = form;
  return (
    <Select
      label={<Trans>Statut</Trans>}
      value={draft.status ?? 'applied'}
      options={APPLICATION_STATUSES.map((value) => ({ value, label: status[value] }))}
      onChange={(value) => {
        form.keep(withStatus(draft, value));
        onStatus(value);
      }}
    />
  );
}

/** The CV that was sent; afterwards it is chosen on its page. */
export function SentCvField({ context, form }: { context: DataContext; form: ApplicationForm }) {
  const { t } = useLingui();
  const cvs = useLiveQuery(() => listCvs(context), [context]) ?? [];
  const { draft } = form;
  if (cvs.length === 0) return null;
  return (
    <Select
      label={<Trans>CV envoyé</Trans>}
      hint={<Trans>Une version en est gardée, telle qu’elle est maintenant.</Trans>}
      value={draft.cv ?? ''}
      options={[
        { value: '', label: t`Non précisé` },
        ...cvs.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={(value) => {
        const { cv: _cv, ...rest } = draft;
        form.keep(value === '' ? rest : { ...rest, cv: value });
      }}
    />
  );
}
