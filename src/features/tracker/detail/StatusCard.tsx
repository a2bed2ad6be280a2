import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { setStatuses, undoStatuses } from '#/data/records/tracker/application-statuses.ts';
import { editApplication } from '#/data/records/tracker/applications.ts';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import {
  APPLICATION_STATUSES,
  END_REASONS,
  isOver,
  type Application,
  type ApplicationFields,
  type ApplicationStatus,
} from '#/domain/tracker/application.ts';
import { checkForm, EMPTY_FORM } from '#/domain/tracker/application-form.ts';
import { daysInStage, quietDays } from '#/domain/tracker/history.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { dayAt, now } from '#/platform/clock.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { STATUS_TONES } from '../card/status-tones.ts';
import { useFormWords } from '../entry/use-form-words.ts';
import { useTrackerWords } from '../use-tracker-words.ts';
import { detail } from './detail.css.ts';

/** Where the application stands, since when, and how long nothing has been heard. */
export function StatusCard({
  context,
  application,
}: {
  context: DataContext;
  application: Application;
}) {
  const { t } = useLingui();
  const words = useTrackerWords();
  const [failure, setFailure] = useState<StorageFailure>();
  const { id, title, status, endReason, locked } = application;
  const over = isOver(application);

  const report = (done: { ok: true } | { ok: false; error: StorageFailure }): void =>
    setFailure(done.ok ? undefined : done.error);
  const reach = async (next: ApplicationStatus) => {
    // A reason told for one end says nothing of another status.
    const done = await setStatuses(context, [id], next, { endReason: '' });
    report(done);
    if (!done.ok) return;
    const name = words.status[next];
    showToast({
      message: t`«\u00A0${title}\u00A0»\u00A0: ${name}`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void undoStatuses(context, done.value),
      },
    });
  };
  const fill = async (fields: Partial<ApplicationFields>) =>
    report(await editApplication(context, id, fields));

  return (
    <Card
      title={<Trans>Où elle en est</Trans>}
      actions={locked && <Chip tone={STATUS_TONES[status]}>{words.status[status]}</Chip>}
    >
      {failure && <StorageNote failure={failure} />}
      {!locked && (
        <Fields>
          <Select
            label={<Trans>Statut</Trans>}
            value={status}
            options={APPLICATION_STATUSES.map((value) => ({ value, label: words.status[value] }))}
            onChange={(next) => void reach(next)}
          />
          {over && (
            <Select
              label={<Trans>Raison de la fin</Trans>}
              optional
              value={endReason}
              options={[
                { value: '' as const, label: t`Non précisée` },
                ...END_REASONS.map((value) => ({ value, label: words.endReason[value] })),
              ]}
              onChange={(reason) => void fill({ endReason: reason })}
            />
          )}
          {status === 'interview' && (
            <InterviewField
              key={application.interviewAt}
              saved={application.interviewAt}
              onSave={(interviewAt) => void fill({ interviewAt })}
            />
          )}
        </Fields>
      )}
      {locked && over && endReason !== '' && <p>{words.endReason[endReason]}</p>}
      {!over && <Waiting application={application} />}
    </Card>
  );
}

/** « 12 jours à cette étape » and « sans nouvelles depuis 5 jours » are two things: an e-mail ends the second alone. */
function Waiting({ application }: { application: Application }) {
  const today = dayAt(now());
  const stage = daysInStage(application, today, dayAt);
  const quiet = quietDays(application, today, dayAt);
  return (
    <div className={detail.stage}>
      <p>
        <Plural
          value={stage}
          _0="À cette étape depuis aujourd’hui"
          one="# jour à cette étape"
          other="# jours à cette étape"
        />
      </p>
      {stage > 0 && (
        <p className={detail.quiet}>
          <Plural
            value={quiet}
            _0="Du nouveau aujourd’hui"
            one="Sans nouvelles depuis # jour"
            other="Sans nouvelles depuis # jours"
          />
        </p>
      )}
    </div>
  );
}

/** Saved once it is left complete or empty: a date is half typed in between. */
function InterviewField({ saved, onSave }: { saved: string; onSave: (value: string) => void }) {
  const words = useFormWords();
  const [typed, setTyped] = useState(saved);
  const [tried, setTried] = useState(false);
  const problem = checkForm({ ...EMPTY_FORM, interviewAt: typed }).interviewAt;
  const leave = () => {
    setTried(true);
    if (!problem && typed !== saved) onSave(typed);
  };
  return (
    <TextField
      label={words.label.interviewAt}
      optional
      type="datetime-local"
      value={typed}
      error={tried && problem ? words.problem('interviewAt', problem) : undefined}
      onChange={setTyped}
      onBlur={leave}
    />
  );
}
