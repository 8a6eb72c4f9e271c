import type { PaymentNetwork, SocialNetwork } from '@/lib/domain/company';

type Props = { readonly network: PaymentNetwork | SocialNetwork };

/** The mark is hidden from screen readers: give the name as text beside it or as a label. */
export function NetworkMark({ network }: Props) {
  return <span aria-hidden="true" data-network={network} className="network-mark size-5" />;
}
