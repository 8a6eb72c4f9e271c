import type { OrderStatus } from '@/lib/domain/order';

const looks = {
  'In Progress': 'bg-wheat',
  Completed: 'bg-leaf-wash text-leaf',
  Cancelled: 'bg-paper text-ink-soft',
} satisfies Record<OrderStatus, string>;

export function StatusMark({ status }: { readonly status: OrderStatus }) {
  return <span className={`inline-block rounded-full px-3 py-0.5 text-sm ${looks[status]}`}>{status}</span>;
}
