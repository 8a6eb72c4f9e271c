import { lazyPart } from '@/components/loading/lazy-part';
import { StepHeading } from '@/components/ui/step-heading';
import type { Country } from '@/lib/domain/content';
import { hasStoredForm } from '@/lib/stores/draft-store';
import { checkoutMessages } from '@/messages/checkout';

const AddressStep = lazyPart(
  async () => (await import('@/components/checkout/address-step')).AddressStep,
  hasStoredForm,
);
const PaymentMethods = lazyPart(
  async () => (await import('@/components/checkout/payment-methods')).PaymentMethods,
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
  const stepClass = isAhead ? 'hairline -mb-3 pt-5' : 'hairline -mb-6 pt-8';
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
        <div className={stepClass}>
          <StepHeading
            id="address"
            step={isNumbered ? 2 : undefined}
            title={checkoutMessages.address}
            isMinor={isAhead}
          />
        </div>
        <AddressStep countries={countries} />
        <div className={stepClass}>
          <StepHeading step={isNumbered ? 3 : undefined} title={checkoutMessages.payment} isMinor={isAhead} />
        </div>
        <PaymentMethods />
      </form>
      <CouponBox />
    </>
  );
}
