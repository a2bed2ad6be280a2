import { Trans, useLingui } from '@lingui/react/macro';
import Mic from 'lucide-react/icons/mic';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { AnswerPlace } from '#/domain/training/interview-answer.ts';
import { MOST_RECORDING_SECONDS } from '#/domain/training/recording.ts';
import type { VoiceAnalysis } from '#/domain/training/voice/voice-analysis.ts';
import type { VoiceLanguage } from '#/domain/training/voice/voice-norms.ts';
import { useAlive } from '#/ui/use-alive.ts';
import { canRecord } from '#/platform/sound/microphone.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { Spinner } from '#/ui/messages/Spinner.tsx';
import { recorder as styles } from './AnswerRecorder.css.ts';
import { DictationChoice } from './DictationChoice.tsx';
import { HeardRecording } from './HeardRecording.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import { RecordingTime } from './RecordingTime.tsx';
import { FailureNote, TroubleNote } from './RecorderNotes.tsx';
import { useAnswerRecorder } from './use-answer-recorder.ts';
import { useDictation } from './use-dictation.ts';

/**
 * Speaks an answer instead of typing it, or beside it. `onHeard` gets what was measured (null when the sound can't be
 * read) and, where the person wanted it, the words that the browser understood.
 */
export function AnswerRecorder({
  context,
  place,
  language,
  keeps = false,
  isOver = false,
  onBusy,
  onHeard,
}: {
  context: DataContext;
  place: AnswerPlace;
  language: VoiceLanguage;
  /** What is heard is kept without being asked. */
  keeps?: boolean;
  /** Nothing more is said: what is being recorded ends, and is heard. */
  isOver?: boolean;
  /** Whether there is something that `onHeard` has not been told yet. */
  onBusy?: (isBusy: boolean) => void;
  onHeard: (analysis: VoiceAnalysis | null, transcript?: string) => void;
}) {
  const { t } = useLingui();
  const isAlive = useAlive();
  const dictation = useDictation(language);
  const [isTelling, setTelling] = useState(false);
  const tell = async (analysis: VoiceAnalysis | null) => {
    if (analysis) showToast({ message: t`Audio enregistré`, tone: 'positive' });
    setTelling(true);
    onHeard(analysis, await dictation.end());
    setTelling(false);
  };
  const recording = useAnswerRecorder({
    context,
    place,
    language,
    keeps,
    onStart: dictation.begin,
    onKept: onHeard,
    onHeard: (analysis) => void tell(analysis),
  });
  const { phase, trouble, left } = recording;
  const isRecording = phase.kind === 'recording';
  const isBusy = isRecording || phase.kind === 'hearing' || isTelling;
  const tellBusy = useEffectEvent((busy: boolean) => onBusy?.(busy));
  useEffect(() => tellBusy(isBusy), [isBusy]);
  const end = useEffectEvent(() => void recording.stop());
  useEffect(() => {
    if (isOver && isRecording) end();
  }, [isOver, isRecording]);
  const most = MOST_RECORDING_SECONDS / 60;
  if (isAlive && !canRecord())
    return (
      <Note title={<Trans>Ce navigateur ne peut pas enregistrer</Trans>}>
        <Trans>Écrivez votre réponse : elle sera évaluée de la même façon.</Trans>
      </Note>
    );
  return (
    <section className={styles.root} aria-label={t`Réponse orale`}>
      {left && phase.kind !== 'recording' && (
        <LeftNote
          seconds={left.seconds}
          onTake={() => void recording.takeLeft()}
          onDrop={() => void recording.dropLeft()}
        />
      )}
      {phase.kind === 'failed' && <FailureNote failure={phase.failure} />}
      {trouble && <TroubleNote trouble={trouble} />}
      {phase.kind === 'recording' && (
        <div className={styles.running}>
          <RecordingTime
            seconds={recording.seconds}
            isPaused={phase.isPaused}
            onTimeOver={() => void recording.stop()}
          />
          <LevelMeter level={recording.level} isPaused={phase.isPaused} />
        </div>
      )}
      {phase.kind === 'hearing' && (
        <p className={styles.hearing} role="status">
          <Spinner />
          <Trans>Jalon écoute votre réponse sur cet appareil…</Trans>
        </p>
      )}
      {phase.kind === 'heard' && (
        <HeardRecording
          entry={phase.entry}
          sound={phase.sound}
          isUnreadable={phase.isUnreadable}
          onKeep={(kept) => void recording.keep(kept)}
          onDrop={() => {
            void recording.drop();
            onHeard(null);
          }}
        />
      )}
      <div className={styles.acts}>
        {phase.kind === 'recording' ? (
          <>
            {phase.isPaused ? (
              <Button icon={Play} onClick={recording.resume}>
                <Trans>Reprendre</Trans>
              </Button>
            ) : (
              <Button icon={Pause} onClick={recording.pause}>
                <Trans>Pause</Trans>
              </Button>
            )}
            <Button icon={Square} onClick={() => void recording.stop()}>
              <Trans>Arrêter</Trans>
            </Button>
          </>
        ) : (
          <Button
            icon={Mic}
            loading={phase.kind === 'asking' || phase.kind === 'hearing'}
            onClick={() => void recording.start()}
          >
            {phase.kind === 'heard' ? t`Recommencer l’enregistrement` : t`Enregistrer ma réponse`}
          </Button>
        )}
      </div>
      {phase.kind !== 'recording' && phase.kind !== 'hearing' && (
        <>
          <DictationChoice dictation={dictation} />
          <p className={styles.quiet}>
            <Trans>
              Jusqu’à {most} minutes. L’audio reste sur cet appareil : Jalon ne l’envoie nulle part.
            </Trans>
          </p>
        </>
      )}
    </section>
  );
}

function LeftNote({
  seconds,
  onTake,
  onDrop,
}: {
  seconds: number;
  onTake: () => void;
  onDrop: () => void;
}) {
  const whole = Math.max(1, Math.round(seconds));
  return (
    <Note
      live="polite"
      title={<Trans>Un enregistrement de {whole} s a été interrompu</Trans>}
      action={
        <span className={styles.acts}>
          <Button size="small" onClick={onTake}>
            <Trans>Le reprendre</Trans>
          </Button>
          <Button size="small" variant="quiet" onClick={onDrop}>
            <Trans>Le supprimer</Trans>
          </Button>
        </span>
      }
    >
      <Trans>La page s’est fermée pendant que vous parliez. Ce que vous aviez dit est ici.</Trans>
    </Note>
  );
}
