import { StepMark, type StepState } from '@/components/orders/step-mark';
import { reachedStep, trackingSteps } from '@/lib/domain/order';
import { trackingMessages } from '@/lib/messages/en/tracking';

/** Every order's way, as far as `percent` of it (TRK-04, TRK-05). */
export function OrderTimeline({ percent }: { readonly percent: number }) {
  const reached = reachedStep(percent);
  return (
    <div className="rounded bg-card p-6 sm:p-10">
      <p className="flex items-baseline justify-between gap-4">
        <span id="progress">{trackingMessages.progress}</span>
        <span className="money font-display text-2xl">{percent}%</span>
      </p>
      <progress
        aria-labelledby="progress"
        value={percent}
        max={100}
        className="mb-10 mt-3 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-seal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-seal"
      />
      <ol aria-label={trackingMessages.steps} className="grid md:grid-cols-[1fr_1fr_1fr_1fr_auto]">
        {trackingSteps.map((step, index) => (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            className="group relative flex gap-4 pb-8 last:pb-0 md:block md:pb-0"
          >
            <StepMark state={stateOf(index, reached)} />
            <p className="md:mt-3">
              <span className="block font-semibold">{step}</span>{' '}
              <span className="text-ink-soft text-sm">{trackingMessages[stateOf(index, reached)]}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function stateOf(index: number, reached: number): StepState {
  if (index === reached) return 'current';
  return index < reached ? 'done' : 'open';
}
