/** Values of somebody else's JSON, taken for nothing they don't prove to be. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const record = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

export const records = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.map(record) : [];

export const string = (value: unknown): string => (typeof value === 'string' ? value : '');

export const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** `change`: what becomes of each text in it. */
export const parsedJson = (text: string, change?: (value: string) => string): unknown => {
  try {
    return JSON.parse(
      text.replace(/^\uFEFF/, ''),
      change && ((_key, value: unknown) => (typeof value === 'string' ? change(value) : value)),
    );
  } catch {
    return undefined;
  }
};
