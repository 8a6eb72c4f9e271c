import { act, render, screen } from '@testing-library/react';
import { DetailsSection } from '@/components/product/details-section';
import { ProductFacts } from '@/components/product/product-facts';
import { salve } from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';
import type { ProductDetails } from '@/lib/domain/product';

/** Renders it with the parts that load by themselves. */
async function renderFacts(product: ProductDetails) {
  await act(async () =>
    render(
      <StoreProvider catalogueUrl="/catalogue.json">
        <ProductFacts product={product} />
        <DetailsSection product={product} />
      </StoreProvider>,
    ),
  );
}

/** The labels and texts of the details, in their order. */
const facts = () =>
  screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('the details have a row for brand, size, composition and each column of information', async () => {
  const info = [
    { label: 'Origin', text: 'Kampot' },
    { label: 'Brand', text: 'of the importer' },
  ];
  await renderFacts({ ...salve, info });
  expect(facts()).toEqual([
    ['Brand', 'Mizunari'],
    ['Pack size', '50 g'],
    ['Ingredients', 'Rice bran oil.'],
    ['Origin', 'Kampot'],
    ['Brand', 'of the importer'],
  ]);
  expect(screen.getByText('In Stock (3 available)')).toBeInTheDocument();
});

test('what a product does not tell is not shown: no stars, reviews, number of units, details', async () => {
  const { id, name, price, discount, img, category } = salve;
  await renderFacts({ id, name, price, discount, img, category });
  expect(screen.getByText('In Stock')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText(/review/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Details' })).toBeNull();
});

test('a description alone is shown without rows', async () => {
  const { brand: _brand, packSize: _packSize, composition: _composition, ...bare } = salve;
  await renderFacts(bare);
  expect(screen.getByText('A "firm" salve, for hands.')).toBeInTheDocument();
  expect(facts()).toEqual([]);
});
