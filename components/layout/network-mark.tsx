import type { PaymentNetwork, SocialNetwork } from '@/lib/domain/content';
import { withBasePath } from '@/lib/routes';

type Props = {
  /** The drawing that holds all marks. */
  readonly marks: string;
  readonly network: PaymentNetwork | SocialNetwork;
  readonly className: string;
};

/** Drawn from a file that all pages share; always decoration: the name stands beside it. */
export function NetworkMark({ marks, network, className }: Props) {
  return (
    <svg aria-hidden="true" focusable="false" className={`fill-current ${className}`}>
      <use href={`${withBasePath(marks)}#${network}`} />
    </svg>
  );
}
