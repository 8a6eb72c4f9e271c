import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AccountProvider } from '@/components/account/account-provider';
import { AccountInformation } from '@/components/account/account-information';
import { StoreProvider } from '@/lib/stores/store-provider';

const page = (
  <StoreProvider catalogueUrl="/catalogue.json">
    <AccountProvider>
      <AccountInformation />
    </AccountProvider>
  </StoreProvider>
);

beforeEach(() => localStorage.clear());

test('TECH-07 the exported HTML contains neither the stored account nor the logged-out text', () => {
  localStorage.setItem('User', '{"name":"Dara","email":"dara@example.com"}');
  const html = renderToString(page);
  expect(html).not.toContain('not logged in');
  expect(html).not.toContain('Dara');
});

test('DASH-03 F-37 an unreadable session shows the logged-out text and links to log in and to register', () => {
  localStorage.setItem('User', '{"name":7,"email":"x"}');
  render(page);
  expect(screen.getByText("You're not logged in.")).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Log in', '/Login'],
    ['Register', '/Register'],
  ]);
});

test('F-40 F-103 HTML in a name is shown as text', () => {
  localStorage.setItem('User', '{"name":"\\"><svg onload=alert(1)>","email":"a@b"}');
  const { container } = render(page);
  expect(screen.getByText('"><svg onload=alert(1)>')).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeNull();
});
