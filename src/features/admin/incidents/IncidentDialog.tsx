import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import {
  INCIDENT_RISKS,
  readIncident,
  type Incident,
  type IncidentField,
} from '#/domain/incidents/incident.ts';
import { dayAt, now } from '#/platform/clock.ts';
import { saveIncident, type KeptIncident } from '#/remote/admin.ts';
import type { ServerFailure } from '#/remote/server.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Fields, Row, Stack } from '#/ui/layout/layout.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import type { AdminAsk } from '../use-answer.ts';
import { useIncidentWords } from './use-incident-words.ts';

/** One line of the register, written or brought up to date. */
export function IncidentDialog({
  ask,
  incident: kept,
  onClose,
  onSaved,
}: {
  ask: AdminAsk;
  /** undefined: a new one. */
  incident: KeptIncident | undefined;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { t } = useLingui();
  const { fields, risks } = useIncidentWords();
  const form = useRef<HTMLFormElement>(null);
  const [incident, setIncident] = useState<Incident>(kept ?? emptyIncident());
  const [people, setPeople] = useState(String(incident.people));
  const [mistake, setMistake] = useState<{ code: string; field: string }>();
  const [failure, setFailure] = useState<ServerFailure>();
  const [isSending, setSending] = useState(false);
  const change = (part: Partial<Incident>) => {
    setIncident((before) => ({ ...before, ...part }));
    setMistake(undefined);
    setFailure(undefined);
  };
  const errorOf = (field: IncidentField): string | undefined => {
    if (mistake?.field !== field) return undefined;
    if (mistake.code === 'required') return t`Ce champ est obligatoire dans le registre`;
    if (mistake.code === 'too_long') return t`Ce texte est trop long`;
    return field === 'people'
      ? t`Écrivez un nombre, sans lettre ni signe`
      : t`Choisissez une date qui existe`;
  };
  const words = (field: Exclude<IncidentField, 'people' | 'risk'>) => ({
    label: fields[field],
    value: incident[field],
    error: errorOf(field),
    onChange: (value: string) => change({ [field]: value }),
  });
  const refuse = (found: { code: string; field: string }) => {
    setMistake(found);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const read = readIncident({ ...incident, people: /^\d+$/.test(people) ? Number(people) : -1 });
    if (!read.ok) return refuse(read.error);
    setSending(true);
    const saved = await ask((token) => saveIncident(token, read.value, kept?.id));
    setSending(false);
    if (!saved.ok)
      return saved.error.kind === 'refused' && saved.error.field !== ''
        ? refuse(saved.error)
        : setFailure(saved.error);
    showToast({ tone: 'positive', message: t`Incident enregistré au registre` });
    onSaved();
    onClose();
  };
  return (
    <Dialog
      open
      shape="wide"
      onClose={onClose}
      title={kept ? <Trans>Incident au registre</Trans> : <Trans>Inscrire un incident</Trans>}
    >
      <form ref={form} noValidate onSubmit={(event) => void save(event)}>
        <Stack>
          <Fields>
            <TextField type="date" {...words('knownOn')} />
            <TextField {...words('occurred')} />
          </Fields>
          <TextArea rows={3} {...words('what')} />
          <TextArea rows={3} {...words('data')} />
          <Fields>
            <TextField
              label={fields.people}
              inputMode="numeric"
              value={people}
              error={errorOf('people')}
              onChange={(value) => {
                setPeople(value);
                change({});
              }}
            />
            <Select
              label={fields.risk}
              value={incident.risk}
              options={INCIDENT_RISKS.map((risk) => ({ value: risk, label: risks[risk] }))}
              onChange={(risk) => change({ risk })}
            />
          </Fields>
          <TextArea
            rows={2}
            hint={
              <Trans>
                Dites si les renseignements sont sensibles, ce qui peut arriver et si c’est
                probable.
              </Trans>
            }
            {...words('reason')}
          />
          <TextArea rows={2} {...words('measures')} />
          <Fields>
            <TextField type="date" {...words('authorityToldOn')} />
            <TextField type="date" {...words('peopleToldOn')} />
          </Fields>
          <TextArea rows={2} optional {...words('publicNotice')} />
          <AdminFailure failure={failure} />
          <Row end>
            <Button onClick={onClose}>
              <Trans>Annuler</Trans>
            </Button>
            <Button type="submit" variant="primary" loading={isSending}>
              <Trans>Enregistrer au registre</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

const emptyIncident = (): Incident => ({
  knownOn: dayAt(now()),
  occurred: '',
  what: '',
  data: '',
  people: 0,
  risk: 'open',
  reason: '',
  measures: '',
  authorityToldOn: '',
  peopleToldOn: '',
  publicNotice: '',
});
