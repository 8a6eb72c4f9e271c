import { render, screen } from '@testing-library/react';
import { OrdersTable } from '@/components/orders/orders-table';
import { StoreProvider } from '@/lib/stores/store-provider';

test('DASH-04 each order shows its id, status, date and total in dollars with two decimals', () => {
  render(
    <StoreProvider catalogueUrl="/catalogue.json">
      <h2 id="heading">Your Orders</h2>
      <OrdersTable
        labelledBy="heading"
        orders={[
          { orderid: 'MN-1', status: 'In Progress', date: '18 November 2026', total: 1234.5 },
          { orderid: 'MN-2', status: 'Cancelled', date: '3 October 2026', total: 105 },
        ]}
      />
    </StoreProvider>,
  );
  expect(screen.getByRole('table', { name: 'Your Orders' })).toBeVisible();
  const rows = screen
    .getAllByRole('row')
    .map(({ children }) => [...children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Order ID', 'Status', 'Date', 'Total'],
    ['MN-1', 'In Progress', '18 November 2026', '$1,234.50'],
    ['MN-2', 'Cancelled', '3 October 2026', '$105.00'],
  ]);
});
