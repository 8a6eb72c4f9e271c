import { ways as allWays } from '@/components/cart/ways';
import { Icon } from '@/components/ui/icon';
import { waysMessages } from '@/messages/ways';

type Props = {
  readonly ways?: typeof allWays;
  /** Sets the columns. */
  readonly className?: string;
};

export function WaysToBuy({ ways = allWays, className = '' }: Props) {
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
