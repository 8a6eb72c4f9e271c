import type { OrderApp } from '@/lib/domain/terms';

const appNames = { telegram: 'Telegram', whatsapp: 'WhatsApp' } as const;

/** How to pay, order and return. */
export const waysMessages = {
  label: 'How to pay and receive',
  cod: 'Cash on delivery',
  collect: 'Collect and pay',
  order: (apps: readonly OrderApp[]) => `Order by ${apps.map((app) => appNames[app]).join(' or ')}`,
  returns: (days: number, isSealed: boolean) =>
    `Returns within ${days} ${days === 1 ? 'day' : 'days'}${isSealed ? ', sealed' : ''}`,
} as const;
