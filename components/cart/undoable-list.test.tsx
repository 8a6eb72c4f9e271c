import { render, screen } from '@testing-library/react';
import { UndoableList } from '@/components/cart/undoable-list';
import { oats } from '@/lib/fixtures';

const items = ['Oats', 'Tea', 'Rice'].map((name, index) => ({ product: { ...oats, id: index + 1, name } }));
const listOf = (shownItems: typeof items) => (
  <UndoableList label="Products" items={shownItems} onRemove={() => {}} onRestore={() => {}}>
    {({ product }, onRemove) => (
      <button type="button" onClick={onRemove}>
        {product.name}
      </button>
    )}
  </UndoableList>
);

test('A-80 an item that another tab removes has no undo, and its focus moves to the next or else the last item', () => {
  const { rerender } = render(listOf(items));
  screen.getByRole('button', { name: 'Tea' }).focus();
  rerender(listOf(items.filter(({ product }) => product.name !== 'Tea')));
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(screen.getAllByRole('listitem')[1]).toHaveFocus();
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Rice');
  screen.getByRole('button', { name: 'Rice' }).focus();
  rerender(listOf(items.slice(0, 1)));
  expect(screen.getByRole('listitem')).toHaveFocus();
});
