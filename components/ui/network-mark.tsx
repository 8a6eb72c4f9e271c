import { withBasePath } from '@/lib/base-path';
import type { PaymentNetwork, SocialNetwork } from '@/lib/domain/company';

/** An SVG sprite with a symbol for each network. */
const networkMarks = '/images/networks-5030a9e8.svg';

type Props = {
  readonly network: PaymentNetwork | SocialNetwork;
  readonly className: string;
};

/** The mark is hidden from screen readers: give the name as text beside it or as a label. */
export function NetworkMark({ network, className }: Props) {
  return (
    <svg aria-hidden="true" className={`fill-current ${className}`}>
      <use href={`${withBasePath(networkMarks)}#${network}`} />
    </svg>
  );
}
