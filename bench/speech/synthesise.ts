/** Speech made on the spot by other people's programs, with what is known of it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readWav } from '#/documents/sound/read-wav.ts';
import { mixDown } from '#/domain/training/voice/mix-down.ts';

export interface Speaker {
  tool: 'espeak-ng' | 'flite';
  voice: string;
  /** Words a minute for espeak-ng; for flite how much longer than its own pace. */
  speed: number;
  /** 0 to 99, espeak-ng only. */
  pitch?: number;
}

export interface Said {
  samples: Float32Array;
  rate: number;
}

export const isThere = (tool: Speaker['tool']): boolean => {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
};

const folder = mkdtempSync(path.join(tmpdir(), 'jalon-speech-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

export const speak = (text: string, { tool, voice, speed, pitch = 50 }: Speaker): Said => {
  const file = path.join(folder, 'said.wav');
  const args =
    tool === 'espeak-ng'
      ? ['-v', voice, '-s', String(speed), '-p', String(pitch), '-w', file, text]
      : ['-voice', voice, '--setf', `duration_stretch=${speed}`, '-t', text, '-o', file];
  execFileSync(tool, args, { stdio: 'ignore' });
  const read = readWav(readFileSync(file));
  if (!read.ok) throw new Error(`${tool} ${voice}: ${read.error}`);
  return { samples: mixDown(read.value.channels), rate: read.value.rate };
};

const VOWEL = /[aeiouyɐɑɒæɔəɚɛɜɝɪɨɵøœɶʊʌʏɯɤʉ]|\u0329/;

/** Its syllables by the program's own phonemes: each vowel is one. */
export const syllablesIn = (text: string, { tool, voice }: Speaker): number => {
  if (tool === 'flite') {
    const phones = execFileSync('flite', ['-voice', voice, '-ps', '-t', text, '-o', 'none']);
    return phones
      .toString()
      .split(/\s+/)
      .filter((phone) => /^[aeiou]/.test(phone)).length;
  }
  const phonemes = execFileSync('espeak-ng', ['-q', '-v', voice, '--ipa', '--sep=_', text]);
  return phonemes
    .toString()
    .split(/[_\s]+/)
    .filter((phoneme) => VOWEL.test(phoneme)).length;
};
