import { render } from '@testing-library/react';
import { CartPreview } from '@/components/checkout/cart-preview';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
import { oats, salve } from '@/lib/fixtures';
import { StoreProvider } from '@/lib/stores/store-provider';
import { showCartPreview } from '@/scripts/export/browser/cart-preview';

const drawn = { ...oats, id: 2, name: "Rock & Roll's $& <b>", img: '/images/x.svg' };

/** A page that is not hydrated, with the catalogue and what storage holds. */
async function open(cart: unknown, products = [oats, salve, drawn]): Promise<void> {
  const text = typeof cart === 'string' ? cart : JSON.stringify(cart);
  localStorage.setItem('Cart', text);
  const { container, unmount } = render(
    <StoreProvider catalogueUrl="/catalogue/abc.json">
      <CartPreview example={salve} />
    </StoreProvider>,
  );
  const { innerHTML } = container;
  unmount();
  document.body.innerHTML = `<div id="chunk-load-guard"></div>${innerHTML}<div id="spinner"></div>`;
  window.catalogueRequest = Promise.resolve(JSON.parse(writeCatalogue(products)));
  await showCartPreview();
}

const preview = () => document.getElementById('cart-preview');
const spinner = () => document.getElementById('spinner');
const texts = (selector: string) =>
  Array.from(preview()?.querySelectorAll(selector) ?? [], ({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

test('CART-01 CART-13 a stored cart is shown with its lines and how far it is from free shipping, and replaces the spinner', async () => {
  await open([
    { id: 1, qty: 2 },
    { id: 2, qty: 1 },
  ]);
  expect(texts('h3')).toEqual(['Oats', "Rock & Roll's $& <b>"]);
  expect(texts('p')).toEqual([
    'You only need $5.00 more to get free shipping!',
    'Price $15.00',
    'Total $30.00',
    'Price $15.00',
    'Total $15.00',
  ]);
  expect(preview()?.querySelector('rect:last-child')).toHaveAttribute('width', '90');
  expect(spinner()).not.toBeVisible();
});

test('CART-01 a line has the link, picture, labels and ids of its product', async () => {
  await open([{ id: 7, qty: 3 }]);
  expect(preview()?.querySelector('a')).toHaveAttribute(
    'href',
    '/OurStore/Snacks_&_Confectionaries/Hand_Salve',
  );
  const image = preview()?.querySelector('img');
  expect(image).toHaveAttribute('src', '/images/products/07-0a1b2c3d-800.avif');
  expect(image?.srcset).toContain('/images/products/07-0a1b2c3d-240.avif 240w, ');
  expect(image).toHaveClass('bg-apricot');
  const field = preview()?.querySelector('input');
  expect(field).toHaveValue('3');
  expect(field).toHaveAttribute('aria-label', 'Quantity of Hand Salve');
  expect(field).toHaveAttribute('aria-valuemax', '3');
  expect(Array.from(preview()?.querySelectorAll('li [id]') ?? [], ({ id }) => id)).toEqual([
    'line-7-link',
    'line-7-quantity-decrease',
    'line-7-quantity',
    'line-7-quantity-increase',
    'line-7-remove',
  ]);
  expect(texts('p')[0]).toBe('You have free shipping!');
});

test('a drawing has one file', async () => {
  await open([{ id: 2, qty: 1 }]);
  const image = preview()?.querySelector('img');
  expect(image).toHaveAttribute('src', '/images/x.svg');
  expect(image).not.toHaveAttribute('srcset');
  expect(image).toHaveClass('bg-blush');
});

test('the preview announces nothing, because what React renders will', async () => {
  await open([{ id: 1, qty: 1 }]);
  expect(preview()?.querySelector('[role=status]')).toBeNull();
});

test('A-63 the name and the price are those of the catalogue, whatever storage says', async () => {
  await open([
    { id: 1, qty: 1, name: '<img src=x onerror=alert(1)>', price: 0.01, img: '/images/evil.avif' },
  ]);
  expect(texts('h3')).toEqual(['Oats']);
  expect(texts('p')).toContain('Price $15.00');
  expect(preview()?.innerHTML).not.toContain('evil');
});

test.each([
  ['there are no lines', []],
  ['the stored text is no JSON', 'tea'],
  ['storage holds no list', '{"tea":7}'],
  [
    'a product is unknown',
    [
      { id: 1, qty: 1 },
      { id: 99, qty: 1 },
    ],
  ],
  ['more is stored than the shop has', [{ id: 1, qty: 3 }]],
  ['a quantity is unreadable', [{ id: 1, qty: 'many' }]],
])('A-63 there is no preview if %s', async (_case, cart) => {
  await open(cart);
  expect(preview()).toBeEmptyDOMElement();
  expect(spinner()).toBeVisible();
});

test('there is no preview if prices are shown in another currency too', async () => {
  localStorage.setItem('currency', '"KHR"');
  await open([{ id: 1, qty: 1 }]);
  expect(preview()).toBeEmptyDOMElement();
});

test('there is no preview if the address holds a shared cart', async () => {
  window.history.replaceState(null, '', '/Cart?items=1.1');
  await open([{ id: 1, qty: 1 }]);
  expect(preview()).toBeEmptyDOMElement();
});

test('there is no preview without the catalogue, nor once React has hydrated the page', async () => {
  await open([{ id: 1, qty: 1 }]);
  preview()?.replaceChildren();
  window.catalogueRequest = Promise.resolve(undefined);
  await showCartPreview();
  expect(preview()).toBeEmptyDOMElement();
  window.catalogueRequest = Promise.resolve(JSON.parse(writeCatalogue([oats])));
  document.getElementById('chunk-load-guard')?.remove();
  await showCartPreview();
  expect(preview()).toBeEmptyDOMElement();
});

test('the focus stays on the same control when React replaces the preview', async () => {
  await open([{ id: 1, qty: 1 }]);
  document.getElementById('line-1-remove')?.focus();
  preview()?.remove();
  document.body.insertAdjacentHTML('beforeend', '<button id="line-1-remove"></button>');
  await Promise.resolve();
  expect(document.getElementById('line-1-remove')).toHaveFocus();
});
