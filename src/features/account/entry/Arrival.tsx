import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Result } from '#/domain/result.ts';
import { keepAccount } from '#/remote/account-security.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import type { GuestChoice } from './enter-account.ts';
import { FailureNote } from '../form/FailureNote.tsx';
import type { GuestWork } from '../session/guest-work.ts';
import { StepTitle } from '../form/StepTitle.tsx';
import type { AccountFailure } from '../form/use-account-form.ts';
import type { WaitingArrival } from './use-arrival.ts';
import { useDay } from '../manage/use-day.ts';

type Settle = (choice: GuestChoice) => Promise<Result<unknown, AccountFailure>>;

/** Between the server's yes and the account: what only the person can decide. */
export function Arrival({ waiting, onChoice }: { waiting: WaitingArrival; onChoice: Settle }) {
  const [decided, setDecided] = useState(waiting.deleteAfter === null);
  const { busy, failure, act } = useAct();

  const afterDeletion = (): void => {
    if (waiting.work) setDecided(true);
    else act('continue', () => onChoice('leave'));
  };
  if (!decided && waiting.deleteAfter !== null)
    return (
      <PlannedDeletion
        deleteAfter={waiting.deleteAfter}
        busy={busy}
        failure={failure}
        onKeep={() =>
          act('keep', async () => {
            const kept = await keepAccount(waiting.signedIn.token);
            if (kept.ok && !waiting.work) return onChoice('leave');
            if (kept.ok) setDecided(true);
            return kept;
          })
        }
        onGoOn={afterDeletion}
      />
    );
  return (
    <GuestWorkQuestion
      work={waiting.work}
      shared={waiting.shared}
      busy={busy}
      failure={failure}
      onChoice={(choice) => act(choice, () => onChoice(choice))}
    />
  );
}

function PlannedDeletion({
  deleteAfter,
  busy,
  failure,
  onKeep,
  onGoOn,
}: {
  deleteAfter: number;
  busy: string | undefined;
  failure: AccountFailure | undefined;
  onKeep: () => void;
  onGoOn: () => void;
}) {
  const day = useDay()(deleteAfter);
  return (
    <>
      <StepTitle
        key="deletion"
        lead={
          <Trans>
            Vous l’avez demandé. Jusque-là, tout ce qu’il contient est encore là, et vous pouvez
            changer d’avis.
          </Trans>
        }
      >
        <Trans>Votre compte sera supprimé le {day}</Trans>
      </StepTitle>
      <FailureNote failure={failure} refused={<Trans>La suppression reste prévue.</Trans>} />
      <Stack gap="px8">
        <Button
          variant="primary"
          size="large"
          block
          loading={busy === 'keep'}
          aria-disabled={busy !== undefined}
          onClick={onKeep}
        >
          <Trans>Garder mon compte</Trans>
        </Button>
        <Button block loading={busy === 'continue'} onClick={onGoOn}>
          <Trans>Continuer sans annuler la suppression</Trans>
        </Button>
      </Stack>
    </>
  );
}

function GuestWorkQuestion({
  work,
  shared,
  busy,
  failure,
  onChoice,
}: {
  work: GuestWork | undefined;
  shared: boolean;
  busy: string | undefined;
  failure: AccountFailure | undefined;
  onChoice: (choice: GuestChoice) => void;
}) {
  return (
    <>
      <StepTitle key="work">
        <Trans>Du travail est déjà sur cet appareil</Trans>
      </StepTitle>
      {work && <WorkFound work={work} />}
      <FailureNote failure={failure} refused={undefined} />
      <Stack>
        <Stack gap="px4">
          <Button
            variant="primary"
            size="large"
            block
            loading={busy === 'add'}
            onClick={() => onChoice('add')}
          >
            <Trans>L’ajouter à mon compte</Trans>
          </Button>
          <p className={`${text.small} ${text.muted}`}>
            <Trans>Il s’ajoute à ce que votre compte contient déjà. Rien n’est remplacé.</Trans>
          </p>
        </Stack>
        <Stack gap="px4">
          <Button block loading={busy === 'leave'} onClick={() => onChoice('leave')}>
            <Trans>Le laisser sur cet appareil</Trans>
          </Button>
          <p className={`${text.small} ${text.muted}`}>
            <Trans>
              S’il est à quelqu’un d’autre. Il reste visible ici quand personne n’est connecté.
            </Trans>
          </p>
        </Stack>
        {shared && (
          <Stack gap="px4">
            <Button
              variant="danger"
              block
              loading={busy === 'erase'}
              onClick={() => onChoice('erase')}
            >
              <Trans>L’effacer de cet appareil</Trans>
            </Button>
            <p className={`${text.small} ${text.muted}`}>
              <Trans>
                S’il est à vous et déjà enregistré ailleurs. Cette action ne peut pas être annulée.
              </Trans>
            </p>
          </Stack>
        )}
      </Stack>
    </>
  );
}

function WorkFound({ work: { cvs, applications, interviews, total } }: { work: GuestWork }) {
  const others = total - cvs - applications - interviews;
  return (
    <ul>
      {cvs > 0 && (
        <li>
          <Plural value={cvs} one="# CV" other="# CV" />
        </li>
      )}
      {applications > 0 && (
        <li>
          <Plural value={applications} one="# candidature" other="# candidatures" />
        </li>
      )}
      {interviews > 0 && (
        <li>
          <Plural value={interviews} one="# entrevue d’exercice" other="# entrevues d’exercice" />
        </li>
      )}
      {others > 0 && (
        <li>
          <Plural value={others} one="# autre élément" other="# autres éléments" />
        </li>
      )}
    </ul>
  );
}

/** One act at a time, named, with its failure. */
const useAct = () => {
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<AccountFailure>();
  const run = async (
    name: string,
    what: () => Promise<Result<unknown, AccountFailure>>,
  ): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(name);
    setFailure(undefined);
    const done = await what();
    setBusy(undefined);
    if (!done.ok) setFailure(done.error);
  };
  return {
    busy,
    failure,
    act: (name: string, what: () => Promise<Result<unknown, AccountFailure>>) =>
      void run(name, what),
  };
};
