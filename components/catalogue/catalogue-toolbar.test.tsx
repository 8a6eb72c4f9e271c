import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CatalogueToolbar } from '@/components/catalogue/catalogue-toolbar';
import { defaultQuery, type CatalogueQuery } from '@/lib/domain/catalogue';

const onChange = jest.fn();

function renderToolbar(query: Partial<CatalogueQuery>): void {
  render(
    <CatalogueToolbar
      query={{ ...defaultQuery, ...query }}
      highestCents={2000}
      countText=""
      onChange={onChange}
    />,
  );
}

test.each<[string, Partial<CatalogueQuery>, Partial<CatalogueQuery>]>([
  ['In Stock', { status: 'in-stock' }, { status: 'both' }],
  ['$2.00 to $20.00', { price: { low: 10, high: 100 } }, { price: { low: 0, high: 100 } }],
  ['$0.00 to $18.00', { price: { low: 0, high: 90 } }, { price: { low: 0, high: 100 } }],
])('CAT-15 the applied filter %s shows as the only chip, which removes it', async (text, filter, removed) => {
  renderToolbar(filter);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: `Remove filter: ${text}` }));
  expect(onChange).toHaveBeenCalledWith(removed);
});

test('CAT-15 a category, a sort order and search words show no chips', () => {
  renderToolbar({ category: 'Baby Collection', sort: 'name-a-z', words: 'tea' });
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
