import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { AnchorButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import {
  DASHBOARD_WORDS,
  dashboardAddress,
} from '#/domain/access/administration/server-dashboard.ts';
import { admin as css } from '../admin.css.ts';
import type { GuidePlace, GuideTask } from './guide-task.ts';
import { useGuide } from './use-guide.ts';

const { unlock, save } = DASHBOARD_WORDS;

/** The tasks of a month, each with its place. */
export function GuidePart() {
  const sections = useGuide();
  return (
    <Stack gap="px20">
      <Stack gap="px12">
        <p>
          <Trans>
            Voici les tâches d’un mois et l’endroit où chacune se fait : dans cette administration,
            sauf si une étiquette dit autre chose.
          </Trans>
        </p>
        <p className={css.quiet}>
          <Trans>
            Le tableau de bord du serveur est une autre page, en anglais, avec un compte à part.
            Demandez-le à l’exploitant, la personne qui a installé le serveur. Une table est une
            liste de lignes : appuyez sur une ligne pour l’ouvrir. Pour enregistrer ce que vous y
            changez : « {unlock} », puis « {save} ». Ce qui est en rouge n’est pas enregistré : la
            phrase en dessous dit quoi écrire.
          </Trans>
        </p>
        <Row>
          <AnchorButton href="/_/" target="_blank" rel="noopener" size="small" icon={ExternalLink}>
            <Trans>Ouvrir le tableau de bord du serveur</Trans>
          </AnchorButton>
        </Row>
      </Stack>
      {sections.map(({ title, tasks }) => (
        <Card key={title} title={title}>
          {tasks.map((task) => (
            <Disclosure key={task.title} summary={task.title}>
              <Task task={task} />
            </Disclosure>
          ))}
        </Card>
      ))}
    </Stack>
  );
}

function Task({ task: { steps, places, rows } }: { task: GuideTask }) {
  const { t } = useLingui();
  const table = rows?.table;
  const names: Readonly<Record<GuidePlace, string>> = {
    super: t`Super administrateur`,
    dashboard: t`Tableau de bord du serveur`,
    machine: t`Exploitant du serveur`,
  };
  return (
    <Stack gap="px12">
      {places && (
        <Row gap="px4">
          {places.map((place) => (
            <Chip key={place} tone="outline">
              {names[place]}
            </Chip>
          ))}
        </Row>
      )}
      {steps.length === 1 ? (
        <p>{steps[0]}</p>
      ) : (
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {rows && (
        <Row>
          <AnchorButton
            href={dashboardAddress(rows)}
            target="_blank"
            rel="noopener"
            size="small"
            icon={ExternalLink}
          >
            <Trans>Ouvrir la table {table}</Trans>
          </AnchorButton>
        </Row>
      )}
    </Stack>
  );
}
