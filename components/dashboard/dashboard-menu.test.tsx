import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardMenu } from '@/components/dashboard/dashboard-menu';
import { dashboardLinks } from '@/data/navigation';

let pathname = '/UserDashboard';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

function open(url: string) {
  pathname = url.replace(/#.*/, '');
  window.history.replaceState(null, '', url);
  render(<DashboardMenu links={dashboardLinks} />);
}

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

test.each([
  ['/UserDashboard/', 'Account Information'],
  ['/UserDashBoard', 'Account Information'],
  ['/UserDashboard/TrackOrder/Detail', 'Track Order'],
  ['/UserDashboard/Cart#orders', 'Your Cart'],
])('DASH-09 at %s the menu marks %s alone', (url, label) => {
  open(url);
  expect(current()).toEqual([label]);
});

test('DASH-09 A-59 the hash decides between Account Information and Your Orders', async () => {
  open('/UserDashboard#orders');
  expect(current()).toEqual(['Your Orders']);
  window.location.hash = '';
  await waitFor(() => expect(current()).toEqual(['Account Information']));
});

test('DASH-09 without the Navigation API a click that changes the hash moves the mark', async () => {
  open('/UserDashboard');
  window.history.pushState(null, '', '#orders');
  await userEvent.setup().click(document.body);
  await waitFor(() => expect(current()).toEqual(['Your Orders']));
});
