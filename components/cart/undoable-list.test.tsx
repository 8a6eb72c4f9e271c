import { render, screen } from '@testing-library/react';
import { UndoableList } from '@/components/cart/undoable-list';
import { oats } from '@/lib/fixtures';

const items = ['Oats', 'Tea', 'Rice'].map((name, index) => ({ product: { ...oats, id: index + 1, name } }));
const list = (shown: typeof items) => (
  <UndoableList label="Things" items={shown} onRemove={() => {}} onRestore={() => {}}>
    {({ product }, onRemove) => (
      <button type="button" onClick={onRemove}>
        {product.name}
      </button>
    )}
  </UndoableList>
);

test('A-80 a removal in another tab offers no undo, and moves the focus to the next item', () => {
  const { rerender } = render(list(items));
  screen.getByRole('button', { name: 'Tea' }).focus();
  rerender(list(items.filter(({ product }) => product.name !== 'Tea')));
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(screen.getAllByRole('listitem')[1]).toHaveFocus();
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Rice');
  screen.getByRole('button', { name: 'Rice' }).focus();
  rerender(list(items.slice(0, 1)));
  expect(screen.getByRole('listitem')).toHaveFocus();
});
