import { render, screen } from '@testing-library/react';
import { AddressList } from '@/components/dashboard/address-list';

test('DASH-06 an address shows name, address, phone and email', () => {
  render(
    <AddressList
      addresses={[{ name: 'Layla', address: 'Flat 1203, Dubai', phone: '+971 50', email: 'l@example.com' }]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Layla' })).toBeVisible();
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'Flat 1203, Dubai',
    '+971 50',
    'l@example.com',
  ]);
});
