export type OrderStatus = 'In Progress' | 'Completed' | 'Cancelled';

/** A sample: the shop never creates an order. */
export type Order = {
  readonly orderid: string;
  readonly status: OrderStatus;
  /** Printed as is: "12 August 2026". */
  readonly date: string;
  /** Dollars. */
  readonly total: number;
};

export const trackingSteps = ['Ordered', 'Packaging', 'Delivery', 'Delivered', 'Received'] as const;

/** The progress of every tracked order. */
export const trackingPercent = 26;

/** An index of `trackingSteps`; `percent` from 0 to 100. */
export function reachedStep(percent: number): number {
  return Math.min(trackingSteps.length - 1, Math.floor((percent / 100) * (trackingSteps.length - 1)));
}
