import { useEffect, useRef, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { readCalmVoice } from '#/data/records/training/calm-voice.ts';
import {
  addRecordingPart,
  dropHeardRecordings,
  dropRecording,
  keepRecording,
  markRecording,
  recordingsAt,
  soundOf,
  startRecording,
} from '#/data/records/training/recordings.ts';
import type { RecordingEntry } from '#/data/tables.ts';
import type { AnswerPlace } from '#/domain/training/interview-answer.ts';
import {
  MOST_RECORDING_SECONDS,
  RECORDING_BITS_PER_SECOND,
  RECORDING_PART_SECONDS,
} from '#/domain/training/recording.ts';
import type { VoiceAnalysis } from '#/domain/training/voice/voice-analysis.ts';
import type { VoiceLanguage } from '#/domain/training/voice/voice-norms.ts';
import {
  openMicrophone,
  type MicrophoneFailure,
  type Recorder,
} from '#/platform/sound/microphone.ts';
import { holdRecording, isHeldElsewhere } from '#/platform/sound/recording-lock.ts';
import { hearAnswer } from './hear-answer.ts';
import { RecordingClock } from './recording-clock.ts';

type RecorderPhase =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'failed'; failure: MicrophoneFailure }
  | { kind: 'recording'; isPaused: boolean }
  | { kind: 'hearing' }
  | { kind: 'heard'; entry: RecordingEntry; sound: Blob; isUnreadable: boolean };

/** What the person should know while it goes on. */
export type RecorderTrouble = 'lost' | 'muted' | 'not-stored' | 'time-over';

export interface AnswerRecording {
  phase: RecorderPhase;
  trouble: RecorderTrouble | undefined;
  /** Left by a page that was closed or crashed while it recorded. */
  left: RecordingEntry | undefined;
  /** Of the recording under way, seconds; asked for by what draws it. */
  seconds: () => number;
  level: () => number;
  start: () => Promise<void>;
  pause: () => void;
  resume: () => void;
  stop: () => Promise<void>;
  /** Hears what a crash has left. */
  takeLeft: () => Promise<void>;
  dropLeft: () => Promise<void>;
  keep: (kept: boolean) => Promise<void>;
  drop: () => Promise<void>;
}

interface Work {
  recorder: Recorder;
  entry: RecordingEntry;
  clock: RecordingClock;
  parts: Blob[];
  /** Parts reach the disk in their order. */
  writes: Promise<void>;
  release: () => void;
}

