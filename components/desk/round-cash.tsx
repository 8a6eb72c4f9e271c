import { cashToCollect } from '@/lib/domain/desk-cash';
import { dueCents, judgeOrder } from '@/lib/domain/desk-judgement';
import { formatCents } from '@/lib/domain/money';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

/** The cash that drivers bring back from the orders that are out. */
export function RoundCash() {
  const catalogue = useCatalogue((state) => state.catalogue);
  const out = useDesk((state) => state.orders).filter(({ status }) => status === 'out');
  if (out.length === 0 || catalogue === undefined) return null;
  const cents = out
    .map((order) => cashToCollect(order, dueCents(judgeOrder(order, catalogue)))?.collectedCents ?? 0)
    .reduce((sum, due) => sum + due, 0);
  return <p className="text-sm">{deskMessages.list.roundCash(out.length, formatCents(Math.round(cents)))}</p>;
}
