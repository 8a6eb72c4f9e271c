import type { Currency } from '@/lib/domain/currency';

const spoken = { AED: 'dirham', KHR: 'riel' } satisfies Record<Currency, string>;

export const currencyMessages = {
  label: 'Prices in',
  dollarsOnly: 'US dollars',
  names: { AED: 'US dollars ≈ dirham', KHR: 'US dollars ≈ riel' },
  about: (amount: string, currency: Currency) => `≈ ${currency} ${amount}`,
  spokenAbout: (amount: string, currency: Currency) => `about ${amount} ${spoken[currency]}`,
  rate: (amount: string, currency: Currency, since: string | undefined) =>
    `1 USD is ${amount} ${currency}, ${since === undefined ? 'fixed' : `our rate since ${since}`}. You pay in dollars.`,
} as const;
