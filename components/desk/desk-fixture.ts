import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { OrderDesk } from '@/components/desk/order-desk';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
import { catalogue } from '@/lib/domain/desk-chat-fixture';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { createFakeDatabase } from '@/lib/stores/desk-database-fixture';
import { createDeskStore } from '@/lib/stores/desk-store';

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
  const file: unknown = JSON.parse(writeCatalogue([...catalogue.values()]));
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    value: async () => ({ ok: true, json: async () => file }),
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
  render(createElement(OrderDesk, { catalogueUrl: '/catalogue.json', address: '7 Palm Court', store }));
  await screen.findByRole('heading', { name: 'Add orders' });
  return { ...fake, store, user };
}
