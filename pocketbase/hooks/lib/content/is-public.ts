/** Of a post, in SQL: it is published and due on the day `{:today}`, by the operator's clock. */
export const IS_PUBLIC = `published = TRUE AND publishedOn <> '' AND publishedOn <= {:today}`;
