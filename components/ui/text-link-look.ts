/** A link in the flow of text that is as high as a finger needs. */
export const textLinkLook = 'text-link inline-flex min-h-11 items-center';
