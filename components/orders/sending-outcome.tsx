import type { Outcome } from '@/components/orders/use-sending';
import { FocusFallback } from '@/components/ui/focus-fallback';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { useOrderRequests } from '@/lib/stores/order-request-store';
import { copyMessages } from '@/messages/copying';
import { orderRequestMessages as messages } from '@/messages/order-request';

type Props = {
  readonly outcome: Outcome;
  /** Whether the list of requests is on another page, and needs a link. */
  readonly isListElsewhere: boolean;
  readonly onCopy: () => void;
};

export function SendingOutcome({ outcome, isListElsewhere, onCopy }: Props) {
  const writeFailed = useOrderRequests((state) => state.writeFailed);
  switch (outcome.kind) {
    case 'opened':
      return (
        <>
          <p className="font-semibold">{messages.opened[outcome.channel]}</p>
          {writeFailed && <p>{messages.unsaved}</p>}
          {!writeFailed && isListElsewhere && (
            <TextLink href={routes.dashboardRequests}>{messages.seeRequests}</TextLink>
          )}
        </>
      );
    case 'nothing-opened':
      return <CopyInstead text={messages.nothingOpened} onCopy={onCopy} />;
    case 'cannot-print':
      return <CopyInstead text={messages.cannotPrint} onCopy={onCopy} />;
    case 'copy-refused':
      return <p>{copyMessages.byHand}</p>;
  }
}

type CopyInsteadProps = { readonly text: string; readonly onCopy: () => void };

/** The button unmounts when it is pressed. Focus then moves to the status region, which reports the result. */
function CopyInstead({ text, onCopy }: CopyInsteadProps) {
  return (
    <FocusFallback find={(wrapper) => wrapper.parentElement}>
      {text}{' '}
      <button type="button" className="text-link inline-flex min-h-11 items-center" onClick={onCopy}>
        {messages.copyOrder}
      </button>
    </FocusFallback>
  );
}