export const useAnswerRecorder = ({
  context,
  place: { question, session },
  language,
  keeps,
  onStart,
  onKept,
  onHeard,
}: {
  context: DataContext;
  place: AnswerPlace;
  language: VoiceLanguage;
  /** What is heard is kept without being asked. */
  keeps: boolean;
  onStart: () => void;
  /** What was measured of the recording that was kept, on a page that was opened again. */
  onKept: (analysis: VoiceAnalysis) => void;
  onHeard: (analysis: VoiceAnalysis | null) => void;
}): AnswerRecording => {
  const [phase, setPhase] = useState<RecorderPhase>({ kind: 'idle' });
  const [trouble, setTrouble] = useState<RecorderTrouble>();
  const [left, setLeft] = useState<RecordingEntry>();
  const work = useRef<Work>(undefined);
  /** Stopped; its last part is on its way. */
  const closing = useRef<Work>(undefined);
  const shown = useRef<RecordingEntry>(undefined);
  const life = useRef(new AbortController());

  useEffect(() => {
    const alive = new AbortController();
    life.current = alive;
    void (async () => {
      await dropHeardRecordings(context);
      const found = await recordingsAt(context, { question, session });
      const kept = found.find(({ state }) => state === 'kept');
      const sound = kept && (await soundOf(context, kept));
      const broken = await firstLeft(found);
      if (alive.signal.aborted) return;
      if (kept && sound) {
        show({ kind: 'heard', entry: kept, sound, isUnreadable: false });
        // The page was opened again before the answer was given.
        if (kept.voice) onKept(kept.voice);
      }
      setLeft(broken);
    })();
    const flush = (): void => work.current?.recorder.flush();
    const onHidden = (): void => void (document.hidden && flush());
    document.addEventListener('visibilitychange', onHidden, { signal: alive.signal });
    window.addEventListener('pagehide', flush, { signal: alive.signal });
    return () => {
      alive.abort();
      void leave();
    };
    // The place is a question of a session: another one is another recorder.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [context, question, session]);

  const show = (next: RecorderPhase): void => {
    shown.current = next.kind === 'heard' ? next.entry : undefined;
    setPhase(next);
  };

  /** What is being recorded stays, to be taken up again; what was heard and not kept goes. */
  const leave = async (): Promise<void> => {
    const under = work.current;
    const entry = shown.current;
    work.current = undefined;
    shown.current = undefined;
    if (under) {
      under.clock.pause(performance.now());
      closing.current = under;
      await under.recorder.stop();
      await under.writes;
      under.release();
    } else if (entry?.state === 'heard') await dropRecording(context, entry.id);
  };

  const start = async (): Promise<void> => {
    if (phase.kind === 'asking' || phase.kind === 'recording') return;
    const before = shown.current;
    setTrouble(undefined);
    show({ kind: 'asking' });
    const opened = await openMicrophone(
      { partSeconds: RECORDING_PART_SECONDS, bitsPerSecond: RECORDING_BITS_PER_SECOND },
      {
        onPart: (part) => void takePart(part),
        onLost: () => {
          setTrouble('lost');
          void stop();
        },
        onMuted: () => {
          setTrouble('muted');
          pause();
        },
      },
    );
    if (typeof opened === 'string') return show({ kind: 'failed', failure: opened });
    if (life.current.signal.aborted) return void opened.stop();
    if (before?.state === 'heard') await dropRecording(context, before.id);
    const { type, autoGain } = opened;
    const started = await startRecording(context, { question, session }, { type, autoGain });
    if (!started.ok) setTrouble('not-stored');
    const entry = started.ok
      ? started.value
      : unstored(context.newId(), { question, session, type, autoGain });
    const clock = new RecordingClock();
    const release = holdRecording(entry.id);
    work.current = {
      recorder: opened,
      entry,
      clock,
      parts: [],
      writes: Promise.resolve(),
      release,
    };
    opened.start();
    onStart();
    clock.start(performance.now());
    show({ kind: 'recording', isPaused: false });
  };

  const takePart = async (part: Blob): Promise<void> => {
    const under = work.current ?? closing.current;
    if (!under) return;
    under.parts.push(part);
    const seconds = under.clock.seconds(performance.now());
    const before = under.writes;
    const write = async (): Promise<void> => {
      await before;
      const bytes = await part.arrayBuffer();
      const stored = await addRecordingPart(context, under.entry.id, bytes, seconds);
      if (!stored.ok) setTrouble('not-stored');
    };
    under.writes = write();
    await under.writes;
  };

  const pause = (): void => {
    const under = work.current;
    if (!under) return;
    under.recorder.pause();
    under.clock.pause(performance.now());
    under.recorder.flush();
    show({ kind: 'recording', isPaused: true });
  };

  const resume = (): void => {
    const under = work.current;
    if (!under) return;
    setTrouble(undefined);
    under.recorder.resume();
    under.clock.start(performance.now());
    show({ kind: 'recording', isPaused: false });
  };

  const stop = async (): Promise<void> => {
    const under = work.current;
    if (!under) return;
    under.clock.pause(performance.now());
    if (under.clock.seconds(0) >= MOST_RECORDING_SECONDS) setTrouble('time-over');
    closing.current = under;
    work.current = undefined;
    show({ kind: 'hearing' });
    await under.recorder.stop();
    await under.writes;
    under.release();
    closing.current = undefined;
    const sound = new Blob(under.parts, { type: under.entry.type });
    await hear({ ...under.entry, size: sound.size, seconds: under.clock.seconds(0) }, sound);
  };

  const hear = async (entry: RecordingEntry, sound: Blob): Promise<void> => {
    const { autoGain } = entry;
    const { signal } = life.current;
    const calm = await readCalmVoice(context);
    const heard = await hearAnswer(sound, language, { autoGain, calm }, signal);
    if (signal.aborted) return;
    const next: RecordingEntry = {
      ...entry,
      state: keeps ? 'kept' : 'heard',
      ...(heard.ok && { voice: heard.value }),
    };
    const stored = keeps
      ? await keepRecording(context, next, await sound.arrayBuffer())
      : await markRecording(context, entry.id, 'heard');
    if (!stored.ok) setTrouble('not-stored');
    show({ kind: 'heard', entry: next, sound, isUnreadable: !heard.ok });
    onHeard(heard.ok ? heard.value : null);
  };

  const takeLeft = async (): Promise<void> => {
    if (!left) return;
    setLeft(undefined);
    show({ kind: 'hearing' });
    const sound = await soundOf(context, left);
    if (sound) await hear(left, sound);
    else show({ kind: 'idle' });
  };

  const dropLeft = async (): Promise<void> => {
    if (left) await dropRecording(context, left.id);
    setLeft(undefined);
  };

  const keep = async (kept: boolean): Promise<void> => {
    if (phase.kind !== 'heard') return;
    const { sound } = phase;
    const entry: RecordingEntry = { ...phase.entry, state: kept ? 'kept' : 'heard' };
    const stored = await keepRecording(context, entry, await sound.arrayBuffer());
    if (stored.ok) show({ ...phase, entry });
    else setTrouble('not-stored');
  };

  const drop = async (): Promise<void> => {
    const entry = shown.current;
    show({ kind: 'idle' });
    setTrouble(undefined);
    if (entry) await dropRecording(context, entry.id);
  };

  return {
    phase,
    trouble,
    left,
    seconds: () => work.current?.clock.seconds(performance.now()) ?? 0,
    level: () => work.current?.recorder.level() ?? 0,
    start,
    pause,
    resume,
    stop,
    takeLeft,
    dropLeft,
    keep,
    drop,
  };
};

/** Of those left open, the newest with sound in it that no other page is recording. */
const firstLeft = async (found: readonly RecordingEntry[]): Promise<RecordingEntry | undefined> => {
  for (const entry of found)
    if (entry.state === 'open' && entry.size > 0 && !(await isHeldElsewhere(entry.id)))
      return entry;
  return undefined;
};

/** Where the device has no room it can still be recorded and heard, in memory. */
const unstored = (
  id: string,
  fields: Pick<RecordingEntry, 'question' | 'session' | 'type' | 'autoGain'>,
): RecordingEntry => ({ ...fields, id, state: 'open', seconds: 0, size: 0, startedAt: 0 });
