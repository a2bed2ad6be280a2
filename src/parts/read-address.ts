/** What the search of an address says, without a schema: it is read in the first view. */

/** The text under a key, when there is one. A router reads numbers out of an address; what was typed or an id may look like one. */
export const textUnder = <Key extends string>(
  key: Key,
  search: object,
): { [K in Key]?: string } => {
  const value: unknown = (search as Record<string, unknown>)[key];
  const words = typeof value === 'number' ? String(value) : value;
  return typeof words === 'string' && words !== ''
    ? ({ [key]: words } as { [K in Key]?: string })
    : {};
};

export const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);
