export const paymentStatusMessages = {
  pageTitle: 'Payment failed',
  title: 'Sorry, Payment failed.',
  description: 'Your payment did not go through. Your cart is unchanged.',
  text: 'Unfortunately. Your order cannot be complete. Please ensure that the billing address you provided is the same one where your debit/credit card is registered.',
  alternative: 'Alternatively, please try a different payment method.',
  unchanged: 'Nothing was charged, and your cart is as you left it.',
  help: 'Ask us for help',
  backToCart: 'Back to Cart',
  payNow: 'Pay Now',
} as const;
