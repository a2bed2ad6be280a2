/** Of a post, in SQL: it is published and due at `{:now}`. */
export const IS_PUBLIC = `published = TRUE AND publishedOn <> '' AND publishedOn <= {:now}`;

/** As the columns hold it. */
export const now = (): string => new Date().toISOString().replace('T', ' ');
