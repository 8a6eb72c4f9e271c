import { useEffect, useMemo, useRef } from 'react';
import { AllOrdersLink } from '@/components/desk/all-orders-link';
import { DeleteCustomer } from '@/components/desk/delete-customer';
import { NextStep } from '@/components/desk/next-step';
import { OrderGoods } from '@/components/desk/order-goods';
import { OrderPeople } from '@/components/desk/order-people';
import { OrderPrints } from '@/components/desk/order-prints';
import { OrderRecord } from '@/components/desk/order-record';
import { OrderVerdict } from '@/components/desk/order-verdict';
import { OtherMessages } from '@/components/desk/other-messages';
import { SamePhone } from '@/components/desk/same-phone';
import { StatusButtons } from '@/components/desk/status-buttons';
import { formatDay } from '@/lib/domain/day';
import type { DeskEvent, DeskOrder } from '@/lib/domain/desk-order';
import { ordersOfSamePhone } from '@/lib/domain/desk-phone';
import { dayOfRequest } from '@/lib/domain/order-reference';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

type Props = {
  readonly order: DeskOrder;
  readonly onEvent: (order: DeskOrder, event: DeskEvent) => void;
};

const messages = deskMessages.order;

export function OrderDetail({ order, onEvent }: Props) {
  const { reference, from, method, coupon, notes } = order;
  const methodText = method === undefined ? deskMessages.noMethod : deskMessages.methods[method];
  const orders = useDesk((state) => state.orders);
  const samePhone = useMemo(() => ordersOfSamePhone(orders), [orders]).get(reference);
  const heading = useRef<HTMLHeadingElement>(null);
  // The list, and with it the focus, may be hidden now.
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [reference]);
  return (
    <article className="grid gap-5" aria-labelledby="desk-order">
      <header>
        <AllOrdersLink />
        <h2 id="desk-order" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          <bdi>{from[0] ?? deskMessages.list.nameless}</bdi>
        </h2>
        <p className="text-sm text-ink-soft">
          <bdi className="money">{reference}</bdi> · {formatDay(dayOfRequest(order))}
        </p>
        {samePhone !== undefined && (
          <a href={`#${samePhone.reference}`} className="text-link inline-flex min-h-11 items-center text-sm">
            <span>
              <SamePhone other={samePhone} />
            </span>
          </a>
        )}
      </header>
      <OrderVerdict order={order} />
      <OtherMessages order={order} />
      <StatusButtons order={order} onSet={onEvent} />
      <OrderGoods order={order} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&_dt]:text-ink-soft">
        <dt>{messages.payment}</dt>
        <dd>{order.isPaid ? messages.paidAs(methodText) : methodText}</dd>
        {coupon !== '' && (
          <>
            <dt>{messages.coupon}</dt>
            <dd>
              <bdi>{coupon}</bdi>
            </dd>
          </>
        )}
      </dl>
      <OrderPeople order={order} />
      {notes !== '' && (
        <section>
          <h3 className="mb-1 text-base">{messages.notes}</h3>
          <p dir="auto" className="whitespace-pre-wrap">
            {notes}
          </p>
        </section>
      )}
      <OrderPrints order={order} />
      <NextStep order={order} onEvent={onEvent} />
      <OrderRecord order={order} />
      <DeleteCustomer order={order} />
    </article>
  );
}
