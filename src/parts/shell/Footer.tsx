import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { page } from '#/ui/layout/layout.css.ts';
import { Wordmark } from '#/ui/layout/Wordmark.tsx';
import { useLanguage } from '../LanguageProvider.tsx';
import { useSiteTexts } from '../use-site.ts';
import { footer } from './Footer.css.ts';
import { FOOTER_COLUMNS } from './navigation.ts';
import { ThemeSegments } from './ThemeToggle.tsx';

const YEAR = new Date().getFullYear();
const SOCIAL = ['LinkedIn', 'Facebook', 'YouTube'];

export function Footer({ insideTools }: { insideTools: boolean }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { supportEmail } = useSiteTexts();
  return (
    <footer className={insideTools ? `${footer.root} ${footer.brief}` : footer.root}>
      <div className={page.wrap}>
        <div className={footer.columns}>
          <div className={footer.about}>
            <Link to="/" aria-label={t`Jalon, accueil`} className={footer.brand}>
              <Wordmark />
            </Link>
            <p>
              <Trans>
                Des repères clairs, de votre premier CV canadien à votre premier jour de travail.
              </Trans>
            </p>
            <p>
              <Trans>
                Une question? <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </Trans>
            </p>
          </div>
          {FOOTER_COLUMNS.map((column) => (
            <div key={column.title.id} className={footer.column}>
              <h2 className={footer.title}>{t(column.title)}</h2>
              <ul className={footer.links}>
                {column.links.map(({ to, name }) => (
                  <li key={to}>
                    <Link to={to} className={footer.link}>
                      {name[language]}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={footer.base}>
          <span>© {YEAR} Jalon</span>
          <span className={footer.social}>
            <Trans>
              Bientôt sur <span>{SOCIAL.join(', ')}</span>
            </Trans>
          </span>
          <span className={footer.theme}>
            <ThemeSegments />
          </span>
        </div>
      </div>
    </footer>
  );
}
