import { useLingui } from '@lingui/react/macro';
import type { Application } from '#/domain/tracker/application.ts';
import { VirtualRows } from '#/ui/lists/VirtualRows.tsx';
import { ApplicationCard } from '../card/ApplicationCard.tsx';
import { PickedCard } from '../bulk/PickedCard.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import type { Collection } from '../use-collection.ts';

/** One under the other; while several are being chosen, each with a box to tick. */
export function ApplicationList({
  collection,
  selection,
}: {
  collection: Collection;
  selection: Selection | undefined;
}) {
  const { t } = useLingui();
  const { found, shown } = collection;
  return (
    <VirtualRows<Application> rows={found} label={t`Candidatures`} estimate={ROW_PX} shown={shown}>
      {(application) =>
        selection ? (
          <PickedCard
            application={application}
            status={collection.statusWords[application.status]}
            picked={selection.ids.has(application.id)}
            onPick={() => selection.toggle(application.id)}
          />
        ) : (
          <ApplicationCard application={application} collection={collection} />
        )
      }
    </VirtualRows>
  );
}

const ROW_PX = 106;
