import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Briefcase from 'lucide-react/icons/briefcase';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ContactRound from 'lucide-react/icons/contact-round';
import FileText from 'lucide-react/icons/file-text';
import Mic from 'lucide-react/icons/mic';
import type { ToolReason } from '#/domain/dashboard/recommend-tools.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { classNames } from '#/ui/class-names.ts';
import { dashboard as css } from './dashboard.css.ts';

const TOOLS = {
  cvConverter: {
    to: '/modules/cv-converter',
    icon: FileText,
    colour: css.water,
    name: msg`Convertisseur de CV`,
  },
  linkedinBooster: {
    to: '/modules/linkedin-booster',
    icon: ContactRound,
    colour: css.woods,
    name: msg`Profil LinkedIn`,
  },
  jobTracker: {
    to: '/modules/job-tracker',
    icon: Briefcase,
    colour: css.contour,
    name: msg`Suivi des candidatures`,
  },
  training: {
    to: '/modules/training',
    icon: Mic,
    colour: css.rock,
    name: msg`Préparation aux entrevues`,
  },
} as const;

const REASONS: Readonly<Record<ToolReason['reason'], MessageDescriptor>> = {
  noCv: msg`Vous n’avez pas encore de CV ici.`,
  cvIncomplete: msg`Il manque des parties à votre CV.`,
  cvWithoutResults: msg`Vos réalisations ont peu de chiffres.`,
  tailorCv: msg`Un CV adapté à chaque offre est mieux lu.`,
  nothingTracked: msg`Vos candidatures ne sont pas encore ici.`,
  keepTracking: msg`Gardez vos dates à jour.`,
  interviewNear: msg`Vous avez une entrevue bientôt.`,
  neverPractised: msg`Vous n’avez pas encore répondu à une question.`,
  practiseMore: msg`Quelques réponses de plus vous rendront plus à l’aise.`,
  bySummary: msg`Votre adresse LinkedIn n’est sur aucun CV.`,
};

/** The tools that help most now, each with its reason. */
export function ToolsCard({ tools }: { tools: readonly ToolReason[] }) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Recommandé pour vous</Trans>}>
      <ul className={css.list}>
        {tools.map(({ tool, reason }) => {
          const { to, icon, colour, name } = TOOLS[tool];
          return (
            <li key={tool}>
              <Link to={to} className={css.row}>
                <span className={classNames(css.symbol, colour)}>
                  <Icon of={icon} />
                </span>
                <span className={css.words}>
                  <span className={css.name}>{t(name)}</span>
                  <span className={css.quiet}>{t(REASONS[reason])}</span>
                </span>
                <Icon of={ChevronRight} className={css.chevron} />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
