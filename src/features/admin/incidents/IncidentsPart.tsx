import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { INCIDENT_YEARS } from '#/domain/access/retention.ts';
import { noticesDue } from '#/domain/incidents/incident.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { listIncidents, type KeptIncident } from '#/remote/admin.ts';
import { saveFile } from '#/platform/files.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { admin as css } from '../admin.css.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import { useNumber } from '../use-admin-words.ts';
import { useAnswer, type AdminAsk } from '../use-answer.ts';
import { IncidentDialog } from './IncidentDialog.tsx';
import { useIncidentWords } from './use-incident-words.ts';
import { writeRegister } from './write-register.ts';

/** What the law asks whoever keeps personal information to write down when it went wrong. */
export function IncidentsPart({ ask }: { ask: AdminAsk }) {
  const [editing, setEditing] = useState<KeptIncident | 'new'>();
  const { value, failure, isAsking, askAgain } = useAnswer(ask, 'incidents', listIncidents);
  const words = useIncidentWords();
  const { language } = useLanguage();
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setEditing('new')}>
      <Trans>Inscrire un incident</Trans>
    </Button>
  );
  const download = async (incidents: readonly KeptIncident[]) =>
    saveFile(await writeRegister(incidents, words, language));
  return (
    <Stack>
      <p className={css.quiet}>
        <Trans>
          Un accès, une utilisation, une communication ou une perte de renseignements personnels que
          la loi n’autorise pas s’inscrit ici, grave ou non. Une ligne se met à jour et ne s’efface
          pas avant {INCIDENT_YEARS} ans. N’y écrivez le nom d’aucune personne touchée.
        </Trans>
      </p>
      <AdminFailure failure={failure} onRetry={askAgain} />
      {!value && isAsking && <PartSkeleton />}
      {value && value.length === 0 && (
        <EmptyState title={<Trans>Aucun incident au registre</Trans>} action={add}>
          <Trans>
            Le registre est vide. La Commission d’accès à l’information peut le demander.
          </Trans>
        </EmptyState>
      )}
      {value && value.length > 0 && (
        <>
          <Row end>
            <Button icon={Download} onClick={() => void download(value)}>
              <Trans>Télécharger le registre</Trans>
            </Button>
            {add}
          </Row>
          {value.map((incident) => (
            <IncidentCard
              key={incident.id}
              incident={incident}
              onEdit={() => setEditing(incident)}
            />
          ))}
        </>
      )}
      {editing && (
        <IncidentDialog
          ask={ask}
          incident={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={askAgain}
        />
      )}
    </Stack>
  );
}

function IncidentCard({ incident, onEdit }: { incident: KeptIncident; onEdit: () => void }) {
  const { t } = useLingui();
  const { long } = useDayWords();
  const number = useNumber();
  const { risks, fields } = useIncidentWords();
  const due = noticesDue(incident);
  const known = long(incident.knownOn);
  const said = (name: string, value: string) => t`${name}\u00A0: ${value}`;
  return (
    <Card>
      <Stack gap="px12">
        <Row between>
          <strong>
            <Trans>Connu le {known}</Trans>
          </strong>
          <Chip tone={incident.risk === 'serious' ? 'danger' : 'neutral'}>
            {risks[incident.risk]}
          </Chip>
        </Row>
        <p className={css.text}>{incident.what}</p>
        <p className={css.quiet}>
          {said(fields.occurred, incident.occurred)}
          <br />
          {said(fields.people, number(incident.people))}
        </p>
        {due.length > 0 && (
          <Note
            tone="danger"
            title={<Trans>Des avis restent à donner, car le risque est sérieux.</Trans>}
          >
            {due
              .map((who) =>
                who === 'authority'
                  ? t`À la Commission d’accès à l’information`
                  : t`Aux personnes touchées`,
              )
              .join(', ')}
          </Note>
        )}
        <Row>
          <Button size="small" onClick={onEdit}>
            <Trans>Ouvrir et mettre à jour</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
