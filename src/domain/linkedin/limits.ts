import { MIB } from '../access/size-limits.ts';

/**
 * What LinkedIn takes and shows, in one place: it changes without notice. Lengths are in UTF-16 units, as its own
 * counters count: most emoji are two.
 */
export const LINKEDIN_LIMITS = {
  /** When each was last compared with published guides; to be done again each year. */
  asOf: '2026-11-22',
  /** `mobile`: what a phone's list of people shows of it, about. */
  headline: { most: 220, mobile: 120 },
  /** `seen`: before "see more". */
  about: { most: 2600, seen: 300 },
  /** Cut on a phone, then on a computer. */
  post: { most: 3000, mobile: 140, desktop: 210 },
  /** 50 until February 2024. */
  skills: { most: 100, length: 80 },
  /** Many guides still say 300 of an invitation: that is LinkedIn's own Premium. */
  invitation: { free: 200, premium: 300 },
  message: 8000,
  photo: {
    bytes: 8 * MIB,
    side: { least: 400, most: 7680 },
    /** The short side over the long one; it is cut to a circle. */
    ratio: 0.8,
  },
} as const;

/** In UTF-16 units. */
export const lengthOf = (text: string): number => text.length;

/** The first `units`, without half of an emoji at the end. */
export const cutAt = (text: string, units: number): string => {
  const last = text.charCodeAt(units - 1);
  const isHalf = text.length > units && last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? units - 1 : units);
};
