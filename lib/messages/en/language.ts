/** Of the page, as BCP 47 names it. */
export const language = 'en';

/** Decides how lists are written. */
export const locale = 'en-GB';
