export type PaymentMethod = 'collect' | 'cod' | 'card';

export type OrderApp = 'telegram' | 'whatsapp';

/** A currency whose amounts may be shown beside those of the shop's own. */
export type ApproximateCurrency = {
  readonly code: string;
  /** What one unit of the shop's currency is worth. */
  readonly rate: number;
  /** The printed day from which the rate is valid; a fixed rate has none. */
  readonly since?: string;
  /** As in "94 dirhams" and, where that differs, "1 dirham". */
  readonly name: string;
  readonly singular?: string;
  /** Converted prices are approximate, so they are rounded to multiples of this many units. */
  readonly step: number;
};
