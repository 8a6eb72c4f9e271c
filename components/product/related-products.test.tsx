import { render, screen } from '@testing-library/react';
import { RelatedProducts } from '@/components/product/related-products';
import { oats } from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';

test.each([
  [2, 'sm:grid-flow-col'],
  [4, 'md:grid-cols-4'],
  [5, 'lg:grid-cols-5'],
])('PDP-19 %i related products leave no empty column', (count, columns) => {
  const products = Array.from({ length: count }, (_, index) => ({
    ...oats,
    id: index + 1,
    name: `P${index}`,
  }));
  render(
    <StoreProvider catalogueUrl="/catalogue.json">
      <RelatedProducts products={products} />
    </StoreProvider>,
  );
  expect(screen.getAllByRole('article')).toHaveLength(count);
  expect(screen.getByRole('list')).toHaveClass(columns);
});

test('PDP-19 without related products there is no heading', () => {
  const { container } = render(<RelatedProducts products={[]} />);
  expect(container).toBeEmptyDOMElement();
});
