import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { lazy, Suspense } from 'react';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { page } from '#/ui/layout/layout.css.ts';
import { Wordmark } from '#/ui/layout/Wordmark.tsx';
import { useAuth } from '../AuthProvider.tsx';
import { useLanguage } from '../LanguageProvider.tsx';
import { useAlive } from '#/ui/use-alive.ts';
import { header } from './Header.css.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { PUBLIC_LINKS } from './navigation.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

// Public pages never fetch it.
const SyncStatus = lazy(async () => ({ default: (await import('../SyncStatus.tsx')).SyncStatus }));
// Guests never fetch it.
const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }));

export function Header({
  insideTools,
  menuOpen,
  onToggleMenu,
}: {
  insideTools: boolean;
  menuOpen: boolean;
  onToggleMenu: () => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { user } = useAuth();
  const alive = useAlive();
  return (
    <header className={header.root}>
      <div className={`${page.wrap} ${header.line}`}>
        <Link to="/" aria-label={t`Jalon, accueil`} className={header.brand}>
          <Wordmark />
        </Link>
        <nav aria-label={t`Navigation principale`} className={header.nav}>
          {PUBLIC_LINKS.map(({ to, name }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: to === '/' }}
              className={insideTools ? header.link : `${header.link} ${header.linkWithPole}`}
            >
              {name[language]}
            </Link>
          ))}
        </nav>
        {insideTools && alive && (
          <Suspense>
            <SyncStatus />
          </Suspense>
        )}
        <LanguageButton />
        <ThemeToggle className={header.onlyDesk} />
        {user ? (
          <Suspense>
            <UserMenu />
          </Suspense>
        ) : (
          <LinkButton
            to="/auth"
            size="small"
            className={header.onlyDeskButton}
            data-guest={alive ? undefined : ''}
          >
            <Trans>Se connecter</Trans>
          </LinkButton>
        )}
        <IconButton
          icon={menuOpen ? X : MenuIcon}
          label={menuOpen ? t`Fermer le menu` : t`Ouvrir le menu`}
          aria-expanded={menuOpen}
          aria-controls="menu"
          className={header.menuButton}
          onClick={onToggleMenu}
        />
      </div>
    </header>
  );
}
