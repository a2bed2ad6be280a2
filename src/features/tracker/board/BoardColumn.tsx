import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Application } from '#/domain/tracker/application.ts';
import { classNames } from '#/ui/class-names.ts';
import { DragItem, useDropPlace } from '#/ui/lists/DragBetween.tsx';
import { VirtualRows } from '#/ui/lists/VirtualRows.tsx';
import { ApplicationCard } from '../card/ApplicationCard.tsx';
import { TrackerLink } from '../TrackerLink.tsx';
import type { Collection } from '../use-collection.ts';
import { board } from './board.css.ts';
import type { Column } from './columns.ts';

export function BoardColumn({
  column,
  title,
  applications,
  collection,
}: {
  column: Column;
  title: string;
  applications: readonly Application[];
  collection: Collection;
}) {
  const { t } = useLingui();
  const id = useId();
  const { ref, isOver } = useDropPlace(column);
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className={classNames(board.column, isOver && board.over)}
    >
      <h2 className={board.head}>
        <span id={id}>{title}</span>
        <span className={board.count}>{applications.length}</span>
      </h2>
      {applications.length > 0 && (
        <VirtualRows<Application>
          rows={applications}
          label={title}
          estimate={CARD_PX}
          shown={collection.shown}
        >
          {(application) => (
            <DragItem id={application.id} fixed={application.locked === true}>
              <ApplicationCard application={application} collection={collection} onBoard />
            </DragItem>
          )}
        </VirtualRows>
      )}
      <TrackerLink
        open={{ add: 'new', as: column === 'over' ? 'rejected' : column }}
        className={board.add}
        aria-label={t`Ajouter dans « ${title} »`}
      >
        <Trans>Ajouter</Trans>
      </TrackerLink>
    </section>
  );
}

const CARD_PX = 116;
