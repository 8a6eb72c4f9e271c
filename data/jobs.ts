import type { Job } from '@/lib/domain/content';

export const jobs = [
  {
    title: 'Buyer, Tea and Confectionery',
    business: 'Buying',
    type: 'Full-time',
    location: 'Dubai, United Arab Emirates',
  },
  {
    title: 'Warehouse Team Member',
    business: 'Operations',
    type: 'Full-time',
    location: 'Phnom Penh, Cambodia',
  },
  {
    title: 'Customer Care, Khmer and English',
    business: 'Customer Care',
    type: 'Part-time',
    location: 'Phnom Penh, Cambodia',
  },
] as const satisfies readonly Job[];
