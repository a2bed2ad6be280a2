import { Trans } from '@lingui/react/macro';
import type { Application } from '#/domain/tracker/application.ts';
import { classNames } from '#/ui/class-names.ts';
import { Chip } from '#/ui/messages/Chip.tsx';
import { card } from '../card/card.css.ts';
import { CompanyLine } from '../card/CompanyLine.tsx';
import { STATUS_TONES } from '../card/status-tones.ts';

/** An application among those to choose from: the whole card ticks its box. */
export function PickedCard({
  application,
  status: name,
  picked,
  onPick,
}: {
  application: Application;
  /** In words. */
  status: string;
  picked: boolean;
  onPick: () => void;
}) {
  const { id, title, status } = application;
  return (
    <label className={classNames(card.root, card.picked)} htmlFor={`pick-${id}`}>
      <input
        id={`pick-${id}`}
        type="checkbox"
        checked={picked}
        className={card.box}
        onChange={onPick}
      />
      <span className={card.pickedWords}>
        <b className={card.title}>{title || <Trans>Sans titre</Trans>}</b>
        <CompanyLine application={application} />
      </span>
      <Chip tone={STATUS_TONES[status]}>{name}</Chip>
    </label>
  );
}
