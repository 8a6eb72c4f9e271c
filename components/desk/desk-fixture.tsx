import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderDesk } from '@/components/desk/order-desk';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { cardOf } from '@/lib/domain/product-photos';
import { createFakeDatabase } from '@/lib/stores/desk-database-fixture';
import { createDeskStore } from '@/lib/stores/desk-store';
import { products } from '@/shop/products';

export const dayMs = 24 * 60 * 60 * 1000;
export const dara = deskOrder({ receivedAt: Date.now() });
export const amal = deskOrder({
  reference: '261123-A2B3',
  receivedAt: Date.now() - dayMs,
  from: ['Amal Haddad', '+971 50 000 000'],
  status: 'packed',
  method: 'collect',
});

/** What the browser does for the desk; call it before each test. Returns what is called to print. */
export function prepareBrowser(): jest.Mock {
  const catalogue: unknown = JSON.parse(writeCatalogue(products.map(cardOf)));
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    value: async () => ({ ok: true, json: async () => catalogue }),
  });
  const print = jest.fn();
  Object.defineProperty(window, 'print', { configurable: true, value: print });
  window.location.hash = '';
  return print;
}

export async function openDesk(orders: readonly DeskOrder[] = [dara, amal]) {
  const fake = createFakeDatabase();
  for (const order of orders) fake.orders.set(order.reference, order);
  const store = createDeskStore(fake.database);
  const user = userEvent.setup();
  render(<OrderDesk catalogueUrl="/catalogue.json" address="7 Palm Court" store={store} />);
  await screen.findByRole('heading', { name: 'Add orders' });
  return { ...fake, store, user };
}
