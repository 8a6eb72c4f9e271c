import { stageOf } from '@/lib/domain/desk-next-status';
import { deskStatuses, type DeskOrder } from '@/lib/domain/desk-order';
import { deskMessages as messages } from '@/messages/desk';

export type StatusChoice = 'all' | ReturnType<typeof stageOf>;

const stages = [...deskStatuses.slice(0, -1), 'done', ...deskStatuses.slice(-1)] as const;

type Props = {
  /** Those that are counted. */
  readonly orders: readonly DeskOrder[];
  readonly choice: StatusChoice;
  readonly onChoose: (choice: StatusChoice) => void;
};

const shape =
  'relative flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2';
const states = { on: 'border-ink bg-ink text-card', off: 'border-line-strong bg-card' };

/** Radio buttons with the number of orders of each stage; one that no order has reached is left out. */
export function StatusFilter({ orders, choice, onChoose }: Props) {
  const counts = new Map<StatusChoice, number>([['all', orders.length]]);
  for (const order of orders) counts.set(stageOf(order), (counts.get(stageOf(order)) ?? 0) + 1);
  const choices = (['all', ...stages] as const).filter((each) => each === choice || counts.get(each));
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{messages.list.filter}</legend>
      {choices.map((each) => (
        <label key={each} className={`${shape} ${each === choice ? states.on : states.off}`}>
          <input
            type="radio"
            name="status"
            className="sr-only"
            checked={each === choice}
            onChange={() => onChoose(each)}
          />
          {nameOf(each)} <span className="money font-semibold">{counts.get(each) ?? 0}</span>
        </label>
      ))}
    </fieldset>
  );
}

function nameOf(choice: StatusChoice): string {
  return choice === 'all' || choice === 'done' ? messages.list[choice] : messages.statuses[choice];
}
