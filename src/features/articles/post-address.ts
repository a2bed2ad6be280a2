/** The state of a list of posts, as its address says it. Every first visit loads this: it stays small. */
export type PostSearch = { tag?: string | undefined; q?: string | undefined };

const LONGEST = 80;

/** What is unknown or too long is left out, so that any address opens. */
export const toPostSearch = (given: Readonly<Record<string, unknown>>): PostSearch => ({
  ...textOf(given, 'tag'),
  ...textOf(given, 'q'),
});

// The router reads `?q=2026` as a number.
const textOf = (given: Readonly<Record<string, unknown>>, name: 'tag' | 'q'): PostSearch => {
  const value = given[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text && text.length <= LONGEST ? { [name]: text } : {};
};
