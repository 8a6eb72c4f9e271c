import type { Catalogue } from '@/lib/domain/catalogue';
import type { DeskOrder } from '@/lib/domain/desk-order';
import type { OrderWords } from '@/lib/domain/order-message';

/** What a message is read with. */
export type DeskReading = {
  readonly words: OrderWords;
  readonly catalogue: Catalogue;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
};

/** An order, and which lines of the paste it stood on. */
export type FoundOrder = { readonly order: DeskOrder; readonly lines: readonly number[] };
