import type { Currency } from '@/lib/domain/currency';

const spoken = {
  AED: (amount: string) => (amount === '1' ? '1 dirham' : `${amount} dirhams`),
  KHR: (amount: string) => `${amount} riel`,
} satisfies Record<Currency, (amount: string) => string>;

export const currencyMessages = {
  label: 'Prices in',
  dollarsOnly: 'US dollars',
  names: { AED: 'US dollars ≈ dirhams', KHR: 'US dollars ≈ riel' },
  about: (amount: string, currency: Currency) => `≈ ${currency} ${amount}`,
  spokenAbout: (amount: string, currency: Currency) => `about ${spoken[currency](amount)}`,
  rate: (amount: string, currency: Currency, since: string | undefined) =>
    `1 USD is ${amount} ${currency} (${since === undefined ? 'fixed rate' : `our rate since ${since}`}). You pay in US dollars.`,
} as const;
