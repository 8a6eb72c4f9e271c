import { useJudgement } from '@/components/desk/use-judgement';
import type { Judgement } from '@/lib/domain/desk-judgement';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { formatCents } from '@/lib/domain/money';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.order;

const shapes = {
  agrees: 'border-leaf bg-leaf-wash',
  'price-changed': 'border-line-strong bg-wheat',
  edited: 'border-alarm bg-alarm-wash',
};

/** What comparing the order with the shop has shown, with what the message says where it differs. */
export function OrderVerdict({ order }: { readonly order: DeskOrder }) {
  const judgement = useJudgement(order);
  if (judgement === undefined) return null;
  const { kind, writtenCents, shopCents, unknown } = judgement;
  return (
    <div className={`grid gap-1 rounded border-s-4 px-3 py-2 text-sm ${shapes[kind]}`}>
      <p className="font-semibold">{deskMessages.marks[kind]}</p>
      {kind === 'edited' && (
        <>
          {editsOf(order, judgement).map((edit) => (
            <p key={edit}>{edit}</p>
          ))}
          <p>{messages.editedAdvice}</p>
        </>
      )}
      {kind === 'price-changed' && (
        <p>{messages.priceChanged(formatCents(writtenCents), formatCents(shopCents))}</p>
      )}
      {unknown.length > 0 && <p>{messages.unknown(unknown.map(({ name }) => name).join(', '))}</p>}
    </div>
  );
}

/** A sentence for each difference that is known. */
function editsOf({ lines }: DeskOrder, { writtenCents, shopCents }: Judgement): readonly string[] {
  const edits = lines.flatMap(({ name, qty, unitCents, written }) => [
    ...(written && written.qty !== qty ? [messages.editedQuantity(name, written.qty, qty)] : []),
    ...(written && written.unitCents !== unitCents
      ? [messages.editedPrice(name, formatCents(written.unitCents), formatCents(unitCents))]
      : []),
  ]);
  if (writtenCents !== shopCents)
    edits.push(messages.editedTotal(formatCents(writtenCents), formatCents(shopCents)));
  return edits.length > 0 ? edits : [messages.editedElsewhere];
}
