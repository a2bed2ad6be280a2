import { Trans, useLingui } from '@lingui/react/macro';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import type { AdminUser } from '#/remote/admin.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Menu, MenuItem } from '#/ui/actions/Menu.tsx';
import { classNames } from '#/ui/class-names.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { admin as css } from '../admin.css.ts';
import type { Administrator } from '../AdminPage.tsx';
import { useMoments, useRoleWords } from '../use-admin-words.ts';
import type { UserAct } from './UserActDialog.tsx';
import { isGiven } from './is-given.ts';

interface Acts {
  me: Administrator;
  onAct: (user: AdminUser, act: UserAct) => void;
  onJournal: ((id: string) => void) | undefined;
}

export function UsersTable({ users, ...acts }: Acts & { users: readonly AdminUser[] }) {
  const { t } = useLingui();
  return (
    <Card flush>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Nom</Trans>
            </th>
            <th scope="col" className={css.onWide}>
              <Trans>Identifiant</Trans>
            </th>
            <th scope="col" className={css.onWide}>
              <Trans>Rôle</Trans>
            </th>
            <th scope="col" className={css.onWide}>
              <Trans>Compte créé le</Trans>
            </th>
            <th scope="col" className={css.onWide}>
              <Trans>Dernière utilisation</Trans>
            </th>
            <th scope="col" className={css.action} aria-label={t`Actions`} />
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} {...acts} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function UserRow({ user, ...acts }: Acts & { user: AdminUser }) {
  const { day } = useMoments();
  return (
    <tr>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Its words stand deeper than the rule looks. */}
      <th scope="row">
        <div className={css.who}>
          <span aria-hidden="true" className={css.avatar}>
            {initialsOf(user.fullName)}
          </span>
          <span className={css.words}>
            <span className={classNames(css.name, user.fullName === '' && css.unnamed)}>
              {user.fullName || <Trans>Nom non défini</Trans>}
            </span>
            <span className={css.quiet}>{user.email}</span>
            <span className={css.onPhone}>
              <Standing user={user} isMe={user.id === acts.me.id} />
            </span>
          </span>
        </div>
      </th>
      <td className={css.onWide}>
        <code className={css.id}>{user.id}</code>
      </td>
      <td className={css.onWide}>
        <Standing user={user} isMe={user.id === acts.me.id} />
      </td>
      <td className={classNames(css.onWide, css.date)}>{day(user.createdAt)}</td>
      <td className={classNames(css.onWide, css.date)}>
        {user.seenAt > 0 ? day(user.seenAt) : <Trans>Jamais</Trans>}
      </td>
      <td className={css.action}>
        <UserMenu user={user} {...acts} />
      </td>
    </tr>
  );
}

function Standing({ user, isMe }: { user: AdminUser; isMe: boolean }) {
  const words = useRoleWords();
  const { short } = useDayWords();
  const until = short(user.giftUntil);
  const isAdministrator = user.standing === 'admin' || user.standing === 'super_admin';
  return (
    <Row gap="px4">
      <Chip tone={isAdministrator ? 'outline' : user.standing === 'premium' ? 'info' : 'neutral'}>
        {words[user.standing]}
      </Chip>
      {isGiven(user) && (
        <Chip>
          <Trans>Donné jusqu’au {until}</Trans>
        </Chip>
      )}
      {isMe && (
        <Chip>
          <Trans>Vous</Trans>
        </Chip>
      )}
      {user.isDisabled && (
        <Chip tone="danger">
          <Trans>Compte désactivé</Trans>
        </Chip>
      )}
      {!user.isVerified && (
        <Chip tone="warning">
          <Trans>Courriel non confirmé</Trans>
        </Chip>
      )}
    </Row>
  );
}

function UserMenu({ user, onAct, onJournal }: Acts & { user: AdminUser }) {
  const { t } = useLingui();
  const name = user.fullName || user.email;
  const act = (one: UserAct) => () => onAct(user, one);
  return (
    <Menu
      label={t`Actions pour ${name}`}
      renderTrigger={(trigger) => (
        <IconButton icon={EllipsisVertical} label={t`Actions pour ${name}`} {...trigger} />
      )}
    >
      {user.role !== 'premium' && (
        <MenuItem onSelect={act('premium')}>
          <Trans>Donner le rôle Premium</Trans>
        </MenuItem>
      )}
      {user.role === 'user' && (
        <MenuItem onSelect={act('gift')}>
          <Trans>Donner Premium jusqu’à une date</Trans>
        </MenuItem>
      )}
      {isGiven(user) && (
        <MenuItem onSelect={act('end_gift')}>
          <Trans>Retirer le Premium donné</Trans>
        </MenuItem>
      )}
      {user.role !== 'admin' && (
        <MenuItem onSelect={act('admin')}>
          <Trans>Donner le rôle d’administrateur</Trans>
        </MenuItem>
      )}
      {user.role !== 'user' && (
        <MenuItem onSelect={act('user')}>
          <Trans>Revenir au rôle gratuit</Trans>
        </MenuItem>
      )}
      <MenuItem onSelect={act('reset_password')}>
        <Trans>Envoyer un lien de mot de passe</Trans>
      </MenuItem>
      <MenuItem onSelect={act('end_sessions')}>
        <Trans>Déconnecter de tous les appareils</Trans>
      </MenuItem>
      {user.isDisabled ? (
        <MenuItem onSelect={act('enable')}>
          <Trans>Réactiver le compte</Trans>
        </MenuItem>
      ) : (
        <MenuItem danger onSelect={act('disable')}>
          <Trans>Désactiver le compte</Trans>
        </MenuItem>
      )}
      {onJournal && (
        <MenuItem onSelect={() => onJournal(user.id)}>
          <Trans>Voir dans le journal</Trans>
        </MenuItem>
      )}
    </Menu>
  );
}

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('') || '–';
};
