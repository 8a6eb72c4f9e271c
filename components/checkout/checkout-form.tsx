import { PaymentMethods } from '@/components/checkout/payment-methods';
import { lazyPart } from '@/components/loading/lazy-part';
import { StepHeading } from '@/components/ui/step-heading';
import type { Country } from '@/lib/domain/content';
import { hasStoredForm, useDraft } from '@/lib/stores/draft-store';
import { checkoutMessages } from '@/messages/checkout';

const AddressStep = lazyPart(
  async () => (await import('@/components/checkout/address-step')).AddressStep,
  hasStoredForm,
);
const CouponBox = lazyPart(
  async () => (await import('@/components/checkout/coupon-box')).CouponBox,
  hasStoredForm,
);

type Props = {
  readonly countries: readonly Country[];
  /** False if the first step, the goods, is missing. */
  readonly isNumbered: boolean;
  /** The cart is known to be empty. */
  readonly isAhead: boolean;
};

/** `method="post"` keeps what is typed out of the url. */
export function CheckoutForm({ countries, isNumbered, isAhead }: Props) {
  const method = useDraft((state) => state.draft.method);
  const isReady = useDraft((state) => state.isReady);
  const change = useDraft((state) => state.change);
  return (
    <>
      <form
        method="post"
        noValidate
        className={`grid ${isAhead ? 'gap-5' : 'gap-8'}`}
        onSubmit={(event) => event.preventDefault()}
      >
        {isAhead && (
          <div>
            <h2 className="text-xl">{checkoutMessages.aheadTitle}</h2>
            <p className="text-sm">{checkoutMessages.ahead}</p>
          </div>
        )}
        <div className={isAhead ? 'hairline -mb-3 pt-5' : 'hairline -mb-6 pt-8'}>
          <StepHeading
            id="address"
            step={isNumbered ? 2 : undefined}
            title={checkoutMessages.address}
            isMinor={isAhead}
          />
        </div>
        <AddressStep countries={countries} />
        <div className={isAhead ? 'hairline -mb-3 pt-5' : 'hairline -mb-6 pt-8'}>
          <StepHeading step={isNumbered ? 3 : undefined} title={checkoutMessages.payment} isMinor={isAhead} />
        </div>
        <PaymentMethods chosen={method} isReady={isReady} onChoose={(chosen) => change({ method: chosen })} />
      </form>
      <CouponBox />
    </>
  );
}
