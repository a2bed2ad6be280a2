import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import type { Application } from '#/domain/tracker/application.ts';
import { classNames } from '#/ui/class-names.ts';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { TrackerLink } from '../TrackerLink.tsx';
import { cardId } from './card-id.ts';
import { card } from './card.css.ts';
import { CompanyLine } from './CompanyLine.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import type { Collection } from '../use-collection.ts';
import type { StepWords } from './use-step-words.ts';

/** One application among others: what it is, where it stands, its next date. All of it is one link. */
export function ApplicationCard({
  application,
  collection,
  onBoard = false,
  lifted = false,
}: {
  application: Application;
  collection: Collection;
  /** In a column, which says the status. */
  onBoard?: boolean;
  /** The likeness that moves with the pointer. */
  lifted?: boolean;
}) {
  const { id, title, locked } = application;
  return (
    <article className={classNames(card.root, onBoard ? card.onBoard : card.inList)}>
      <h3 className={card.title}>
        <TrackerLink
          id={lifted ? undefined : cardId(id)}
          open={{ application: id }}
          className={card.link}
        >
          {title || <Trans>Sans titre</Trans>}
        </TrackerLink>
      </h3>
      <div className={card.side}>
        {locked ? (
          <Chip icon={Lock}>
            <Trans>Verrouillée</Trans>
          </Chip>
        ) : (
          <StatusMenu application={application} collection={collection} onBoard={onBoard} />
        )}
      </div>
      <CompanyLine application={application} />
      {locked ? (
        <p className={card.why}>
          <Trans>
            Au-delà des places gratuites : vous pouvez la lire et l’exporter. Libérez une place ou
            passez à Premium pour la modifier.
          </Trans>
        </p>
      ) : (
        <StepLine step={collection.stepWords(application)} />
      )}
    </article>
  );
}

function StepLine({ step: { words, icon, urgency } }: { step: StepWords }) {
  return (
    <p className={classNames(card.step, urgency && card[urgency])}>
      {icon && <Icon of={icon} size="small" />}
      <span>{words}</span>
    </p>
  );
}
