import { shopName } from '@/shop/settings';

/** Stands outside the object below: the build inlines that object's texts only while none of them uses an import. */
export const aboutDescription = `${shopName} is a small shop for Japanese goods, with offices in Phnom Penh and Dubai. Read our promises and our story.`;

export const companyMessages = {
  aboutTitle: 'About Us',
  aboutPromises: 'What we promise',
  aboutStories: 'How we work',
  careerTitle: 'Career',
  careerDescription: 'Open positions at our offices in Phnom Penh and Dubai.',
  careerSearch: 'Search positions',
  careerType: 'Type',
  careerLocation: 'Location',
  careerAny: 'Any',
  careerBusiness: 'Business',
  careerApply: 'Write to us',
  careerApplyFor: (job: string) => ` about ${job}`,
  contactTitle: 'Contact',
  contactForm: 'Write to us',
  contactDescription:
    'Visit, call or write to us in Phnom Penh or Dubai. Here are our addresses, phone numbers and a map.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  optional: '(optional)',
  country: 'Country',
  chooseCountry: 'Choose a country',
  subject: 'Subject',
  message: 'Message',
  newsletter: 'Send me news about the shop',
  send: 'Send message',
  cannotSend: "This page can't send your message by itself.",
  notSent: 'Nothing was sent. Everything you typed is still here.',
  newsletterRequest: 'Please send me news about the shop.',
  sendByEmail: 'Send it with your email app',
  sendByEmailEnd: '.',
  offices: 'Our offices',
  map: (offices: readonly string[]) => `Map of our offices in ${offices.join(' and ')}`,
  openMap: (office: string) => `See ${office} on a map`,
  contents: 'On this page',
  updated: (date: string) => `Last updated ${date}`,
} as const;
