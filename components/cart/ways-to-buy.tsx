import { ways } from '@/components/cart/ways';
import { Icon } from '@/components/ui/icon';
import { waysMessages } from '@/messages/ways';

/** `className` sets the columns. */
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
