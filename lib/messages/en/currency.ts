import type { ApproximateCurrency } from '@/lib/domain/terms';

export const currencyMessages = {
  about: (amount: string, code: string) => `≈ ${code} ${amount}`,
  spokenAbout: (amount: string, { name, singular }: ApproximateCurrency) =>
    `about ${amount} ${(amount === '1' && singular) || name}`,
} as const;
