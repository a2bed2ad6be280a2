import { createInterface } from 'node:readline';
import { AD_LIMITS } from '#/domain/tracker/ad/ad-reading.ts';
import { readAd } from '#/domain/tracker/ad/read-ad.ts';
import { adToJson } from './ad-json.ts';

const BAD_LINE = 2;
/** Of one line of JSON: far more than the reader looks at. */
const MOST_CHARACTERS = 50 * AD_LIMITS.text;

/**
 * `read-ad --lines`: reads `{id, text}` a line on standard input and prints what each advertisement says, a line each,
 * in their order. A line that is no such object prints `{id, error}`, and the exit code is 2; 1 for a wrong call.
 */
export const run = async (args: string[]): Promise<number> => {
  if (args.length !== 1 || args[0] !== '--lines') {
    process.stderr.write('Usage: jalon read-ad --lines < ADS.jsonl\n');
    return 1;
  }
  const today = localDay(new Date());
  let code = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const ad = parseAd(line);
    if (ad.text === undefined) code = BAD_LINE;
    const printed =
      ad.text === undefined
        ? { id: ad.id, error: 'A line of JSON with "id" and "text" is needed.' }
        : adToJson(ad.id, readAd(ad.text, today));
    if (!process.stdout.write(`${JSON.stringify(printed)}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
  return code;
};

interface AdLine {
  id: string | number | null;
  text?: string;
}

function parseAd(line: string): AdLine {
  if (line.length > MOST_CHARACTERS) return { id: null };
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null) return { id: null };
    const { id, text } = value as Record<string, unknown>;
    const known = typeof id === 'string' || typeof id === 'number' ? id : null;
    return typeof text === 'string' ? { id: known, text } : { id: known };
  } catch {
    return { id: null };
  }
}

const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
