import { currencyCode, isTaxIncluded, taxLabel, taxPercent } from '@/shop/settings';

/** What slips and invoices of the order desk say. */
export const deskPrintMessages = {
  parcel: 'Parcel slip',
  driver: "Driver's slip",
  invoice: 'Tax Invoice',
  order: 'Order',
  shipTo: 'Deliver to',
  customer: 'Customer',
  collected: 'The customer collects it.',
  goods: 'Goods',
  quantity: 'Qty',
  product: 'Description',
  unit: 'Each',
  sum: 'Amount',
  shipping: 'Shipping',
  extra: taxPercent === 0 || isTaxIncluded ? 'Shipping' : 'Shipping and tax',
  total: 'Total',
  notes: 'Notes',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  collect: 'Collect in cash',
  nothingToCollect: 'Nothing to collect',
  edited: 'Edited by hand: ask before packing',
  paid: 'The order is paid.',
  cancelled: 'This order is cancelled',
  orRiel: (riel: string) => `or ${riel} riel`,
  change: 'If the customer pays',
  giveBack: (change: string) => `give back ${change}`,
  andRiel: (whole: string, riel: string) => `${whole} and ${riel} riel`,
  riel: (riel: string) => `${riel} riel`,
  invoiceNumber: 'Invoice number',
  date: 'Date of issue',
  taxNumber: 'Tax Registration Number (TRN)',
  totalIn: `Total (${currencyCode})`,
  tax: isTaxIncluded
    ? `of which ${taxLabel} ${taxPercent}% (${currencyCode})`
    : `${taxLabel} ${taxPercent}% (${currencyCode})`,
} as const;
