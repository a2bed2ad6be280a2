import { isSafeToParse } from '#/domain/safe-json.ts';

/** What a text from outside says as JSON; undefined when it is none, or none that may be parsed here. */
export const parseJson = (text: string, mostContainers?: number): unknown => {
  if (!isSafeToParse(text, mostContainers)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
