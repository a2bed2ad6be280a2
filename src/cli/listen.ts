import { open } from 'node:fs/promises';
import { readWav, type SoundRefusal } from '#/documents/sound/read-wav.ts';
import { analyseVoice } from '#/domain/training/voice/analyse-voice.ts';
import { mixDown } from '#/domain/training/voice/mix-down.ts';
import { LEAST_SNR_DB, MOST_VOICE_SECONDS } from '#/domain/training/voice/voice-limits.ts';
import type { VoiceLanguage } from '#/domain/training/voice/voice-norms.ts';

const BAD_FILE = 2;
/** Five minutes of studio sound; a longer file says in its beginning that it is too long. */
const MOST_BYTES = 160 * 1024 * 1024;
const DEFAULT_LANGUAGE = 'fr';
const USAGE = 'Usage: jalon listen FILE.wav… --lang fr|en\n';

/**
 * `listen FILE.wav… --lang fr|en`: prints what is heard in each, one JSON object; a line each when there are several,
 * in their order, with the name of the file. One that can't be read prints `{file, error}`, and the exit code is 2;
 * 1 for a wrong call.
 */
export const run = async (args: string[]): Promise<number> => {
  const call = parse(args);
  if (!call) {
    process.stderr.write(USAGE);
    return 1;
  }
  const { files, language } = call;
  let code = 0;
  for (const file of files) {
    const heard = await listen(file, language);
    if ('error' in heard) code = BAD_FILE;
    const printed =
      files.length === 1 ? JSON.stringify(heard, null, 2) : JSON.stringify({ file, ...heard });
    if (!process.stdout.write(`${printed}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
  return code;
};

const parse = (args: string[]): { files: string[]; language: VoiceLanguage } | undefined => {
  const files: string[] = [];
  let language: string | undefined = DEFAULT_LANGUAGE;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--lang') language = args[(index += 1)];
    else if (arg.startsWith('--lang=')) language = arg.slice('--lang='.length);
    else if (arg.startsWith('--')) return undefined;
    else files.push(arg);
  }
  if (files.length === 0 || (language !== 'fr' && language !== 'en')) return undefined;
  return { files, language };
};

const listen = async (file: string, language: VoiceLanguage): Promise<object> => {
  const bytes = await beginningOf(file);
  if (typeof bytes === 'string') return { error: bytes };
  const sound = readWav(bytes);
  if (!sound.ok) return { error: REASONS[sound.error] };
  const { rate, channels } = sound.value;
  const { snrDb, notJudged, ...heard } = analyseVoice(mixDown(channels), rate, language);
  return {
    ...heard,
    snrDb,
    tooNoisy: notJudged === 'too-noisy',
    leastSnrDb: LEAST_SNR_DB,
    notJudged,
  };
};

/** Its bytes as far as they are looked at, or why there are none. */
const beginningOf = async (file: string): Promise<Uint8Array | string> => {
  try {
    await using handle = await open(file);
    const { size } = await handle.stat();
    const bytes = new Uint8Array(Math.min(size, MOST_BYTES));
    let at = 0;
    while (at < bytes.length) {
      const { bytesRead } = await handle.read(bytes, at, bytes.length - at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return bytes.subarray(0, at);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return `It could not be read${code && ` (${code})`}.`;
  }
};

const REASONS: Readonly<Record<SoundRefusal, string>> = {
  'not-wav': 'This is no WAV file.',
  'not-readable': 'The sound in this WAV file is compressed: save it as PCM.',
  empty: 'There is no sound in this file.',
  'too-long': `This is longer than the ${MOST_VOICE_SECONDS / 60} minutes of an answer.`,
};
