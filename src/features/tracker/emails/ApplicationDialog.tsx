import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { listApplications } from '#/data/records/tracker/applications.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import { TrackerButtonLink } from '../TrackerLink.tsx';
import { useTrackerGo } from '../use-tracker-go.ts';
import type { Template } from './use-templates.ts';

/** Which application a text is for. */
export function ApplicationDialog({
  context,
  template,
  onClose,
}: {
  context: DataContext;
  template: Template;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const go = useTrackerGo();
  const applications = useLiveQuery(() => listApplications(context), [context]);
  const [chosen, setChosen] = useState('');
  const [isTried, setTried] = useState(false);
  const use = () => {
    setTried(true);
    if (chosen !== '') go({ email: chosen, template: template.id });
  };
  const isEmpty = applications?.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Pour quelle candidature?</Trans>}
      actions={
        isEmpty ? (
          <TrackerButtonLink open={{ add: 'new' }} variant="primary">
            <Trans>Ajouter une candidature</Trans>
          </TrackerButtonLink>
        ) : (
          <>
            <Button onClick={onClose}>
              <Trans>Annuler</Trans>
            </Button>
            <Button variant="primary" onClick={use}>
              <Trans>Écrire le courriel</Trans>
            </Button>
          </>
        )
      }
    >
      {!applications && <Skeleton lines={2} />}
      {isEmpty && (
        <p>
          <Trans>Le courriel reprend les données d’une candidature. Ajoutez-en une d’abord.</Trans>
        </p>
      )}
      {applications && !isEmpty && (
        <Select
          label={<Trans>Candidature</Trans>}
          value={chosen}
          options={[
            { value: '', label: t`Choisir…` },
            ...applications.map(({ id, title, company }) => ({
              value: id,
              label: [company, title].filter(Boolean).join(', '),
            })),
          ]}
          error={isTried && chosen === '' ? <Trans>Choisissez une candidature.</Trans> : undefined}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}
