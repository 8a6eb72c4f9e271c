import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useStoredText } from '@/components/ui/use-stored-text';
import { useDraft } from '@/lib/stores/draft-store';
import { couponMessages } from '@/messages/coupon';

/** Accepts any code, which the order includes and which changes no amount. `method="post"` keeps it out of the url. */
export function CouponBox() {
  const stored = useDraft((state) => state.draft.coupon);
  const isReady = useDraft((state) => state.isReady);
  const change = useDraft((state) => state.change);
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useStoredText(field, { stored, isReady, onTyped: (coupon) => change({ coupon }) });

  function apply(event: SyntheticEvent): void {
    event.preventDefault();
    setSubmitted(true);
  }

  return (
    <form
      method="post"
      className="hairline mt-8 pt-6 in-data-ahead:mt-4 in-data-ahead:pt-3 print:hidden"
      onSubmit={apply}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={couponMessages.label}
          name="coupon"
          autoComplete="off"
          className="min-w-32 grow basis-32"
          ref={field}
          onChange={(event) => {
            setSubmitted(false);
            change({ coupon: event.currentTarget.value });
          }}
        />
        <Button type="submit" variant="secondary">
          {couponMessages.apply}
        </Button>
      </div>
      <p role="status" className="mt-2 text-ink-soft empty:sr-only">
        {isSubmitted && couponMessages.note}
      </p>
    </form>
  );
}
