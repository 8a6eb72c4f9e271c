import { render, screen } from '@testing-library/react';
import { UndoableList } from '@/components/cart/undoable-list';
import { oats } from '@/lib/fixtures';

const entries = ['Oats', 'Tea', 'Rice'].map((name, index) => ({ product: { ...oats, id: index + 1, name } }));
const list = (shown: typeof entries) => (
  <UndoableList label="Things" entries={shown} onRestore={() => {}}>
    {({ product }, onRemove) => (
      <button type="button" onClick={onRemove}>
        {product.name}
      </button>
    )}
  </UndoableList>
);

test('A-80 what another tab removes is just gone, and its neighbour takes the focus', () => {
  const { rerender } = render(list(entries));
  screen.getByRole('button', { name: 'Tea' }).focus();
  rerender(list(entries.filter(({ product }) => product.name !== 'Tea')));
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(screen.getAllByRole('listitem')[1]).toHaveFocus();
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Rice');
  screen.getByRole('button', { name: 'Rice' }).focus();
  rerender(list(entries.slice(0, 1)));
  expect(screen.getByRole('listitem')).toHaveFocus();
});
