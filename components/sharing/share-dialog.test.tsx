import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareDialog } from '@/components/sharing/share-dialog';
import { oats, salve } from '@/lib/fixtures';

const url = 'http://localhost/Cart?items=7.2-12.1';
const items = [
  { id: 7, qty: 2 },
  { id: 12, qty: 1 },
];
const onClose = jest.fn();
const show = () =>
  render(
    <ShareDialog
      title="Share this cart"
      list="cart"
      items={items}
      products={[oats, salve]}
      onClose={onClose}
    />,
  );
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('A-69 the dialog shows the link as text and as a QR code, and copies it', async () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Share this cart' })).toContainElement(screen.getByText(url));
  // The code of this url has 29 modules a side. With a quiet zone of four around it, the box starts at -4 and has 37.
  const code = screen.getByRole('img', { name: 'QR code of the link' });
  expect(code).toHaveAttribute('viewBox', '-4 -4 37 37');
  await press('Copy link');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  await press('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('A-69 a share sheet receives the link, and may be dismissed', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('no', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  show();
  await press('Share');
  expect(share).toHaveBeenCalledWith({ title: 'Share this cart', url });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('F-68 F-158 A-69 a refused copy is reported, and the link is selected', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  show();
  await press('Copy link');
  expect(screen.getByRole('status')).toHaveTextContent('The text is selected, so you can copy it yourself.');
  expect(window.getSelection()?.toString()).toBe(url);
  expect(screen.getByText(url)).toHaveFocus();
});
