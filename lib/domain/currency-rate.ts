import { groupThousands } from '@/lib/domain/money';
import type { ApproximateCurrency } from '@/lib/domain/terms';

/** The rate with all its digits, such as "4,000". In a file of its own, because every page loads currency.ts. */
export function rateText({ rate }: ApproximateCurrency): string {
  return Number.isInteger(rate) ? groupThousands(String(rate)) : String(rate);
}
