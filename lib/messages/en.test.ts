/**
 * The sentences of the interface in English stand in `en/`, a file for each noun, so that a page loads only what it
 * says. Quoted texts of the specification stand there once, to the letter, typos included (ERR-01). Amounts arrive as
 * formatted text.
 */
import { allCategories } from '@/lib/domain/catalogue';
import { trackingPercent } from '@/lib/domain/order';
import { repositoryFiles } from '@/scripts/house-rules/repository';
import { accountMessages } from '@/messages/account';
import { cartMessages } from '@/messages/cart';
import { cartNoticeMessages } from '@/messages/cart-notices';
import { catalogueMessages } from '@/messages/catalogue';
import { checkoutMessages } from '@/messages/checkout';
import { copyMessages } from '@/messages/copying';
import { currencyMessages } from '@/messages/currency';
import { dashboardMessages } from '@/messages/dashboard';
import { errorMessages } from '@/messages/error';
import { layoutMessages } from '@/messages/layout';
import { notFoundMessages } from '@/messages/not-found';
import { paymentMessages } from '@/messages/payment';
import { paymentStatusMessages } from '@/messages/payment-status';
import { priceFilterMessages } from '@/messages/price-filter';
import { productMessages } from '@/messages/product';
import { productControlMessages } from '@/messages/product-controls';
import { termsMessages } from '@/messages/product-page';
import { trackingMessages } from '@/messages/tracking';
import { wishlistMessages } from '@/messages/wishlist';
import { wishlistNoticeMessages } from '@/messages/wishlist-notices';

/** Each text is typed by hand from the specification, character by character, beside the message that shows it. */
test.each([
  ['Search', layoutMessages.search],
  ['Page not found', notFoundMessages.title],
  ["The page you are looking for doesn't exist or an other error occurred", notFoundMessages.text],
  ['Back', errorMessages.back],
  ['Contact us', errorMessages.contactUs],
  ['Filter Price', priceFilterMessages.filterPrice],
  ['Both', catalogueMessages.statuses.both],
  ['In Stock', catalogueMessages.statuses['in-stock']],
  ['Out of Stock', catalogueMessages.statuses['out-of-stock']],
  ['Out of Stock', productMessages.outOfStock],
  ['All Category', allCategories],
  ['Showing all 30 products', catalogueMessages.showing(30)],
  ['Showing all 4 products', catalogueMessages.showing(4)],
  ['No products were found matching your selection.', catalogueMessages.noMatch],
  ['Delivery in 2-3 working days', termsMessages.delivery],
  ['Inclusive of VAT', termsMessages.tax],
  ['Add to cart', productMessages.addToCart],
  ['Add to wishlist', productMessages.addToWishlist],
  ['Share', productControlMessages.share],
  ['Copied', copyMessages.copied],
  ['Collect and Pay', checkoutMessages.methods.collect],
  ['COD (Cash on Delivery)', checkoutMessages.methods.cod],
  ['Credit/Debit Card', checkoutMessages.methods.card],
  ['Back to Shop', cartMessages.backToShop],
  ['Proceed to Payment >', cartMessages.proceed],
  ['You only need $45.50 more to get free shipping!', cartMessages.freeShippingGap('$45.50')],
  ['Pay & Place Order >', paymentMessages.pay],
  ['Cart is empty', cartMessages.empty],
  ['No items in wishlist', wishlistMessages.empty],
  ['added to your wishlist', wishlistNoticeMessages.added],
  ['Wishlist', wishlistMessages.title],
  ['See more', wishlistNoticeMessages.seeMore],
  ['View Cart', cartNoticeMessages.viewCart],
  ['Checkout', cartNoticeMessages.checkout],
  ['Already in cart', wishlistMessages.inCart],
  ['Item already in cart', wishlistMessages.itemInCart],
  ['Product already in wishlist', wishlistNoticeMessages.already],
  ['Stock full', cartNoticeMessages.stockFullTitle],
  ['Adding quantity greater than stock', cartNoticeMessages.stockFull],
  ['8 Characters', accountMessages.checks.length],
  ['1 Special Character (Example: # $ @ & ?)', accountMessages.checks.special],
  ['1 Uppercase and 1 Lowercase', accountMessages.checks.letterCase],
  ['1 Numberical Digit', accountMessages.checks.digit],
  ['Password not match', accountMessages.different],
  ['Password not match condition', accountMessages.weak],
  ['Registration successful!', accountMessages.registered],
  ['Invalid email or password', accountMessages.invalidLogin],
  ['Login successful!', accountMessages.loggedIn],
  ['26%', `${trackingPercent}%`],
  [
    'Sorry, Payment failed. Unfortunately. Your order cannot be complete. Please ensure that the billing address you provided is the same one where your debit/credit card is registered.',
    paymentStatusMessages.text,
  ],
  ['Alternatively, please try a different payment method.', paymentStatusMessages.alternative],
  ['Back to Cart', paymentStatusMessages.backToCart],
  ['Pay Now', paymentStatusMessages.payNow],
  ['Tax (5% VAT)', cartMessages.tax],
  ['My Account', dashboardMessages.title],
])('ERR-01 the interface says “%s”', (text, found) => {
  expect(found).toBe(text);
});

test('ERR-01 TRK-04 the steps of tracking stand in their order', () => {
  expect(trackingMessages.stepNames).toEqual(['Ordered', 'Packaging', 'Delivery', 'Delivered', 'Received']);
});

test('A-33 amounts of other currencies are read out in words', () => {
  const other = { code: 'AED', rate: 3.6725, name: 'dirhams', singular: 'dirham', step: 1 };
  const spoken = ['0', '1', '94'].map((amount) => currencyMessages.spokenAbout(amount, other));
  expect(spoken).toEqual(['about 0 dirhams', 'about 1 dirham', 'about 94 dirhams']);
});

const sources = repositoryFiles().filter(
  ({ path }) => /^(app|components|lib|data)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);

/** These are the texts of the error catalogue of the specification (lines 103 to 112). */
test.each([
  'Invalid email or password',
  'Password not match',
  'Password not match condition',
  'Adding quantity greater than stock',
  'Product already in wishlist',
  'Item already in cart',
  'No products were found matching your selection.',
  'Cart is empty',
  'No items in wishlist',
  'Sorry, Payment failed. Unfortunately. Your order cannot be complete. Please ensure that the billing address you provided is the same one where your debit/credit card is registered.',
  'Alternatively, please try a different payment method.',
  'Back to Cart',
  'Pay Now',
  'Page not found',
])('ERR-01 “%s” is a constant of the sources exactly once', (text) => {
  const places = sources.flatMap(({ path, text: source }) =>
    ['"', "'", '`'].flatMap((mark) => source.split(`${mark}${text}${mark}`).slice(1)).map(() => path),
  );
  expect(places).toEqual([expect.stringMatching(/^lib\/messages\/en\/[a-z-]+\.ts$/)]);
});

test('the texts spell Email, Log in and Log out in one way', () => {
  const texts = repositoryFiles().filter(
    ({ path }) => /^(?:lib\/messages|data)\//.test(path) && !path.endsWith('.test.ts'),
  );
  const otherSpellings = texts.flatMap(({ path, text }) =>
    Array.from(
      text.matchAll(/\b(?:e-mails?|sign(?:ed|ing)? (?:in|out))\b/gi),
      ([found]) => `${path}: ${found}`,
    ),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(otherSpellings).toEqual([]);
});
