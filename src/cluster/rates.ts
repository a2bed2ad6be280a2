/** How often one network address may ask: the limit is PocketBase's for the same route, counted by each worker. */
import { RATE_LIMITS } from '#/domain/access/rate-limits.ts';
import { SECOND_MS } from '#/domain/duration.ts';

const found = RATE_LIMITS.find(({ label }) => label === '/api/jalon/sync');
if (!found) throw new Error('There is no limit for the sync route.');
const { maxRequests, seconds } = found;

/** Gives the seconds to wait; 0 when the address may ask. */
export const rateLimiter = (now: () => number = Date.now): ((address: string) => number) => {
  let windowEnd = 0;
  const asked = new Map<string, number>();
  return (address) => {
    const at = now();
    if (at >= windowEnd) {
      asked.clear();
      windowEnd = at + seconds * SECOND_MS;
    }
    const count = (asked.get(address) ?? 0) + 1;
    asked.set(address, count);
    return count > maxRequests ? Math.ceil((windowEnd - at) / SECOND_MS) : 0;
  };
};
