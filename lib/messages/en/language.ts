/** The language of the page as a BCP 47 tag. */
export const language = 'en';

/** The locale decides how lists are written. */
export const locale = 'en-GB';
