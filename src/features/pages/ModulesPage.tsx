import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import Briefcase from 'lucide-react/icons/briefcase';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ContactRound from 'lucide-react/icons/contact-round';
import FileText from 'lucide-react/icons/file-text';
import Mic from 'lucide-react/icons/mic';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import { modules } from './ModulesPage.css.ts';

const MODULES = [
  {
    to: '/modules/cv-converter',
    icon: FileText,
    colour: modules.water,
    name: msg`Convertisseur de CV`,
    promise: msg`Votre CV au format canadien, en deux pages, en PDF, Word ou texte.`,
  },
  {
    to: '/modules/linkedin-booster',
    icon: ContactRound,
    colour: modules.woods,
    name: msg`Profil LinkedIn`,
    promise: msg`Un profil que les recruteurs d’ici trouvent et comprennent.`,
  },
  {
    to: '/modules/job-tracker',
    icon: Briefcase,
    colour: modules.contour,
    name: msg`Suivi des candidatures`,
    promise: msg`Chaque candidature, sa prochaine date et la version du CV envoyée.`,
  },
  {
    to: '/modules/training',
    icon: Mic,
    colour: modules.rock,
    name: msg`Préparation aux entrevues`,
    promise: msg`S’exercer à voix haute ou par écrit, avant le vrai jour.`,
  },
] as const;

/** The four tools, in the order in which a search for work goes. */
export function ModulesPage() {
  const { t } = useLingui();
  return (
    <Page
      title={<Trans>Quatre outils pour votre recherche d’emploi</Trans>}
      lead={<Trans>Chaque outil reprend le travail du précédent. Commencez par votre CV.</Trans>}
    >
      <ol className={modules.list}>
        {MODULES.map(({ to, icon, colour, name, promise }) => (
          <li key={to}>
            <Link to={to} className={modules.card}>
              <span className={`${modules.symbol} ${colour}`}>
                <Icon of={icon} size="large" />
              </span>
              <span className={modules.words}>
                <span className={modules.name}>{t(name)}</span>
                <span className={modules.promise}>{t(promise)}</span>
              </span>
              <Icon of={ChevronRight} className={modules.chevron} />
            </Link>
          </li>
        ))}
      </ol>
    </Page>
  );
}
