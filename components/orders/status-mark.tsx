import type { OrderStatus } from '@/lib/domain/order';

const looks = {
  'In Progress': 'border-transparent bg-mist',
  Completed: 'border-transparent bg-leaf-wash text-leaf',
  Cancelled: 'border-line-strong text-ink-soft',
} satisfies Record<OrderStatus, string>;

export function StatusMark({ status }: { readonly status: OrderStatus }) {
  return (
    <span className={`inline-block rounded-full border px-3 py-0.5 text-sm ${looks[status]}`}>{status}</span>
  );
}
