import { describe, expect, it } from 'vitest';
import { analyseVoice } from './analyse-voice.ts';
import { MOST_VOICE_SECONDS } from './voice-limits.ts';

const RATE = 16_000;

/** A buzz with the overtones of a voice, louder and softer four times a second: syllables without words. */
const voice = (seconds: number, rate = RATE, hertz = 130): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * rate) }, (_, index) => {
    const time = index / rate;
    const loud = Math.sin(Math.PI * 4 * time) ** 2;
    let sum = 0;
    for (let overtone = 1; overtone <= 16; overtone += 1)
      sum += Math.sin(2 * Math.PI * hertz * overtone * time) / overtone;
    return 0.25 * loud * sum;
  });

const silence = (seconds: number, rate = RATE): Float32Array =>
  new Float32Array(Math.round(seconds * rate));

const join = (...parts: Float32Array[]): Float32Array => {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** The same at each run. */
const hiss = (samples: Float32Array, size: number): Float32Array => {
  let state = 5;
  return samples.map((sample) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return sample + size * (state / 2 ** 31 - 1);
  });
};

describe('analyseVoice', () => {
  it('counts the tops of a voice as syllables', () => {
    const heard = analyseVoice(voice(5), RATE, 'fr');
    expect(heard.syllables).toBe(20);
    expect(heard.speechRate).toBeCloseTo(4, 0);
    expect(heard.pitchHz).toBeGreaterThan(126);
    expect(heard.pitchHz).toBeLessThan(134);
    expect(heard.pauses).toEqual([]);
    expect(heard.notJudged).toBeNull();
  });

  it('finds the pauses between words, where they begin and how long they last', () => {
    const said = join(voice(2), silence(0.6), voice(2), silence(3.5), voice(2));
    const { pauses, longPauses, hesitations, articulationRate, speechRate } = analyseVoice(
      join(silence(1), said, silence(2)),
      RATE,
      'en',
    );
    expect(pauses).toHaveLength(2);
    expect(pauses[0]?.start).toBeCloseTo(3, 0);
    expect(pauses[0]?.duration).toBeCloseTo(0.7, 0.7);
    expect(pauses[1]?.duration).toBeCloseTo(3.6, 0.7);
    expect([longPauses, hesitations]).toEqual([1, 1]);
    expect(articulationRate).toBeGreaterThan(speechRate);
  });

  it('keeps the end of a word with it, behind the lips that close for it: “clients”', () => {
    const end = hiss(silence(0.09), 0.05);
    const said = join(voice(2), silence(0.07), end, silence(1), voice(2));
    const [pause, ...others] = analyseVoice(said, RATE, 'en').pauses;
    expect(pause?.start).toBeGreaterThan(2.1);
    expect(others).toEqual([]);
  });

  it('hears the same at the rate of a telephone, of a disc and of a studio', () => {
    for (const rate of [8000, 44_100, 48_000]) {
      const said = join(voice(2, rate), silence(0.8, rate), voice(2, rate));
      const { syllables, pauses } = analyseVoice(said, rate, 'fr');
      expect(syllables).toBeGreaterThanOrEqual(15);
      expect(syllables).toBeLessThanOrEqual(17);
      expect(pauses).toHaveLength(1);
    }
  });

  it('is not led astray by a constant, by half the level or by what is no number', () => {
    const said = join(voice(2), silence(0.6), voice(2));
    const plain = analyseVoice(said, RATE, 'fr');
    const shifted = analyseVoice(
      said.map((sample) => sample / 2 + 0.2),
      RATE,
      'fr',
    );
    expect(shifted.syllables).toBe(plain.syllables);
    expect(shifted.pauses).toEqual(plain.pauses);
    said[100] = Number.NaN;
    said[200] = Infinity;
    expect(analyseVoice(said, RATE, 'fr').syllables).toBe(plain.syllables);
  });

  it('judges nothing where noise covers the voice, and says so', () => {
    const said = join(voice(2), silence(0.6), voice(2), silence(0.6), voice(2));
    const clear = analyseVoice(hiss(said, 0.002), RATE, 'fr');
    expect(clear.notJudged).toBeNull();
    expect(clear.snrDb).toBeGreaterThan(30);
    for (const size of [0.15, 0.6, 3]) {
      const noisy = analyseVoice(hiss(said, size), RATE, 'fr');
      expect(noisy.notJudged).toBe('too-noisy');
      expect(noisy.overallScore).toBeNull();
      expect(noisy.emotions).toEqual({ confidence: null, stress: null, clarity: null });
      expect(noisy.recommendations).toEqual(['too-noisy']);
    }
  });

  it('says that nobody spoke in silence, in the sound of a quiet room and in no sound at all', () => {
    for (const samples of [
      new Float32Array(),
      silence(3),
      hiss(silence(3), 0.001),
      silence(0.01),
    ]) {
      const heard = analyseVoice(samples, RATE, 'en');
      expect(heard.notJudged).toBe('nothing-said');
      expect([heard.syllables, heard.speechRate, heard.hesitations]).toEqual([0, 0, 0]);
      expect(heard.pauses).toEqual([]);
    }
  });

  it('notices a voice that the microphone cut off at the top', () => {
    const cut = voice(4).map((sample) => Math.max(-0.5, Math.min(0.5, sample * 8)));
    const heard = analyseVoice(cut, RATE, 'fr');
    expect(heard.clippedShare).toBeGreaterThan(0.05);
    expect(heard.recommendations).toContain('clipped');
    expect(analyseVoice(voice(4), RATE, 'fr').clippedShare).toBe(0);
  });

  it('leaves out what lies beyond the five minutes of an answer', () => {
    const rate = 8000;
    const heard = analyseVoice(new Float32Array(rate * (MOST_VOICE_SECONDS + 30)), rate, 'fr');
    expect(heard.durationS).toBe(MOST_VOICE_SECONDS);
  });

  it('gives the same numbers for the same sound', () => {
    const said = hiss(join(voice(2), silence(0.6), voice(2)), 0.01);
    expect(analyseVoice(said, RATE, 'fr')).toEqual(analyseVoice(said, RATE, 'fr'));
  });
});
