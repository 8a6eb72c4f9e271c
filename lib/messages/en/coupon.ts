export const couponMessages = {
  label: 'Coupon code',
  apply: 'Apply coupon',
  note: "This code doesn't change your total.",
} as const;
