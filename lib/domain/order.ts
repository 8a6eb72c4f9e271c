export type OrderStatus = 'In Progress' | 'Completed' | 'Cancelled';

/** A sample: the shop never creates an order. */
export type Order = {
  readonly orderid: string;
  readonly status: OrderStatus;
  /** Printed as is: "12 August 2026". */
  readonly date: string;
  /** Units of the shop's currency. */
  readonly total: number;
};

/** The progress of every tracked order. */
export const trackingPercent = 26;

/** The index of the step that an order has reached; `percent` from 0 to 100. */
export function reachedStep(percent: number, stepCount: number): number {
  return Math.min(stepCount - 1, Math.floor((percent / 100) * (stepCount - 1)));
}
