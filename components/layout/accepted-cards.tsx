import { NetworkMark } from '@/components/ui/network-mark';
import type { Company } from '@/lib/domain/company';
import { footerMessages } from '@/messages/footer';

export function AcceptedCards({ payments }: Pick<Company, 'payments'>) {
  if (payments.length === 0) return null;
  return (
    <ul aria-label={footerMessages.payments} className="flex gap-1">
      {payments.map(({ network, name }) => (
        <li
          key={network}
          className="grid h-7 w-10 place-items-center rounded-sm border border-line bg-card text-ink"
        >
          <NetworkMark network={network} />
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ul>
  );
}
