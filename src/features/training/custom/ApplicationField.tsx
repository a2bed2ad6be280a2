import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Application } from '#/domain/tracker/application.ts';
import { Select } from '#/ui/fields/Select.tsx';

/** Fills title and description from an application of the tracker. */
export function ApplicationField({
  applications,
  onTake,
}: {
  applications: readonly Application[];
  onTake: (id: string) => void;
}) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  return (
    <Select<string>
      label={<Trans>Reprendre une de vos candidatures</Trans>}
      optional
      value={chosen}
      options={[
        { value: '', label: t`Aucune` },
        ...applications.map(({ id, title, company }) => ({
          value: id,
          label: [title, company].filter(Boolean).join(', '),
        })),
      ]}
      onChange={(id) => {
        setChosen(id);
        if (id !== '') onTake(id);
      }}
    />
  );
}
