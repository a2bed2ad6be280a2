import { Trans } from '@lingui/react/macro';
import MicOff from 'lucide-react/icons/mic-off';
import { MOST_RECORDING_SECONDS } from '#/domain/training/recording.ts';
import type { MicrophoneFailure } from '#/platform/sound/microphone.ts';
import { Note } from '#/ui/messages/Note.tsx';
import type { RecorderTrouble } from './use-answer-recorder.ts';

/** Why nothing is recorded, and the way on: typing always works. */
export function FailureNote({ failure }: { failure: MicrophoneFailure }) {
  if (failure === 'unsupported')
    return (
      <Note
        live="assertive"
        icon={MicOff}
        title={<Trans>Ce navigateur ne peut pas enregistrer</Trans>}
      >
        <Trans>Écrivez votre réponse : elle sera évaluée de la même façon.</Trans>
      </Note>
    );
  if (failure === 'no-microphone')
    return (
      <Note
        tone="warning"
        live="assertive"
        icon={MicOff}
        title={<Trans>Aucun microphone trouvé</Trans>}
      >
        <Trans>Branchez un microphone ou des écouteurs, ou écrivez votre réponse.</Trans>
      </Note>
    );
  if (failure === 'busy')
    return (
      <Note
        tone="warning"
        live="assertive"
        icon={MicOff}
        title={<Trans>Une autre application utilise le microphone</Trans>}
      >
        <Trans>
          Fermez l’appel ou l’application, puis essayez encore. Vous pouvez aussi écrire.
        </Trans>
      </Note>
    );
  return (
    <Note
      tone="warning"
      live="assertive"
      icon={MicOff}
      title={<Trans>Impossible d’accéder au microphone. Vérifiez les permissions.</Trans>}
    >
      <Trans>
        Touchez l’icône à gauche de l’adresse de la page, puis autorisez le microphone. Vous pouvez
        aussi écrire votre réponse.
      </Trans>
    </Note>
  );
}

export function TroubleNote({ trouble }: { trouble: RecorderTrouble }) {
  const most = MOST_RECORDING_SECONDS / 60;
  if (trouble === 'time-over')
    return (
      <Note live="polite" title={<Trans>L’enregistrement s’est arrêté à {most} minutes</Trans>}>
        <Trans>Une réponse d’entrevue dure le plus souvent de 1 à 2 minutes.</Trans>
      </Note>
    );
  if (trouble === 'muted')
    return (
      <Note tone="warning" live="assertive" title={<Trans>Enregistrement en pause</Trans>}>
        <Trans>
          Un appel ou une autre application a pris le microphone. Reprenez quand il est libre.
        </Trans>
      </Note>
    );
  if (trouble === 'lost')
    return (
      <Note tone="warning" live="assertive" title={<Trans>Le microphone n’est plus là</Trans>}>
        <Trans>Ce que vous avez dit avant est gardé.</Trans>
      </Note>
    );
  return (
    <Note
      tone="warning"
      live="assertive"
      title={<Trans>Cet appareil manque d’espace pour l’enregistrement</Trans>}
    >
      <Trans>Vous pouvez continuer, mais ne fermez pas la page avant la fin.</Trans>
    </Note>
  );
}
