/** The header that proves who sent an event: `t=1795219200,v1=5257a8…`, with a signature for each secret in use. */
import { WEBHOOK_TOLERANCE_SECONDS } from '../access/plans/plan-periods.ts';
import { SECOND_MS } from '../duration.ts';

export interface SignatureHeader {
  /** Seconds since 1970, as written: it is part of what is signed. */
  at: string;
  /** Hexadecimal digits. */
  signatures: readonly string[];
}

const MOST_SIGNATURES = 8;

/** Undefined for anything else, and for what was signed too long ago, or will be. */
export const readSignature = (header: string, now: number): SignatureHeader | undefined => {
  const parts = header.slice(0, 2000).split(',');
  const at = valuesOf(parts, 't')[0] ?? '';
  const signatures = valuesOf(parts, 'v1')
    .filter((text) => /^[0-9a-f]{64}$/.test(text))
    .slice(0, MOST_SIGNATURES);
  if (!/^\d{1,12}$/.test(at) || signatures.length === 0) return undefined;
  const age = Math.abs(now - Number(at) * SECOND_MS);
  return age <= WEBHOOK_TOLERANCE_SECONDS * SECOND_MS ? { at, signatures } : undefined;
};

const valuesOf = (parts: readonly string[], name: string): string[] =>
  parts
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
