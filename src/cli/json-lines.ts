/** One line of JSON in, one line of JSON out, in order: a line that can't be read is answered too, and stops nothing. */
import { createInterface } from 'node:readline';
import { printLine } from './print-line.ts';

export const BAD_LINE = 2;
type LineId = string | number | null;

/**
 * Reads standard input to its end. `answer` gives the fields printed beside the line's `id`, or what the line lacks;
 * lines of more than `mostCharacters` aren't parsed. Resolves to the exit code: 2 when a line was bad.
 */
export const answerLines = async (
  mostCharacters: number,
  answer: (value: Readonly<Record<string, unknown>>) => object | { error: string },
): Promise<number> => {
  let code = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const value = line.length > mostCharacters ? undefined : parsed(line);
    const id = idOf(value);
    const printed = value === undefined ? { error: NOT_AN_OBJECT } : answered(value, answer);
    if ('error' in printed) code = BAD_LINE;
    await printLine({ id, ...printed });
  }
  return code;
};

const NOT_AN_OBJECT = 'A line must be one JSON object, and not too long.';

/** Whatever a line makes of the rules, the next one is read. */
const answered = (
  value: Readonly<Record<string, unknown>>,
  answer: (value: Readonly<Record<string, unknown>>) => object,
): object => {
  try {
    return answer(value);
  } catch {
    return { error: 'This line could not be answered.' };
  }
};

const idOf = (value: Readonly<Record<string, unknown>> | undefined): LineId => {
  const id = value?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? id : null;
};

const parsed = (line: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};
