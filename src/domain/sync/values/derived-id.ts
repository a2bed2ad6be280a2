/** Ids that two devices must find alike without asking each other: singletons, versions, members of sets. */

const SEEDS = [0x2f0b4c47, 0x7a3d19e5, 0x51c8e2a9] as const;

/** 15 characters `[a-z0-9]`, always the same for the same text. Not a secret, not for security. */
export function derivedId(text: string): string {
  return SEEDS.map((seed) => mix(text, seed).toString(36).padStart(7, '0').slice(-5)).join('');
}

/** A 32-bit mix of all UTF-16 units, different for each seed. */
function mix(text: string, seed: number): number {
  let state = seed ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x9e3779b1);
    state ^= state >>> 15;
  }
  state = Math.imul(state ^ (state >>> 13), 0x85ebca77);
  return (state ^ (state >>> 16)) >>> 0;
}
