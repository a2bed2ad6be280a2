import { msg } from '@lingui/core/macro';
import { pageAt } from '#/domain/content/page-address.ts';
import { pageRow } from '#/domain/content/pages.ts';
import Briefcase from 'lucide-react/icons/briefcase';
import ContactRound from 'lucide-react/icons/contact-round';
import FileText from 'lucide-react/icons/file-text';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mic from 'lucide-react/icons/mic';

/** The five places of the tool row; `short` is what fits under a phone's icon. */
export const TOOLS = [
  {
    to: '/dashboard',
    icon: LayoutDashboard,
    name: msg`Tableau de bord`,
    short: msg({ message: 'Accueil', context: 'barre des outils' }),
  },
  { to: '/modules/cv-converter', icon: FileText, name: msg`CV canadien`, short: msg`CV` },
  {
    to: '/modules/linkedin-booster',
    icon: ContactRound,
    name: msg`LinkedIn`,
    short: msg`LinkedIn`,
  },
  { to: '/modules/job-tracker', icon: Briefcase, name: msg`Candidatures`, short: msg`Suivi` },
  { to: '/modules/training', icon: Mic, name: msg`Entrevues`, short: msg`Entrevues` },
] as const;

/** Whether the tool row and the phone's tab bar are shown. */
export const isInsideTools = (path: string): boolean => {
  const page = pageAt(path);
  return page !== undefined && pageRow(page).kind === 'tool';
};
