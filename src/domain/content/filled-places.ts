/** What the server writes into a page, and the page reads: named once for both. */

/** Stands in a prerendered list for its posts; only readers without a script see what replaces it. */
export const LIST_PLACE = '%posts%';

/** Of the data block that holds what the page would ask for first: an address of the API and its answer. */
export const PUBLISHED_ID = 'published';

/** Of the data block that holds what the operator says of this instance, where that is anything. */
export const SITE_ID = 'site';
