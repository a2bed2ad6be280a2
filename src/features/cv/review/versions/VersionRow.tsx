import { Trans, useLingui } from '@lingui/react/macro';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { isAutomatic } from '#/data/records/cv-versions.ts';
import type { CvVersion } from '#/domain/cv/record/cv-version.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Menu, MenuItem } from '#/ui/actions/Menu.tsx';
import { review } from '../review.css.ts';
import { useVersionWords } from './use-version-words.ts';

/** A version: its title leads to it, the rest is in its menu. */
export function VersionRow({
  version,
  onOpen,
  onRestore,
  onRename,
  onDelete,
}: {
  version: CvVersion;
  onOpen: () => void;
  onRestore: () => void;
  onRename: () => void;
  onDelete: () => void;
}) {
  const { t } = useLingui();
  const { title, when } = useVersionWords()(version);
  return (
    <li className={review.version}>
      <span className={review.versionName}>
        <button type="button" className={review.link} onClick={onOpen}>
          {isAutomatic(version) ? when : title}
        </button>
        {!isAutomatic(version) && <span className={review.quiet}>{when}</span>}
      </span>
      <Menu
        label={t`Actions pour « ${title} »`}
        renderTrigger={(trigger) => (
          <IconButton
            icon={EllipsisVertical}
            label={t`Actions pour « ${title} », ${when}`}
            {...trigger}
          />
        )}
      >
        <MenuItem onSelect={onOpen}>
          <Trans>Voir et comparer</Trans>
        </MenuItem>
        <MenuItem onSelect={onRestore}>
          <Trans>Restaurer</Trans>
        </MenuItem>
        <MenuItem onSelect={onRename}>
          {isAutomatic(version) ? <Trans>Donner un titre</Trans> : <Trans>Renommer</Trans>}
        </MenuItem>
        <MenuItem onSelect={onDelete}>
          <Trans>Supprimer</Trans>
        </MenuItem>
      </Menu>
    </li>
  );
}
