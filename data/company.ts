import { shopName } from '@/data/settings';
import type { Company } from '@/lib/domain/content';

/** The company is fictional: its phone numbers are not assigned, and `.example` receives no mail. */
export const company = {
  name: shopName,
  seal: { src: '/images/company/seal-6bf97ba8.svg', width: 64, height: 64, alt: '' },
  networkMarks: '/images/company/networks-5030a9e8.svg',
  socialImage: {
    src: '/images/cards/minato-52d645dc.jpg',
    alt: `${shopName}: a pouch of granola, a tin and a bowl of matcha, a bottle of lotion, crackers and tea in morning light`,
  },
  icons: [
    { src: '/images/company/icon-192-90d8e4e5.png', size: 192, purpose: 'any' },
    { src: '/images/company/icon-512-ecc80121.png', size: 512, purpose: 'any' },
    { src: '/images/company/maskable-512-43cbb261.png', size: 512, purpose: 'maskable' },
  ],
  returns: { days: 7, countries: ['KH', 'AE'] },
  blurb: `${shopName} brings everyday goods from Japan to homes in Cambodia and the Gulf: tea, breakfast cereals, sweets and gentle care for babies. We keep the range small on purpose, and we know every product in it.`,
  email: 'hello@minato.example',
  phone: '+855 23 000 000',
  address: 'Harbour House, 10 Minato Lane, Daun Penh, Phnom Penh, Cambodia',
  social: [
    { network: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/' },
    { network: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/' },
    { network: 'telegram', name: 'Telegram', url: 'https://telegram.org/' },
    { network: 'youtube', name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  payments: [
    { network: 'visa', name: 'Visa' },
    { network: 'mastercard', name: 'Mastercard' },
    { network: 'jcb', name: 'JCB' },
    { network: 'americanexpress', name: 'American Express' },
  ],
  offices: [
    {
      name: 'Phnom Penh',
      address: ['Harbour House, 10 Minato Lane', 'Daun Penh', 'Phnom Penh, Cambodia'],
      phone: '+855 23 000 000',
      email: 'phnompenh@minato.example',
      latitude: 11.5696,
      longitude: 104.9304,
    },
    {
      name: 'Dubai',
      address: ['Office 4, Dhow Building, Creekside Walk', 'Al Jaddaf', 'Dubai, United Arab Emirates'],
      phone: '+971 4 000 0000',
      email: 'dubai@minato.example',
      latitude: 25.2254,
      longitude: 55.3384,
    },
  ],
} as const satisfies Company;
