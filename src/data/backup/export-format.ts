/** What every back-up says it is. */
export const EXPORT_FORMAT = 'jalon-export';

/** Version of the file's own shape. From the first release on it only grows, and all earlier ones are read. */
export const EXPORT_VERSION = 1;
