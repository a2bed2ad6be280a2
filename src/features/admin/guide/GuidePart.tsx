import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { AnchorButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { admin as css } from '../admin.css.ts';
import { useGuide, type GuidePlace, type GuideTask } from './use-guide.ts';

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
            liste de lignes : appuyez sur une ligne pour l’ouvrir, puis sur « Save changes ».
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

function Task({ task: { steps, places, table } }: { task: GuideTask }) {
  const { t } = useLingui();
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
      <p>{steps}</p>
      {table !== undefined && (
        <Row>
          <AnchorButton
            href={`/_/#/collections?collection=${table}`}
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
