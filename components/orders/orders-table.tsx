import { StatusMark } from '@/components/orders/status-mark';
import { formatCents, toCents } from '@/lib/domain/money';
import type { Order } from '@/lib/domain/order';
import { dashboardMessages as messages } from '@/lib/messages/en';

type Props = { readonly orders: readonly Order[]; /** Id of its heading. */ readonly labelledBy: string };

/**
 * Recent orders (DASH-04): a table, on phones two lines an order. The roles are written out because a row laid out
 * as a grid is no row to some screen readers.
 */
export function OrdersTable({ orders, labelledBy }: Props) {
  return (
    <table role="table" aria-labelledby={labelledBy} className="w-full text-start">
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="text-ink-soft text-sm">
          <Heading>{messages.orderId}</Heading>
          <Heading>{messages.status}</Heading>
          <Heading>{messages.date}</Heading>
          <Heading isEnd>{messages.total}</Heading>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map(({ orderid, status, date, total }) => (
          <tr
            key={orderid}
            role="row"
            className="hairline max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-y-1 max-sm:py-4"
          >
            <th role="rowheader" scope="row" className="text-start font-semibold sm:py-4">
              {orderid}
            </th>
            <td role="cell" className="max-sm:order-2 sm:py-4">
              <StatusMark status={status} />
            </td>
            <td role="cell" className="text-ink-soft max-sm:order-3 max-sm:text-end">
              {date}
            </td>
            <td role="cell" className="money text-end max-sm:order-1">
              {formatCents(toCents(total))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heading({ children, isEnd = false }: { readonly children: string; readonly isEnd?: boolean }) {
  return (
    <th role="columnheader" scope="col" className={`pb-2 font-semibold ${isEnd ? 'text-end' : 'text-start'}`}>
      {children}
    </th>
  );
}
