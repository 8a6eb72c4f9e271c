import { Voyage } from '@/components/orders/voyage';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { TextLink } from '@/components/ui/text-link';
import { reachedStep, trackingPercent } from '@/lib/domain/order';
import { routes } from '@/lib/routes';
import { cartMessages } from '@/messages/cart';
import { paymentStatusMessages } from '@/messages/payment-status';
import { trackingMessages } from '@/messages/tracking';

type Props = {
  /** The page with the form to track another order. */
  readonly back: typeof routes.trackOrder | typeof routes.dashboardTrackOrder;
};

/** Every order shows the same progress, as specified. */
export function OrderProgress({ back }: Props) {
  const { stepNames } = trackingMessages;
  const reached = reachedStep(trackingPercent, stepNames.length);
  const lastStep = stepNames.length - 1;
  return (
    <div className="flex flex-col rounded bg-card p-6 sm:p-10">
      <p className="flex items-baseline justify-between gap-4">
        <span id="progress">{trackingMessages.progress}</span>
        <span className="money font-display text-2xl">{trackingPercent}%</span>
      </p>
      {/* The sea between the shores; from tablets up, the line on which the steps stand, from middle to middle. */}
      <div className="order-1 ms-[22vw] me-[18vw] -mt-7 mb-8 md:mx-[10%] md:mt-3 md:-mb-4.5">
        <progress
          aria-labelledby="progress"
          value={trackingPercent}
          max={100}
          className="block h-1 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-seal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-seal"
        />
      </div>
      <Voyage percent={(reached / lastStep) * 100} className="mt-6 mb-6" />
      <ol aria-label={trackingMessages.steps} className="relative order-2 grid md:grid-cols-5">
        {stepNames.map((step, index) => {
          const state = stepState(index, reached);
          return (
            <li
              key={step}
              aria-current={state === 'current' ? 'step' : undefined}
              className="group relative flex gap-4 pb-8 last:pb-0 md:block md:pb-0 md:text-center"
            >
              <StepMark state={state} />
              <p className="md:mt-3">
                <span className="block font-semibold">{step}</span>{' '}
                <span className="text-ink-soft text-sm">{trackingMessages[state]}</span>
              </p>
            </li>
          );
        })}
      </ol>
      <div className="hairline order-2 mt-8 flex flex-wrap items-center gap-3 pt-6 sm:mt-10 print:hidden">
        <ButtonLink href={routes.contact} variant="secondary" className="grow sm:grow-0">
          {paymentStatusMessages.help}
        </ButtonLink>
        <ButtonLink href={routes.store} variant="secondary" className="grow sm:grow-0">
          {cartMessages.backToShop}
        </ButtonLink>
        <TextLink href={back} className="sm:ms-auto">
          {trackingMessages.another}
        </TextLink>
      </div>
    </div>
  );
}

const markClasses = {
  done: 'border-ink bg-ink text-card',
  current: 'border-seal bg-card text-seal',
  open: 'border-line-strong bg-card text-transparent',
};

type StepState = keyof typeof markClasses;

function stepState(index: number, reached: number): StepState {
  if (index < reached) return 'done';
  return index === reached ? 'current' : 'open';
}

function StepMark({ state }: { readonly state: StepState }) {
  const line = state === 'done' ? 'bg-ink' : 'bg-line';
  return (
    <>
      <span className={`absolute start-4 top-8 bottom-0 w-px group-last:hidden md:hidden ${line}`} />
      <span
        className={`relative grid size-8 shrink-0 place-items-center rounded-full border-2 md:mx-auto ${markClasses[state]}`}
      >
        {state === 'done' && <Icon path={checkIcon} className="size-4" />}
        {state === 'current' && <span className="size-3 rounded-full border-6 border-current" />}
      </span>
    </>
  );
}
