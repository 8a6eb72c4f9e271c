import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardMenu } from '@/components/dashboard/dashboard-menu';
import { dashboardLinks } from '@/lib/navigation';

let pathname = '/UserDashboard';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

function open(url: string) {
  pathname = url.replace(/#.*/, '');
  window.history.replaceState(null, '', url);
  render(<DashboardMenu links={dashboardLinks} />);
}

const currentLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

test.each([
  ['/UserDashboard/', 'Account Information'],
  ['/UserDashBoard', 'Account Information'],
  ['/UserDashboard/TrackOrder/Detail', 'Track Order'],
  ['/UserDashboard/Cart#orders', 'Your Cart'],
])('DASH-09 at %s the menu marks only %s', (url, label) => {
  open(url);
  expect(currentLinks()).toEqual([label]);
});

test('DASH-09 A-59 the menu marks Your Orders with the hash #orders, and Account Information without it', async () => {
  open('/UserDashboard#orders');
  expect(currentLinks()).toEqual(['Your Orders']);
  window.location.hash = '';
  await waitFor(() => expect(currentLinks()).toEqual(['Account Information']));
});

test('DASH-09 without the Navigation API the menu follows a hash that a click has changed', async () => {
  open('/UserDashboard');
  window.history.pushState(null, '', '#orders');
  await userEvent.setup().click(document.body);
  await waitFor(() => expect(currentLinks()).toEqual(['Your Orders']));
});
