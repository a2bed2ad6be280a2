/** What may fail in a way that is expected: the value, or why there is none. Thrown exceptions are bugs. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };
