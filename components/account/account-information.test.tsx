import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AccountInformation } from '@/components/account/account-information';
import { StoreProvider } from '@/lib/stores/store-provider';

const page = (
  <StoreProvider catalogueUrl="/catalogue.json">
    <AccountInformation />
  </StoreProvider>
);

/** The terms of the list with their definitions. */
function facts(): (string | null | undefined)[][] {
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}

beforeEach(() => localStorage.clear());

test('DASH-03 name and email of the session', () => {
  localStorage.setItem('User', '{"name":"Dara","email":"dara@example.com"}');
  render(page);
  expect(facts()).toEqual([
    ['Name', 'Dara'],
    ['Email', 'dara@example.com'],
  ]);
});

test('DASH-03 with nobody logged in a friendly text and the ways in', () => {
  render(page);
  expect(screen.getByText("You're not logged in.")).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Log in', '/Login'],
    ['Register', '/Register'],
  ]);
});

test('TECH-07 before storage is read, neither the account nor the logged-out text is shown', () => {
  localStorage.setItem('User', '{"name":"Dara","email":"dara@example.com"}');
  const html = renderToString(page);
  expect(html).not.toContain('not logged in');
  expect(html).not.toContain('Dara');
});

test('F-46 a sign-in or a sign-out in another tab shows at once', () => {
  render(page);
  localStorage.setItem('User', '{"name":"Dara","email":"dara@example.com"}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'User' })));
  expect(facts()[0]).toEqual(['Name', 'Dara']);
  localStorage.removeItem('User');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'User' })));
  expect(screen.getByText("You're not logged in.")).toBeInTheDocument();
});

test.each(['{oops', '[]', '{"name":7,"email":"x"}'])('F-37 a broken session, %s, is none', (stored) => {
  localStorage.setItem('User', stored);
  render(page);
  expect(screen.getByText("You're not logged in.")).toBeInTheDocument();
});

test('F-40 F-103 a hostile name is shown as text', () => {
  localStorage.setItem('User', '{"name":"\\"><svg onload=alert(1)>","email":"a@b"}');
  const { container } = render(page);
  expect(facts()[0]).toEqual(['Name', '"><svg onload=alert(1)>']);
  expect(container.querySelector('svg')).toBeNull();
});
