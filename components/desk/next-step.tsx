import { AllOrdersLink } from '@/components/desk/all-orders-link';
import { Button } from '@/components/ui/button';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { nextStep } from '@/lib/domain/desk-next-status';
import type { DeskEvent, DeskOrder } from '@/lib/domain/desk-order';
import { deskMessages } from '@/messages/desk';

type Props = {
  readonly order: DeskOrder;
  readonly onEvent: (order: DeskOrder, event: DeskEvent) => void;
};

/** What usually follows once the slips are printed: the next status, and the list. */
export function NextStep({ order, onEvent }: Props) {
  const next = nextStep(order);
  return (
    <div className="flex flex-wrap items-center gap-4">
      {next !== undefined && (
        <Button onClick={ignoreDoubleClick(() => onEvent(order, next))}>{deskMessages.steps[next]}</Button>
      )}
      <AllOrdersLink />
    </div>
  );
}
