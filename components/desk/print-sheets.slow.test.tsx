import { render, screen, within } from '@testing-library/react';
import { DriverSlip } from '@/components/desk/driver-slip';
import { ParcelSlip } from '@/components/desk/parcel-slip';
import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { withSettings } from '@/lib/settings-fixture';

const lines = [
  { id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 },
  { id: 12, name: 'Sea Salt Crackers', qty: 1, unitCents: 450 },
];
// 30.10, 1% shipping 0.30, 5% tax 1.51.
const order = deskOrder({ lines, writtenTotalCents: 3191, notes: 'Ring twice' });

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent).join(' | '));

test('A-211 a parcel slip names the customer, the goods with their prices, and what is due', () => {
  render(<ParcelSlip order={order} lines={lines} dueCents={3191} isEdited={false} paper="a6" />);
  expect(screen.getByRole('heading', { name: 'Minato' })).toBeInTheDocument();
  expect(screen.getByText(/261122-K7QF/).closest('p')).toHaveTextContent(
    'Order 261122-K7QF · 22 November 2026',
  );
  const address = screen.getByRole('heading', { name: 'Deliver to' }).nextElementSibling;
  expect(Array.from(address?.querySelectorAll('bdi') ?? [], ({ textContent }) => textContent)).toEqual([
    'Sok Dara',
    '12 Riverside',
    'Phnom Penh',
    '+855 23 000 000',
  ]);
  expect(rowTexts()).toEqual([
    'Qty | Description | Amount',
    '2\u00a0× | Uji Matcha Powder$12.80 | $25.60',
    '1\u00a0× | Sea Salt Crackers | $4.50',
    'Shipping and tax | $1.81',
    'Total | $31.91',
  ]);
  expect(screen.getByText('Ring twice')).toBeInTheDocument();
});

