export const textLinkClass = 'text-link inline-flex min-h-11 items-center';
