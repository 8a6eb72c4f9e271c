import { Icon } from '@/components/ui/icon';
import {
  americanexpressMark,
  facebookMark,
  instagramMark,
  jcbMark,
  mastercardMark,
  telegramMark,
  visaMark,
  youtubeMark,
} from '@/components/ui/icon-paths';
import type { PaymentNetwork, SocialNetwork } from '@/lib/domain/content';

type Network = PaymentNetwork | SocialNetwork;

const marks = {
  americanexpress: americanexpressMark,
  facebook: facebookMark,
  instagram: instagramMark,
  jcb: jcbMark,
  mastercard: mastercardMark,
  telegram: telegramMark,
  visa: visaMark,
  youtube: youtubeMark,
} satisfies Record<Network, string>;

export function NetworkMark({
  network,
  className,
}: {
  readonly network: Network;
  readonly className: string;
}) {
  return <Icon path={marks[network]} isMark className={className} />;
}
