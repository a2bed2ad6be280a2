/** What a table may have, so that reading it takes a phone a second at most: a search of ten years stays far below. */
export const TABLE_LIMITS = { characters: 5_000_000, rows: 20_000 } as const;
