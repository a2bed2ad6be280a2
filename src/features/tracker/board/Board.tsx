import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Application } from '#/domain/tracker/application.ts';
import { DragBetween } from '#/ui/lists/DragBetween.tsx';
import { ApplicationCard } from '../card/ApplicationCard.tsx';
import type { Collection } from '../use-collection.ts';
import { board } from './board.css.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { columnOf, COLUMNS, type Column } from './columns.ts';
import { EndDialog } from './EndDialog.tsx';

/** A column for each stage. A card is drawn to another one, or its menu says where it goes. */
export function Board({
  collection,
  activeOnly,
}: {
  collection: Collection;
  /** Without the column of what is over. */
  activeOnly: boolean;
}) {
  const { t } = useLingui();
  const { found, actions } = collection;
  const [ended, setEnded] = useState<Application>();
  const titles: Record<Column, string> = {
    applied: t`Envoyées`,
    interview: t`Entrevues`,
    offer: t`Offres`,
    over: t`Refusées et closes`,
  };

  const drop = (id: string, place: string) => {
    const application = found.find((one) => one.id === id);
    const column = COLUMNS.find((name) => name === place);
    if (!application || !column || column === columnOf(application.status)) return;
    if (column === 'over') setEnded(application);
    else actions.setStatus([application], column);
  };

  return (
    <>
      <DragBetween
        onDrop={drop}
        renderLifted={(id) => {
          const application = found.find((one) => one.id === id);
          return (
            application && (
              <ApplicationCard application={application} collection={collection} onBoard lifted />
            )
          );
        }}
        sayOver={(place) => titles[COLUMNS.find((name) => name === place) ?? 'applied']}
        sayCancelled={t`Déplacement annulé`}
      >
        <div className={activeOnly ? board.three : board.four}>
          {COLUMNS.filter((column) => !activeOnly || column !== 'over').map((column) => (
            <BoardColumn
              key={column}
              column={column}
              title={titles[column]}
              applications={found.filter(({ status }) => columnOf(status) === column)}
              collection={collection}
            />
          ))}
        </div>
      </DragBetween>
      <p className={board.hint}>
        <Trans>
          Glissez une carte pour changer son statut, ou choisissez-le dans le menu de la carte.
        </Trans>
      </p>
      <EndDialog
        key={ended?.id}
        application={ended}
        onClose={() => setEnded(undefined)}
        onEnd={(status, endReason) =>
          ended && actions.setStatus([ended], status, endReason ? { endReason } : {})
        }
      />
    </>
  );
}
