import { Icon } from '@/components/ui/icon';
import { banknoteIcon } from '@/components/ui/icons/banknote';
import { messageCircleIcon } from '@/components/ui/icons/message-circle';
import { storeIcon } from '@/components/ui/icons/store';
import { undoIcon } from '@/components/ui/icons/undo';
import { waysMessages } from '@/messages/ways';
import { isReturnSealed, orderApps, paymentMethods, returnDays } from '@/shop/settings';

const ways = [
  ...(paymentMethods.includes('cod') ? [{ icon: banknoteIcon, text: waysMessages.cod }] : []),
  ...(paymentMethods.includes('collect') ? [{ icon: storeIcon, text: waysMessages.collect }] : []),
  ...(orderApps.length > 0 ? [{ icon: messageCircleIcon, text: waysMessages.order(orderApps) }] : []),
  ...(returnDays > 0 ? [{ icon: undoIcon, text: waysMessages.returns(returnDays, isReturnSealed) }] : []),
];

/** The ways in one line. */
export const waysNote = ways.map(({ text }) => text).join(' · ');

/** How to pay, order and return, as the settings of the shop say; `className` sets its columns. */
export function WaysToBuy({ className = '' }: { readonly className?: string }) {
  if (ways.length === 0) return null;
  return (
    <ul
      aria-label={waysMessages.label}
      className={`grid gap-x-4 gap-y-2 text-[0.9375rem] leading-snug sm:gap-x-6 ${className}`}
    >
      {ways.map(({ icon, text }) => (
        <li key={text} className="flex gap-2">
          <Icon path={icon} className="size-5 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}
