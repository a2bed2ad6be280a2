import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyseVoice } from '#/domain/training/voice/analyse-voice.ts';
import { mixDown } from '#/domain/training/voice/mix-down.ts';
import { readWav } from './read-wav.ts';

/** Two sentences each, spoken by programs into a telephone; counted by hand. */
const FILES = [
  { name: 'clinique-fr.wav', language: 'fr', syllables: 22, pause: { start: 2.18, duration: 0.9 } },
  {
    name: 'deliveries-en.wav',
    language: 'en',
    syllables: 21,
    pause: { start: 2.07, duration: 0.9 },
  },
] as const;

describe('speech in a file', () => {
  it.each(FILES)('is measured near its truth: $name', ({ name, language, syllables, pause }) => {
    const bytes = readFileSync(new URL(`../../../tests/fixtures/audio/${name}`, import.meta.url));
    const read = readWav(bytes);
    if (!read.ok) throw new Error(read.error);
    const heard = analyseVoice(mixDown(read.value.channels), read.value.rate, language);
    expect(Math.abs(heard.syllables / syllables - 1)).toBeLessThan(0.16);
    expect(heard.pauses).toHaveLength(1);
    expect(Math.abs((heard.pauses[0]?.start ?? 0) - pause.start)).toBeLessThan(0.1);
    expect(Math.abs((heard.pauses[0]?.duration ?? 0) - pause.duration)).toBeLessThan(0.1);
    expect(heard.notJudged).toBeNull();
  });
});
