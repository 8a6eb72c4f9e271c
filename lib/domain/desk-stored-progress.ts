import {
  deskEvents,
  deskStatuses,
  stateAfter,
  untouched,
  type DeskChange,
  type DeskOrder,
} from '@/lib/domain/desk-order';
import { listIn } from '@/lib/domain/desk-stored-list';
import { maxTime } from '@/lib/domain/stored-requests';
import { fieldsOf, wholeNumberIn } from '@/lib/domain/stored-value';

/** What a stored order says of its status, its payment and its changes. */
export function readProgress({
  status: stored,
  isPaid,
  history,
}: Readonly<Record<string, unknown>>): Pick<DeskOrder, 'status' | 'isPaid' | 'history'> {
  const changes = listIn(history, readChange);
  const status = deskStatuses.find((known) => known === stored);
  if (typeof isPaid === 'boolean') return { status: status ?? 'new', isPaid, history: changes };
  const all = olderHistory(changes);
  const after = stateAfter(all, untouched);
  return { status: status ?? after.status, isPaid: after.isPaid || stored === 'paid', history: all };
}

/**
 * To older desks "paid" was a status. What follows it is a step of an order that was paid first; only the status from
 * before again took the payment back.
 */
function olderHistory(changes: readonly DeskChange[]): readonly DeskChange[] {
  return changes.map((change, index) => {
    const { status } = stateAfter(changes.slice(0, index), untouched);
    const isTakenBack = changes[index - 1]?.status === 'paid' && change.status === status;
    return isTakenBack ? { status: 'unpaid', at: change.at } : change;
  });
}

function readChange(stored: unknown): DeskChange | undefined {
  const fields = fieldsOf(stored);
  const status = deskEvents.find((known) => known === fields['status']);
  const at = wholeNumberIn(fields['at'], 0, maxTime);
  return status === undefined || at === undefined ? undefined : { status, at };
}
