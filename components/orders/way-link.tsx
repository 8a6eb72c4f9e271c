'use client';

import { wayIcons } from '@/components/orders/way-icons';
import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import type { LinkedWay } from '@/lib/domain/order-links';
import { orderRequestMessages as messages } from '@/lib/messages/en/order-request';

type Props = {
  readonly way: LinkedWay;
  readonly href: string;
  readonly onOpen: (way: LinkedWay) => void;
};

/** Opens an app of the shopper's with the message in it; a website of one opens beside the shop. */
export function WayLink({ way, href, onOpen }: Props) {
  return (
    <li className="grid">
      <a
        href={href}
        {...(way === 'email' ? {} : { target: '_blank' })}
        rel="noopener noreferrer"
        className={buttonLook.secondary}
        onClick={() => onOpen(way)}
      >
        <Icon path={wayIcons[way]} />
        {messages.ways[way]}
      </a>
    </li>
  );
}
