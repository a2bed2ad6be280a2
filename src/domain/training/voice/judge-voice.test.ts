import { describe, expect, it } from 'vitest';
import { judgeVoice } from './judge-voice.ts';
import type { VoiceMeasures } from './voice-analysis.ts';

const fine: VoiceMeasures = {
  durationS: 60,
  speechS: 58,
  syllables: 250,
  speechRate: 4.3,
  articulationRate: 5.2,
  wordsPerMinute: 170,
  pauses: Array.from({ length: 12 }, (_, index) => ({ start: 4 * index + 2, duration: 0.6 })),
  longPauses: 0,
  filledPauses: [],
  hesitations: 0,
  levelDb: -25,
  levelSpreadDb: 4,
  pitchHz: 200,
  pitchRange: 6,
  snrDb: 35,
  noiseDb: -60,
  clippedShare: 0,
};

const filled = (count: number): Partial<VoiceMeasures> => ({
  filledPauses: Array.from({ length: count }, (_, index) => ({ start: index, duration: 0.4 })),
});

describe('judgeVoice', () => {
  it('gives all points to 160 to 180 words a minute, in both languages', () => {
    for (const language of ['fr', 'en'] as const)
      for (const speechRate of language === 'fr' ? [4.16, 4.68] : [3.87, 4.35])
        expect(judgeVoice({ ...fine, speechRate }, language)).toMatchObject({
          overallScore: 100,
          emotions: { confidence: 100, clarity: 100 },
          recommendations: ['good-pace', 'good-pauses'],
        });
  });

  it('takes nothing for pauses under three seconds, and says what a longer one costs', () => {
    const slow = fine.pauses.map(({ start }) => ({ start, duration: 2.9 }));
    expect(judgeVoice({ ...fine, pauses: slow }, 'fr').overallScore).toBe(100);
    const long = judgeVoice({ ...fine, longPauses: 2, hesitations: 2 }, 'fr');
    expect(long.overallScore).toBeLessThan(100);
    expect(long.recommendations[0]).toBe('fewer-long-pauses');
  });

  it('takes at most five points for filled pauses, which are a guess', () => {
    const none = judgeVoice(fine, 'en').overallScore ?? 0;
    const many = judgeVoice({ ...fine, ...filled(40) }, 'en');
    expect(many.overallScore).toBe(none - 5);
    expect(many.recommendations).toContain('fewer-filled-pauses');
  });

  it('does not judge French hesitations by the English norm', () => {
    const points = (language: 'fr' | 'en') =>
      judgeVoice({ ...fine, ...filled(6) }, language).points.confidence.find(
        ({ rule }) => rule === 'filled-pauses',
      )?.given ?? 0;
    expect(points('fr')).toBeGreaterThan(points('en'));
  });

  it('tells no tension without the same person’s calm voice', () => {
    expect(judgeVoice(fine, 'fr').emotions.stress).toBeNull();
    const same = { calm: { pitchHz: 200, articulationRate: 5.2 } };
    expect(judgeVoice(fine, 'fr', same).emotions.stress).toBe(0);
    const lower = { calm: { pitchHz: 160, articulationRate: 4.5 } };
    expect(judgeVoice(fine, 'fr', lower).emotions.stress).toBeGreaterThan(40);
  });

  it('leaves the level out where the device changes it by itself', () => {
    const uneven = { ...fine, levelSpreadDb: 14 };
    expect(judgeVoice(uneven, 'fr').recommendations).toContain('steadier-level');
    const heard = judgeVoice(uneven, 'fr', { autoGain: true });
    expect(heard.overallScore).toBe(100);
    expect(heard.recommendations).not.toContain('steadier-level');
  });

  it('shows points that add up to the score', () => {
    const heard = judgeVoice({ ...fine, speechRate: 7, snrDb: 20, longPauses: 1 }, 'fr');
    const sum = (parts: { given: number }[]): number =>
      parts.reduce((total, { given }) => total + given, 0);
    expect(sum(heard.points.confidence)).toBe(heard.emotions.confidence);
    expect(sum(heard.points.clarity)).toBe(heard.emotions.clarity);
    expect(heard.recommendations[0]).toBe('slower');
  });
});
