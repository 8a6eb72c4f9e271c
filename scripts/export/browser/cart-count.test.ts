import { showCartCount } from '@/scripts/export/browser/cart-count';

test('FRAME-07 the number of products is written at the cart', () => {
  document.body.innerHTML = '<a href="/Cart"><span data-testid="cart-badge">0</span></a>';
  showCartCount(3);
  expect(document.body.innerHTML).toBe(
    '<a href="/Cart" aria-label="Cart, 3 items"><span data-testid="cart-badge" data-count="3">3</span></a>',
  );
});

test('a page without a cart link is left alone', () => {
  document.body.innerHTML = '<p>Tea</p>';
  showCartCount(3);
  expect(document.body.innerHTML).toBe('<p>Tea</p>');
});
