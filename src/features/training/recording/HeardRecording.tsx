import { Trans, useLingui } from '@lingui/react/macro';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import type { RecordingEntry } from '#/data/tables.ts';
import { useSizeWords } from '#/parts/use-size-words.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Meter } from '#/ui/figures/Meter.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { recorder as styles } from './AnswerRecorder.css.ts';
import { clockTime } from './clock-time.ts';

/** Plays what was said; keeps it or lets it go. */
export function HeardRecording({
  entry,
  sound,
  isUnreadable,
  onKeep,
  onDrop,
}: {
  entry: RecordingEntry;
  sound: Blob;
  isUnreadable: boolean;
  onKeep: (kept: boolean) => void;
  onDrop: () => void;
}) {
  const { t } = useLingui();
  const size = useSizeWords()(sound.size);
  const player = usePlayer(sound);
  const isKept = entry.state === 'kept';
  return (
    <div className={styles.heard}>
      {isUnreadable && (
        <Note
          tone="warning"
          live="polite"
          title={<Trans>Cet enregistrement ne peut pas être lu</Trans>}
        >
          <Trans>Il est trop court ou incomplet. Recommencez, ou écrivez votre réponse.</Trans>
        </Note>
      )}
      <div className={styles.player}>
        <Button icon={player.isPlaying ? Pause : Play} onClick={player.toggle}>
          {player.isPlaying ? t`Arrêter l’écoute` : t`Écouter`}
        </Button>
        <div className={styles.progress}>
          <Meter
            kind="progress"
            label={<Trans>Écoute</Trans>}
            labelHidden
            value={Math.min(player.at, entry.seconds)}
            max={Math.max(1, entry.seconds)}
            valueText={clockTime(player.at)}
          />
        </div>
        <span className={styles.clock}>{clockTime(entry.seconds)}</span>
        <IconButton icon={Trash2} label={t`Supprimer l’enregistrement`} onClick={onDrop} />
      </div>
      <Checkbox
        label={<Trans>Garder l’audio ({size})</Trans>}
        hint={
          isKept
            ? t`Gardé sur cet appareil seulement. Il n’est ni envoyé ni copié dans la sauvegarde.`
            : t`Sinon, il est supprimé quand vous quittez cette question. L’évaluation reste.`
        }
        checked={isKept}
        onChange={onKeep}
      />
    </div>
  );
}

interface Player {
  isPlaying: boolean;
  /** Seconds. */
  at: number;
  toggle: () => void;
}

const usePlayer = (sound: Blob): Player => {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const url = URL.createObjectURL(sound);
    const player = new Audio(url);
    const { signal, abort } = stoppable();
    player.addEventListener('timeupdate', () => setAt(player.currentTime), { signal });
    player.addEventListener('play', () => setPlaying(true), { signal });
    player.addEventListener('pause', () => setPlaying(false), { signal });
    player.addEventListener('ended', () => setPlaying(false), { signal });
    audio.current = player;
    return () => {
      abort();
      player.pause();
      setPlaying(false);
      setAt(0);
      URL.revokeObjectURL(url);
    };
  }, [sound]);
  const toggle = (): void => {
    const player = audio.current;
    if (!player) return;
    if (player.paused) void player.play().catch(() => setPlaying(false));
    else player.pause();
  };
  return { isPlaying, at, toggle };
};

const stoppable = (): { signal: AbortSignal; abort: () => void } => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};
