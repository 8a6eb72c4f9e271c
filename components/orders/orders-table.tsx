import { ConvertedPriceLine } from '@/components/currency/converted-price-line';
import { formatCents, toCents } from '@/lib/domain/money';
import type { Order, OrderStatus } from '@/lib/domain/order';
import { dashboardMessages as messages } from '@/messages/dashboard';

type Props = {
  readonly orders: readonly Order[];
  readonly labelledBy: string;
};

const headings = [messages.orderId, messages.status, messages.date, messages.total];

const statusClasses = {
  'In Progress': 'border-transparent bg-mist',
  Completed: 'border-transparent bg-leaf-wash text-leaf',
  Cancelled: 'border-line-strong text-ink-soft',
} satisfies Record<OrderStatus, string>;

export function OrdersTable({ orders, labelledBy }: Props) {
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed text-start">
      <thead className="max-sm:sr-only">
        <tr className="text-ink-soft text-sm">
          {headings.map((heading) => (
            <th key={heading} scope="col" className="pb-2 text-start font-semibold last:text-end">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map(({ orderid, status, date, total }) => (
          <tr
            key={orderid}
            className="hairline max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-y-1 max-sm:py-4"
          >
            <th scope="row" className="text-start font-semibold sm:py-4">
              {orderid}
            </th>
            <td className="max-sm:order-2 sm:py-4">
              <span
                className={`inline-block rounded-full border px-3 py-0.5 text-sm ${statusClasses[status]}`}
              >
                {status}
              </span>
            </td>
            <td className="text-ink-soft max-sm:order-3 max-sm:text-end">{date}</td>
            <td className="money text-end max-sm:order-1">
              {formatCents(toCents(total))}
              <ConvertedPriceLine cents={toCents(total)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
