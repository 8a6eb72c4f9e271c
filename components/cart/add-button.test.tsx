import { act, fireEvent, render, screen } from '@testing-library/react';
import { AddButton } from '@/components/cart/add-button';
import { oats } from '@/lib/fixtures';

const button = () => screen.getByRole('button', { name: 'Add to cart: Oats' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function renderButton(kind: 'added' | 'stock-full'): void {
  const line = { product: oats, qty: 1 };
  render(
    <AddButton
      variant="compact"
      label="Add to cart: Oats"
      isReady
      onAdd={() => (kind === 'added' ? { kind, line, entries: [] } : { kind })}
    />,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the button says “Added” until two seconds after its last press, and keeps its name', () => {
  renderButton('added');
  expect(screen.queryByText('Added')).toBeNull();
  fireEvent.click(button());
  expect(screen.getByText('Added')).toBeInTheDocument();
  wait(1500);
  fireEvent.click(button());
  wait(1999);
  expect(screen.getByText('Added')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Added')).toBeNull();
});

test('the button does not say “Added” if nothing was added', () => {
  renderButton('stock-full');
  fireEvent.click(button());
  expect(screen.queryByText('Added')).toBeNull();
});
