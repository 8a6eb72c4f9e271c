/** Every status a sample order can have (DASH-05). */
export type OrderStatus = 'In Progress' | 'Completed' | 'Cancelled';

/** A sample order; nothing in the shop creates one (DATA-13, GEN-08). */
export type Order = {
  readonly orderid: string;
  readonly status: OrderStatus;
  /** As printed, for example "12 August 2026". */
  readonly date: string;
  /** Dollars. */
  readonly total: number;
};

/** The steps of every tracked order, in their order (TRK-04). */
export const trackingSteps = ['Ordered', 'Packaging', 'Delivery', 'Delivered', 'Received'] as const;

/** The step that an order has reached at `percent` of its way, as an index of `trackingSteps`. */
export function reachedStep(percent: number): number {
  return Math.min(trackingSteps.length - 1, Math.floor((percent / 100) * (trackingSteps.length - 1)));
}
