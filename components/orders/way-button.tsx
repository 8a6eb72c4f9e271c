'use client';

import { wayIcons } from '@/components/orders/way-icons';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { LinkedWay } from '@/lib/domain/order-links';
import type { SendingWay } from '@/lib/domain/order-request';
import { orderRequestMessages as messages } from '@/lib/messages/en/order-request';

type Props = { readonly way: Exclude<SendingWay, LinkedWay>; readonly onPress: () => void };

/** A way that the browser itself has. */
export function WayButton({ way, onPress }: Props) {
  return (
    <li className="grid">
      <Button look="secondary" onClick={onPress}>
        <Icon path={wayIcons[way]} />
        {messages.ways[way]}
      </Button>
    </li>
  );
}
