import type { Result } from '#/domain/result.ts';
import type { Hearing } from '#/domain/training/voice/judge-voice.ts';
import type { VoiceAnalysis } from '#/domain/training/voice/voice-analysis.ts';
import { VOICE_RATE } from '#/domain/training/voice/voice-limits.ts';
import type { VoiceLanguage } from '#/domain/training/voice/voice-norms.ts';
import { decodeSound } from '#/platform/sound/microphone.ts';
import type { HearMessage, HearRequest } from './hear-answer.protocol.ts';

export type HearFailure =
  /** The browser can't read what it recorded itself: it was cut off too early. */
  | 'unreadable'
  /** The rules are not on this device, or broke off. */
  | 'not-here'
  | 'cancelled';

/** Five minutes take a slow telephone a few seconds. */
const MOST_MS = 60_000;

/** Listens to a recorded file in a worker of its own. */
export const hearAnswer = async (
  file: Blob,
  language: VoiceLanguage,
  hearing: Hearing,
  signal: AbortSignal,
): Promise<Result<VoiceAnalysis, HearFailure>> => {
  const sound = await decodeSound(file, VOICE_RATE);
  if (!sound) return { ok: false, error: 'unreadable' };
  if (signal.aborted) return { ok: false, error: 'cancelled' };
  const channels = sound.channels.map((channel) => Float32Array.from(channel));
  const worker = new Worker(new URL('./hear-answer.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    return await answerOf(worker, { channels, rate: sound.rate, language, hearing }, signal);
  } finally {
    worker.terminate();
  }
};

const answerOf = (
  worker: Worker,
  request: HearRequest,
  signal: AbortSignal,
): Promise<Result<VoiceAnalysis, HearFailure>> =>
  new Promise((resolve) => {
    const fail = (error: HearFailure): void => resolve({ ok: false, error });
    const timer = setTimeout(() => fail('not-here'), MOST_MS);
    signal.addEventListener('abort', () => fail('cancelled'), { once: true });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail('not-here');
    });
    worker.addEventListener('message', ({ data }: MessageEvent<HearMessage>) => {
      if (data.type === 'ready')
        worker.postMessage(
          request,
          request.channels.map(({ buffer }) => buffer),
        );
      else {
        clearTimeout(timer);
        resolve({ ok: true, value: data.analysis });
      }
    });
  });
