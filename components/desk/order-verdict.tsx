import { useJudgement } from '@/components/desk/use-judgement';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { formatCents } from '@/lib/domain/money';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.order;

const shapes = {
  agrees: 'border-leaf bg-leaf-wash',
  'price-changed': 'border-line-strong bg-wheat',
  edited: 'border-alarm bg-alarm-wash',
};

/** What comparing the order with the shop has shown, with both sums where they may differ. */
export function OrderVerdict({ order }: { readonly order: DeskOrder }) {
  const judgement = useJudgement(order);
  if (judgement === undefined) return null;
  const { kind, writtenCents, shopCents, unknown } = judgement;
  const sums = [formatCents(writtenCents), formatCents(shopCents)] as const;
  return (
    <div className={`grid gap-1 rounded border-s-4 px-3 py-2 text-sm ${shapes[kind]}`}>
      <p className="font-semibold">{deskMessages.marks[kind]}</p>
      {kind === 'edited' && <p>{messages.edited(...sums)}</p>}
      {kind === 'price-changed' && <p>{messages.priceChanged(...sums)}</p>}
      {unknown.length > 0 && <p>{messages.unknown(unknown.map(({ name }) => name).join(', '))}</p>}
    </div>
  );
}
