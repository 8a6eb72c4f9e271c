import { memo } from 'react';
import { shortDay } from '@/components/desk/day-of';
import { Mark } from '@/components/desk/mark';
import { SamePhone } from '@/components/desk/same-phone';
import { StatusBadge } from '@/components/desk/status-badge';
import { useJudgement } from '@/components/desk/use-judgement';
import { Button } from '@/components/ui/button';
import { buttonVariant } from '@/components/ui/button-variant';
import { FocusFallback } from '@/components/ui/focus-fallback';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { dueCents, needsCheck } from '@/lib/domain/desk-judgement';
import { nextStep } from '@/lib/domain/desk-next-status';
import type { DeskEvent, DeskOrder } from '@/lib/domain/desk-order';
import { formatCents } from '@/lib/domain/money';
import { dayOfRequest } from '@/lib/domain/order-reference';
import { deskMessages as messages } from '@/messages/desk';

type Props = {
  readonly order: DeskOrder;
  readonly isSelected: boolean;
  /** Another order in work with the same phone number. */
  readonly samePhone: DeskOrder | undefined;
  readonly onStep: (order: DeskOrder, event: DeskEvent) => void;
};

function Row({ order, isSelected, samePhone, onStep }: Props) {
  const { reference, from, writtenTotalCents } = order;
  const judgement = useJudgement(order);
  const next = nextStep(order);
  const [name = messages.list.nameless] = from;
  const shape = 'relative grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 px-3 py-2.5';
  return (
    <li className={`desk-row hairline ${shape} ${isSelected ? 'bg-seal-wash' : ''}`}>
      <a href={`#${reference}`} aria-current={isSelected || undefined} className="stretched font-semibold">
        <bdi>{name}</bdi>
      </a>
      <span className="money text-end font-semibold">
        {formatCents(judgement === undefined ? writtenTotalCents : dueCents(judgement))}
      </span>
      <span className="grid content-start gap-1 text-sm text-ink-soft">
        <span>
          <bdi className="money">{reference}</bdi> · {shortDay(dayOfRequest(order))}
        </span>
        <span>{paymentText(order)}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatusBadge order={order} />
          {judgement !== undefined && <Mark kind={judgement.kind} />}
        </span>
        {samePhone !== undefined && (
          <span>
            <SamePhone other={samePhone} />
          </span>
        )}
      </span>
      {next !== undefined && (
        // The order may leave the list, as when only new ones are shown.
        <FocusFallback
          className="relative justify-self-end"
          find={() => document.getElementById('desk-undo')}
        >
          {next === 'confirmed' && needsCheck(order, judgement) ? (
            <a
              href={`#${reference}`}
              aria-label={messages.list.stepOf(messages.list.check, name)}
              className={`bg-card ${buttonVariant.compact}`}
            >
              {messages.list.check}
            </a>
          ) : (
            <Button
              variant="compact"
              label={messages.list.stepOf(messages.steps[next], name)}
              className="bg-card"
              onClick={ignoreDoubleClick(() => onStep(order, next))}
            >
              {messages.steps[next]}
            </Button>
          )}
        </FocusFallback>
      )}
    </li>
  );
}

/** How it is paid; of a paid order, only how it reaches the customer. */
function paymentText({ method, isPaid }: DeskOrder): string {
  if (method === undefined) return isPaid ? '' : messages.noMethod;
  return (isPaid ? messages.paidMethods : messages.methods)[method];
}

/** One order of the list. Each change of a status renders only the rows that it concerns. */
export const OrderRow = memo(Row);
