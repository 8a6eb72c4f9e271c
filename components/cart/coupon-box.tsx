'use client';

import { useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { cartMessages } from '@/lib/messages/en/cart';

/** Takes any code and changes no amount (CART-07, A-34). */
export function CouponBox() {
  const [isAnswered, setAnswered] = useState(false);

  function apply(event: SyntheticEvent): void {
    event.preventDefault();
    setAnswered(true);
  }

  return (
    <form method="post" className="mt-6 print:hidden" onSubmit={apply}>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={cartMessages.coupon}
          autoComplete="off"
          className="min-w-32 grow basis-32"
          onChange={() => setAnswered(false)}
        />
        <Button type="submit" look="secondary">
          {cartMessages.applyCoupon}
        </Button>
      </div>
      <p role="status" className="mt-2 text-ink-soft">
        {isAnswered && cartMessages.couponAnswer}
      </p>
    </form>
  );
}
