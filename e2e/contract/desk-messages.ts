import { expectedBill, shownAmount } from './amounts';
import type { ShopContent, TestedProduct } from './shop-content';

type Order = {
  readonly reference: string;
  readonly name: string;
  readonly phone: string;
  /** How many of the first products that can be bought, one number for each. */
  readonly quantities: readonly number[];
  readonly isCollected?: boolean;
  readonly notes?: string;
};

export function soldProducts({ products }: ShopContent): readonly TestedProduct[] {
  return products.filter(({ stock }) => stock !== 0);
}

/** The total of an order in minor units. */
export function totalOf(content: ShopContent, { quantities, isCollected = false }: Order): number {
  return expectedBill(subtotalOf(content, quantities), content.settings, isCollected).total;
}

function subtotalOf(content: ShopContent, quantities: readonly number[]): number {
  return soldProducts(content)
    .slice(0, quantities.length)
    .reduce((sum, { unitCents }, index) => sum + unitCents * (quantities[index] ?? 0), 0);
}

/** "AED 12.50" with the blank that stands in messages. */
export function amountOf(minor: number, { settings: { currency } }: ShopContent): string {
  return shownAmount(minor, currency).replace(/^(\p{L}+)(?=\d)/u, '$1\u00a0');
}

/** The message of an order as the shop writes it, without the line for the desk. */
export function messageOf(content: ShopContent, order: Order): string {
  const { reference, name, phone, quantities, isCollected = false, notes = '' } = order;
  const amount = (minor: number) => amountOf(minor, content);
  const subtotal = subtotalOf(content, quantities);
  const bill = expectedBill(subtotal, content.settings, isCollected);
  const sold = soldProducts(content).slice(0, quantities.length);
  const lines = sold.map((product, index) => {
    const qty = quantities[index] ?? 0;
    const each = qty === 1 ? '' : ` at ${amount(product.unitCents)}`;
    return `${qty} × ${product.name}${each}: ${amount(qty * product.unitCents)}`;
  });
  const items = sold.map(({ id }, index) => `${id}.${quantities[index]}`);
  return [
    `${content.settings.name} order request ${reference}`,
    lines.join('\n'),
    [
      `Subtotal: ${amount(subtotal)}`,
      `Shipping: ${bill.isShippingFree ? 'Free' : amount(bill.shipping)}`,
      `Total: ${amount(bill.total)}`,
      `of which VAT (5%): ${amount(bill.tax)}`,
      `VAT number: ${content.settings.tax?.number}`,
    ].join('\n'),
    `Payment method: ${isCollected ? 'Collect and Pay' : 'COD (Cash on Delivery)'}`,
    `${isCollected ? 'From' : 'From and ship to'}:\n${name}\n12 Palm Street\nDubai\n${phone}`,
    ...(notes === '' ? [] : [`Order notes: ${notes}`]),
    `This cart: https://shop.example/Cart?items=${items.join('-')}`,
  ].join('\n\n');
}

/** Five orders of five people. */
export const fiveOrders: readonly Order[] = [
  { reference: '261120-A2B3', name: 'Amal Haddad', phone: '+971 50 000 0001', quantities: [2, 1] },
  { reference: '261121-C4D5', name: 'سارة المنصوري', phone: '+971 50 000 0002', quantities: [1] },
  {
    reference: '261121-E6F7',
    name: 'Sok Dara',
    phone: '+971 50 000 0003',
    quantities: [3],
    isCollected: true,
  },
  {
    reference: '261122-G8H9',
    name: '田中 花子',
    phone: '+971 50 000 0004',
    quantities: [1, 1],
    notes: 'Ring twice 🙂',
  },
  { reference: '261122-J2K3', name: 'Liam O’Neill', phone: '+971 50 000 0005', quantities: [4] },
];