test('A-211 a parcel slip of an order that is collected names the customer, and needs no notes', () => {
  const collected = deskOrder({ lines, method: 'collect', shipTo: [], notes: '' });
  render(<ParcelSlip order={collected} lines={lines} dueCents={3010} isEdited={false} paper="roll" />);
  expect(screen.getByRole('heading', { name: 'Customer' })).toBeInTheDocument();
  expect(screen.getByText('The customer collects it.')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveAttribute('data-paper', 'roll');
  // What is due is the sum of the lines.
  expect(screen.queryByText('Shipping and tax')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull();
});

test("A-211 a driver's slip says where to, what to collect in dollars and riel, and the change", () => {
  render(<DriverSlip order={order} dueCents={3191} isEdited={false} paper="a6" />);
  expect(screen.getByRole('heading', { name: '261122-K7QF' })).toBeInTheDocument();
  expect(screen.getByText('Minato · 3 pieces')).toBeInTheDocument();
  // 31.91 × 4000 = 127,640, in steps of 100 riel.
  expect(screen.getByText(/^\$31\.00/)).toHaveTextContent('$31.00 and 3,600 rielor 127,600 riel');
  expect(screen.getByText('The order costs $31.91, rounded to coins.')).toBeInTheDocument();
  const change = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(change).toEqual([
    ['$35.00', 'give back $3.00 and 400 riel'],
    ['$40.00', 'give back $8.00 and 400 riel'],
    ['$50.00', 'give back $18.00 and 400 riel'],
    ['$100.00', 'give back $68.00 and 400 riel'],
  ]);
  // What is in the parcel is the customer's own business.
  expect(screen.getByRole('article')).not.toHaveTextContent('Matcha');
});

test("A-211 a driver's slip whose change is less than a dollar, or needs no riel", () => {
  const { rerender } = render(<DriverSlip order={order} dueCents={3950} isEdited={false} paper="a6" />);
  expect(screen.getByText('give back 2,000 riel')).toBeInTheDocument();
  rerender(<DriverSlip order={order} dueCents={3900} isEdited={false} paper="a6" />);
  expect(screen.getByText('give back $1.00')).toBeInTheDocument();
  expect(screen.queryByText(/rounded to coins/)).toBeNull();
});

test("A-211 a driver's slip of a paid order collects nothing, and delivers to whom it is from without an address", () => {
  const paid = deskOrder({ isPaid: true, status: 'packed', shipTo: [], lines: lines.slice(1) });
  render(<DriverSlip order={paid} dueCents={477} isEdited={false} paper="roll" />);
  expect(screen.getByText('Nothing to collect')).toHaveTextContent('Nothing to collectThe order is paid.');
  expect(screen.getByText('Minato · 1 piece')).toBeInTheDocument();
  expect(screen.getByText(/Sok Dara/)).toBeInTheDocument();
  expect(screen.queryByRole('term')).toBeNull();
});

test('A-211 the slips of a cancelled order say so, and collect nothing', () => {
  const cancelled = deskOrder({ status: 'cancelled', lines });
  const { rerender } = render(<DriverSlip order={cancelled} dueCents={3191} isEdited={false} paper="a6" />);
  expect(screen.getByText('This order is cancelled')).toBeInTheDocument();
  expect(screen.queryByText('Collect in cash')).toBeNull();
  expect(screen.queryByText('$31.91')).toBeNull();
  rerender(<DriverSlip order={order} dueCents={3191} isEdited paper="a6" />);
  expect(screen.getByText('Edited by hand: ask before you deliver')).toBeInTheDocument();
  rerender(<ParcelSlip order={cancelled} lines={lines} dueCents={3191} isEdited paper="a6" />);
  expect(screen.getByText('This order is cancelled')).toBeInTheDocument();
  expect(screen.getByText('Edited by hand: ask before packing')).toBeInTheDocument();
});

const dirhams = {
  shopName: 'Sidra & Sons',
  currencyCode: 'AED',
  currencyPrefix: 'AED\u00a0',
  isTaxIncluded: true,
  taxNumber: '100-0000-0000-0003',
};
const invoice = { number: 12, issuedAt: 1, lines, totalCents: 4510, taxCents: 215 };

const openInvoice = async (settings: Parameters<typeof withSettings>[0], issued = invoice) => {
  const { TaxInvoice } = await withSettings(settings, () => import('@/components/desk/tax-invoice'));
  render(
    <TaxInvoice order={order} invoice={issued} day="2026-11-24" address="7 Palm Court, Dubai" paper="a6" />,
  );
};

test('A-209 a simplified tax invoice has the fields of the United Arab Emirates', async () => {
  await openInvoice(dirhams);
  expect(screen.getByRole('heading', { name: 'Tax Invoice' })).toBeInTheDocument();
  expect(screen.getByText('Sidra & Sons')).toBeInTheDocument();
  expect(screen.getByText('7 Palm Court, Dubai')).toBeInTheDocument();
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Tax Registration Number (TRN)', '100-0000-0000-0003'],
    ['Invoice number', '12'],
    ['Date of issue', '24 November 2026'],
    ['Order', '261122-K7QF'],
  ]);
  // 30.10 of goods and 15.00 for delivery, of which 45.10 × 5 / 105 = 2.15 is tax.
  expect(rowTexts()).toEqual([
    'Qty | Description | Amount',
    '2\u00a0× | Uji Matcha PowderAED\u00a012.80 | AED\u00a025.60',
    '1\u00a0× | Sea Salt Crackers | AED\u00a04.50',
    'Shipping | AED\u00a015.00',
    'Total (AED) | AED\u00a045.10',
    'of which VAT 5% (AED) | AED\u00a02.15',
  ]);
});

test('A-209 an invoice of prices without tax adds it above the total', async () => {
  await openInvoice(
    { taxNumber: '1', isTaxIncluded: false },
    { ...invoice, totalCents: 3161, taxCents: 151 },
  );
  const [, , , ...sums] = rowTexts();
  // 30.10 + 5% = 31.61, and no delivery.
  expect(sums).toEqual(['VAT 5% (USD) | $1.51', 'Total (USD) | $31.61']);
  expect(within(screen.getByRole('article')).getByText('1')).toBeInTheDocument();
});
