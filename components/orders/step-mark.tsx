import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icon-paths';

export type StepState = 'done' | 'current' | 'open';

const looks = {
  done: 'border-ink bg-ink text-card',
  current: 'border-seal bg-card text-seal',
  open: 'border-line-strong bg-card text-transparent',
} satisfies Record<StepState, string>;

/** A dot on the way and the line to the next one: down on phones, along where there is room. The words stand beside it. */
export function StepMark({ state }: { readonly state: StepState }) {
  const line = state === 'done' ? 'bg-ink' : 'bg-line';
  return (
    <>
      <span
        className={`absolute start-4 top-8 bottom-0 w-px group-last:hidden md:start-8 md:end-0 md:top-4 md:h-px md:w-auto ${line}`}
      />
      <span
        className={`relative grid size-8 shrink-0 place-items-center rounded-full border-2 ${looks[state]}`}
      >
        {state === 'done' && <Icon path={checkIcon} className="size-4" />}
        {state === 'current' && <span className="size-3 rounded-full border-6 border-current" />}
      </span>
    </>
  );
}
