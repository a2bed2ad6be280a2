import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Locale } from '#/i18n/locale.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { page } from '#/ui/layout/layout.css.ts';
import { Row } from '#/ui/layout/layout.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { useAuth } from '../AuthProvider.tsx';
import { useLanguage } from '../LanguageProvider.tsx';
import { menuPanel } from './MenuPanel.css.ts';
import { PUBLIC_LINKS } from './navigation.ts';
import { ThemeSegments } from './ThemeToggle.tsx';

/** The navigation of small screens, under the header; the page behind it is inert. */
export function MenuPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { user, signOut } = useAuth();
  const { language, setLanguage } = useLanguage();
  return (
    <div id="menu" className={menuPanel.root}>
      <nav aria-label={t`Navigation principale`} className={page.wrap}>
        <ul>
          {PUBLIC_LINKS.map(({ to, name }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: to === '/' }}
                className={menuPanel.link}
                onClick={onClose}
              >
                {name[language]}
                <span className={menuPanel.pole} />
                <Icon of={ChevronRight} className={menuPanel.chevron} />
              </Link>
            </li>
          ))}
        </ul>
        <div className={menuPanel.foot}>
          {user ? (
            <Button block size="large" onClick={() => signOut()}>
              <Trans>Se déconnecter</Trans>
            </Button>
          ) : (
            <LinkButton to="/auth" variant="primary" size="large" block onClick={onClose}>
              <Trans>Se connecter</Trans>
            </LinkButton>
          )}
          <Row between>
            <ThemeSegments />
            <Segments<Locale>
              label={t`Langue`}
              labelHidden
              value={language}
              onChange={(next) => void setLanguage(next)}
              options={[
                { value: 'fr', label: 'Français', lang: 'fr' },
                { value: 'en', label: 'English', lang: 'en' },
              ]}
            />
          </Row>
        </div>
      </nav>
    </div>
  );
}
