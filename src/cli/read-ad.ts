import { AD_LIMITS } from '#/domain/tracker/ad/ad-reading.ts';
import { readAd } from '#/domain/tracker/ad/read-ad.ts';
import { adToJson } from './ad-json.ts';
import { answerLines } from './json-lines.ts';
import { today } from './today.ts';

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
  const day = today();
  return answerLines(MOST_CHARACTERS, ({ text }) =>
    typeof text === 'string'
      ? adToJson(readAd(text, day))
      : { error: 'A line of JSON with "id" and "text" is needed.' },
  );
};
