import type { MouseEvent } from 'react';
import { cameFromList } from '@/components/desk/use-list-place';
import { deskMessages } from '@/messages/desk';

/** Closes the order on a phone, where it covers the list. */
export function AllOrdersLink() {
  function goBack(event: MouseEvent): void {
    if (!cameFromList()) return;
    event.preventDefault();
    history.back();
  }
  return (
    <a
      href="#desk-orders"
      className="text-link inline-flex min-h-11 items-center text-sm lg:hidden"
      onClick={goBack}
    >
      {deskMessages.order.back}
    </a>
  );
}
