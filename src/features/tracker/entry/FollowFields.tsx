import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { listCvs } from '#/data/records/cvs.ts';
import { APPLICATION_STATUSES } from '#/domain/tracker/application.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { useTrackerWords } from '../use-tracker-words.ts';
import type { ApplicationForm } from './use-application-form.ts';

/** Where a new application stands, and the CV that was sent; afterwards both are chosen on its page. */
export function FollowFields({ context, form }: { context: DataContext; form: ApplicationForm }) {
  const { t } = useLingui();
  const { status } = useTrackerWords();
  const cvs = useLiveQuery(() => listCvs(context), [context]) ?? [];
  const { draft } = form;
  return (
    <>
      <Select
        label={<Trans>Statut</Trans>}
        value={draft.status ?? 'applied'}
        options={APPLICATION_STATUSES.map((value) => ({ value, label: status[value] }))}
        onChange={(value) => {
          const { status: _status, ...rest } = draft;
          form.keep(value === 'applied' ? rest : { ...rest, status: value });
        }}
      />
      {cvs.length > 0 && (
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
      )}
    </>
  );
}
