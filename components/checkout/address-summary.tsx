import { TextLink } from '@/components/ui/text-link';
import { addressLines, type CheckoutAddress } from '@/lib/domain/checkout';
import { paymentMessages } from '@/lib/messages/en/payment';
import { routes } from '@/lib/routes';

type Props = { readonly title: string; readonly address: CheckoutAddress };

/** What was typed on the cart page, or placeholders where nothing was (PAY-02, A-42). */
export function AddressSummary({ title, address }: Props) {
  const typed = addressLines(address);
  const lines = typed.length > 0 ? typed : paymentMessages.placeholderAddress;
  return (
    <section>
      <h2 className="mb-2 text-xl">{title}</h2>
      <address className={`wrap-anywhere ${typed.length > 0 ? '' : 'text-ink-soft'}`}>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <TextLink href={routes.cart} className="print:hidden">
        {paymentMessages.change}
      </TextLink>
    </section>
  );
}
