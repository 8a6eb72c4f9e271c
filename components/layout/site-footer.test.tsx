import { render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/layout/site-footer';
import { quickLinks, usefulLinks } from '@/lib/navigation';
import { company } from '@/shop/company';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));
jest.mock('@/components/currency/lazy-currency-select', () => ({ LazyCurrencySelect: () => null }));

test('a shop without policies has no heading for them', () => {
  const groups = { quickLinks, usefulLinks, privacyLinks: [] };
  render(<SiteFooter company={company} groups={groups} builtInYear={2026} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Quick links', 'Useful links', 'Contact']);
});
