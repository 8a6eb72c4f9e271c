import type { SampleAddress } from '@/lib/domain/content';

/** The people are fictional, and the phone numbers are not assigned. */
export const addresses = [
  {
    name: 'Sophea Chann',
    address: 'House 8, Lotus Pond Lane, Toul Kork, Phnom Penh, Cambodia',
    phone: '+855 12 000 000',
    email: 'sophea.chann@example.com',
  },
  {
    name: 'Sophea Chann, at work',
    address: 'Third floor, Paper Mill House, 21 Ferry Road, Chroy Changvar, Phnom Penh, Cambodia',
    phone: '+855 23 000 001',
    email: 'sophea.chann@example.org',
  },
  {
    name: 'Layla Nassar',
    address: 'Flat 1203, Pearl Gate Residence, Jumeirah Beach, Dubai, United Arab Emirates',
    phone: '+971 50 000 0000',
    email: 'layla.nassar@example.com',
  },
] as const satisfies readonly SampleAddress[];
