/** Reads what a server has sent, whatever it is. */
export const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
