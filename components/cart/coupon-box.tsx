'use client';

import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { cartMessages } from '@/lib/messages/en/cart';
import { useDraft } from '@/lib/stores/draft-provider';

/** Takes any code and changes no amount (CART-07, A-34); an order request carries it. */
export function CouponBox() {
  const kept = useDraft((state) => state.draft.coupon);
  const isReady = useDraft((state) => state.ready);
  const change = useDraft((state) => state.change);
  const [isAnswered, setAnswered] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // What was typed before the kept draft arrived wins over it.
  const merge = useEffectEvent((input: HTMLInputElement) => {
    if (input.value === '') input.value = kept;
    else change({ coupon: input.value });
  });
  useEffect(() => {
    if (isReady && field.current !== null) merge(field.current);
  }, [isReady]);

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
          ref={field}
          onChange={(event) => {
            setAnswered(false);
            change({ coupon: event.currentTarget.value });
          }}
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
