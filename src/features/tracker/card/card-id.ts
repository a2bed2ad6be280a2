/** Of the link to an application, wherever it is listed: the focus comes back to it. */
export const cardId = (application: string): string => `application-${application}`;

/** Of the button that begins to choose several. */
export const CHOOSE = 'choose-several';
