import { useControlState } from '@/components/ui/use-control-state';
import { useDraft } from '@/lib/stores/draft-store';
import { checkoutMessages, methodHints } from '@/messages/checkout';
import { paymentMethods } from '@/shop/settings';

/** The choice changes the explanation on the payment page, and the bill of a shop where collection is free. */
export function PaymentMethods() {
  const chosen = useDraft((state) => state.draft.method);
  const change = useDraft((state) => state.change);
  const state = useControlState(useDraft(({ isReady }) => isReady));
  return (
    <fieldset>
      <legend className="sr-only">{checkoutMessages.method}</legend>
      <div className="grid gap-2 @2xl/goods:gap-3 @2xl/goods:auto-cols-fr @2xl/goods:grid-flow-col">
        {paymentMethods.map((method) => (
          <div
            key={method}
            className="relative flex items-start gap-3 rounded border border-line bg-card px-4 py-3 has-checked:border-ink print:not-has-checked:hidden"
          >
            <input
              type="radio"
              name="method"
              id={`method-${method}`}
              className="relative z-1 mt-1 size-5 shrink-0"
              {...state}
              checked={chosen === method}
              aria-describedby={`method-${method}-hint`}
              onChange={() => change({ method })}
            />
            <div>
              <label htmlFor={`method-${method}`} className="stretched font-semibold">
                {checkoutMessages.methods[method]}
              </label>
              <p id={`method-${method}-hint`} className="text-sm text-ink-soft">
                {methodHints[method]}
              </p>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
