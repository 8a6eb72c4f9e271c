export const footerMessages = {
  quickLinks: 'Quick links',
  usefulLinks: 'Useful links',
  privacyLinks: 'Privacy',
  contact: 'Contact',
  payments: 'Payment methods',
  social: 'Follow us',
  copyright: (year: number, company: string) => `© ${year} ${company}. All rights reserved.`,
} as const;
