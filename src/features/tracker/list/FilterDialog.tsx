import { Trans, useLingui } from '@lingui/react/macro';
import {
  APPLICATION_STATUSES,
  SOURCES,
  type ApplicationStatus,
  type Source,
} from '#/domain/tracker/application.ts';
import { APPLICATION_ORDERS, type ApplicationOrder } from '#/domain/tracker/application-views.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import type { ListSearch } from '../tracker-search.ts';
import { useTrackerGo } from '../use-tracker-go.ts';
import { useTrackerWords } from '../use-tracker-words.ts';
import { toolbar } from './list.css.ts';

/** Which of them, and in which order; each choice acts at once. */
export function FilterDialog({
  open,
  search,
  onClose,
}: {
  open: boolean;
  search: ListSearch;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const words = useTrackerWords();
  const go = useTrackerGo();
  const change = (next: Parameters<typeof go>[0]) => go(next, { replace: true });
  const orders: Record<ApplicationOrder, string> = {
    applied: t`Date d’envoi, la plus récente d’abord`,
    deadline: t`Date limite, la plus proche d’abord`,
    company: t`Entreprise, de A à Z`,
    title: t`Poste, de A à Z`,
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Filtrer et trier</Trans>}
      actions={
        <>
          <Button onClick={() => change({ status: undefined, source: undefined, sort: undefined })}>
            <Trans>Effacer les filtres</Trans>
          </Button>
          <Button variant="primary" onClick={onClose}>
            <Trans>Voir les candidatures</Trans>
          </Button>
        </>
      }
    >
      <div className={toolbar.filters}>
        <Select<ApplicationStatus | ''>
          label={<Trans>Statut</Trans>}
          value={search.status ?? ''}
          options={[
            { value: '', label: t`Tous les statuts` },
            ...APPLICATION_STATUSES.map((value) => ({ value, label: words.status[value] })),
          ]}
          onChange={(status) => change({ status: status || undefined })}
        />
        <Select<Source | ''>
          label={<Trans>Où l’offre a été trouvée</Trans>}
          value={search.source ?? ''}
          options={[
            { value: '', label: t`Partout` },
            ...SOURCES.map((value) => ({ value, label: words.source[value] })),
          ]}
          onChange={(source) => change({ source: source || undefined })}
        />
        <Select<ApplicationOrder | ''>
          label={<Trans>Ordre</Trans>}
          value={search.sort ?? ''}
          options={[
            { value: '', label: t`Dernière modification` },
            ...APPLICATION_ORDERS.map((value) => ({ value, label: orders[value] })),
          ]}
          onChange={(sort) => change({ sort: sort || undefined })}
        />
      </div>
    </Dialog>
  );
}
