export const paymentStatusMessages = {
  title: 'Payment failed',
  description: "Your payment didn't go through. Your cart is unchanged.",
  text: 'Sorry, Payment failed. Unfortunately. Your order cannot be complete. Please ensure that the billing address you provided is the same one where your debit/credit card is registered.',
  alternative: 'Alternatively, please try a different payment method.',
  unchanged: 'Nothing was charged, and nothing is lost.',
  help: 'Ask us for help',
  backToCart: 'Back to Cart',
  payNow: 'Pay Now',
} as const;
