import type { Order } from '@/lib/domain/order';

/** Sample orders, newest first. */
export const orders = [
  { orderid: 'MN-10482', status: 'In Progress', date: '18 November 2026', total: 53.81 },
  { orderid: 'MN-10467', status: 'In Progress', date: '15 November 2026', total: 32.33 },
  { orderid: 'MN-10391', status: 'Completed', date: '29 October 2026', total: 105 },
  { orderid: 'MN-10274', status: 'Cancelled', date: '3 October 2026', total: 24.06 },
  { orderid: 'MN-10158', status: 'Completed', date: '11 September 2026', total: 34.66 },
  { orderid: 'MN-10023', status: 'Completed', date: '20 August 2026', total: 52.5 },
] as const satisfies readonly Order[];
