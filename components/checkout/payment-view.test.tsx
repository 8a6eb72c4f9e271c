import { render, screen } from '@testing-library/react';
import { PaymentView } from '@/components/checkout/payment-view';
import { DraftProvider } from '@/lib/stores/draft-store';
import { StoreProvider } from '@/lib/stores/store-provider';

jest.mock('next/navigation', () => ({
  usePathname: () => '/Cart/Payment',
  useSearchParams: () => new URLSearchParams(),
}));

test('PAY-02 two equal lines of an address are both shown', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('Checkout', JSON.stringify({ billing: { street: 'Kep', country: 'Kep' } }));
  render(
    <StoreProvider catalogueUrl="/catalogue.json">
      <DraftProvider>
        <PaymentView />
      </DraftProvider>
    </StoreProvider>,
  );
  expect(screen.getAllByText('Kep Kep')).toHaveLength(2);
  expect(logged).not.toHaveBeenCalled();
  sessionStorage.clear();
});
