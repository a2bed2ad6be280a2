import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { APPLICATION_STATUSES, type Application } from '#/domain/tracker/application.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Menu, MenuItem } from '#/ui/actions/Menu.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { STATUS_TONES } from './status-tones.ts';
import type { Collection } from '../use-collection.ts';
import { card } from './card.css.ts';

/** The status of an application, to be changed where it stands; on the board, where the column says it, three dots. */
export function StatusMenu({
  application,
  collection: { actions, statusWords },
  onBoard = false,
}: {
  application: Application;
  collection: Collection;
  onBoard?: boolean;
}) {
  const { t } = useLingui();
  const { title, status } = application;
  const name = statusWords[status];
  return (
    <Menu
      label={t`Statut de « ${title} »`}
      renderTrigger={(trigger) =>
        onBoard ? (
          <IconButton
            {...trigger}
            icon={EllipsisVertical}
            label={t`Changer le statut de « ${title} »`}
          />
        ) : (
          <button
            {...trigger}
            type="button"
            className={card.status}
            aria-label={t`${name}, changer le statut de « ${title} »`}
          >
            <Chip tone={STATUS_TONES[status]}>
              {name}
              <Icon of={ChevronDown} size="small" />
            </Chip>
          </button>
        )
      }
    >
      {APPLICATION_STATUSES.map((one) => (
        <MenuItem
          key={one}
          current={one === status}
          onSelect={() => actions.setStatus([application], one)}
        >
          {statusWords[one]}
        </MenuItem>
      ))}
      <MenuItem icon={Trash2} danger onSelect={() => actions.discard([application])}>
        <Trans>Mettre à la corbeille</Trans>
      </MenuItem>
    </Menu>
  );
}
