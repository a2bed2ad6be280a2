import { describe, expect, test } from 'vitest';
import { addMonths, monthOf, sameDateIn, weeksOf } from './month.ts';

describe('months', () => {
  test('follow each other across years', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthOf('2026-11-20')).toBe('2026-11');
  });

  test('are shown in whole weeks from Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]?.[6]).toBe('2026-12-05');
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
  });

  test('have the same date, or their last', () => {
    expect(sameDateIn('2026-01-31', '2026-02')).toBe('2026-02-28');
    expect(sameDateIn('2026-01-15', '2026-02')).toBe('2026-02-15');
  });
});
