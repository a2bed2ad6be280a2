import { Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import UserRound from 'lucide-react/icons/user-round';
import { Menu, MenuItem, MenuLink } from '#/ui/actions/Menu.tsx';
import { useAuth } from '../AuthProvider.tsx';
import { userMenu } from './UserMenu.css.ts';

/** For a signed-in person; Administration only for administrators. */
export function UserMenu() {
  const { t } = useLingui();
  const { user, role, signOut } = useAuth();
  if (!user) return null;
  const name = user.fullName || user.email;
  const initials = initialsOf(name);
  return (
    <Menu
      label={t`Menu de ${name}`}
      renderTrigger={(props) => (
        <button
          type="button"
          {...props}
          // What is read aloud holds what is seen, for those who speak to their computer.
          aria-label={t`${initials}, menu de ${name}`}
          className={userMenu.button}
        >
          <span aria-hidden="true" className={userMenu.avatar}>
            {initials}
          </span>
        </button>
      )}
    >
      <MenuLink to="/dashboard" icon={LayoutDashboard}>
        <Trans>Tableau de bord</Trans>
      </MenuLink>
      <MenuLink to="/profile" icon={UserRound}>
        <Trans>Profil</Trans>
      </MenuLink>
      <MenuLink to="/settings" icon={Settings}>
        <Trans>Paramètres</Trans>
      </MenuLink>
      <MenuLink to="/account" icon={KeyRound}>
        <Trans>Compte et sécurité</Trans>
      </MenuLink>
      {(role === 'admin' || role === 'super_admin') && (
        <MenuLink to="/admin" icon={Shield}>
          <Trans>Administration</Trans>
        </MenuLink>
      )}
      <MenuItem icon={LogOut} onSelect={() => signOut()}>
        <Trans>Se déconnecter</Trans>
      </MenuItem>
    </Menu>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();
