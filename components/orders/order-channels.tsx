'use client';

import { lazy, Suspense, useMemo, type MouseEvent } from 'react';
import { OrderSheet } from '@/components/orders/order-sheet';
import { OrderWarnings } from '@/components/orders/order-warnings';
import { SendingOutcome } from '@/components/orders/sending-outcome';
import { useSending } from '@/components/orders/use-sending';
import { buttonVariant } from '@/components/ui/button-variant';
import { Icon } from '@/components/ui/icon';
import { copyIcon } from '@/components/ui/icons/copy';
import { mailIcon } from '@/components/ui/icons/mail';
import { messageCircleIcon } from '@/components/ui/icons/message-circle';
import { printerIcon } from '@/components/ui/icons/printer';
import { sendIcon } from '@/components/ui/icons/send';
import { shareIcon } from '@/components/ui/icons/share';
import { SelectableText } from '@/components/ui/selectable-text';
import { withBasePath } from '@/lib/base-path';
import { channelsOf, orderLinks, type LinkedChannel, type Merchant } from '@/lib/domain/order-links';
import { orderMessage } from '@/lib/domain/order-message';
import type { OrderRequest, SendingChannel } from '@/lib/domain/order-request';
import { writeItems } from '@/lib/domain/shared-items';
import { sharedPath } from '@/lib/routes';
import { errorMessages } from '@/messages/error';
import { orderRequestMessages as messages } from '@/messages/order-request';
import { orderWords } from '@/messages/order-words';
import { khqrStand } from '@/shop/extras';

/** A shop without the KHQR of a stand ships nothing of this. If it fails to load, the order can still be sent. */
const KhqrPayment =
  khqrStand === ''
    ? undefined
    : lazy(async () => {
        try {
          return { default: (await import('@/components/orders/khqr-payment')).KhqrPayment };
        } catch {
          return { default: () => <p role="alert">{errorMessages.loadFailed}</p> };
        }
      });

type Props = {
  readonly request: OrderRequest;
  readonly merchant: Merchant;
  /** Where the channels are shown; `list` is the list of earlier requests. */
  readonly context: 'cart' | 'payment' | 'list';
  /** Leads to the address form of this page. */
  readonly onAddMissing?: (() => void) | undefined;
};

const buttonChannels = ['share', 'copy', 'print'] as const;

/** A link or button in the row below the apps. */
const minor = 'flex min-h-11 min-w-11 items-center gap-1.5 text-sm hover:underline';

const icons = {
  whatsapp: messageCircleIcon,
  telegram: sendIcon,
  email: mailIcon,
  share: shareIcon,
  copy: copyIcon,
  print: printerIcon,
} satisfies Record<SendingChannel, string>;

export function OrderChannels({ request, merchant, context, onAddMissing }: Props) {
  const [message, links] = useMemo(() => messageAndLinks(request, merchant), [request, merchant]);
  const sending = useSending(request, message);
  const { outcome, printKey } = sending;
  const channels = channelsOf(merchant);
  const asksRecipient = channels.some((channel) => merchant[channel] === '');
  const apps = channels.filter((channel) => channel !== 'email');
  const truncated = channels.filter((channel) => links[channel].isTruncated);
  const canShare = typeof navigator.share === 'function';

  function openApp({ currentTarget }: MouseEvent<HTMLAnchorElement>, channel: LinkedChannel): void {
    currentTarget.target = targetFor(channel);
    sending.openApp(channel);
  }

  const channelLink = (channel: LinkedChannel, className: string) => (
    <a
      href={links[channel].href}
      rel="noopener noreferrer"
      className={className}
      onClick={(event) => openApp(event, channel)}
    >
      <Icon path={icons[channel]} />
      {messages.channels[channel]}
    </a>
  );

  const channelsAndMessage = (
    <>
      <OrderWarnings
        request={request}
        truncatedFor={truncated.map((channel) => messages.apps[channel])}
        hasForm={context !== 'list'}
        onAddMissing={onAddMissing}
      />
      {apps.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
          {apps.map((channel) => (
            <li key={channel} className="grid">
              {channelLink(channel, `${buttonVariant.primary} min-h-14 px-2! text-lg`)}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        {messages.intro} {asksRecipient && messages.appAsksRecipient}{' '}
        {asksRecipient && merchant.phone && (
          <span className="inline-block text-ink">{messages.shopNumber(merchant.phone)}</span>
        )}
      </p>
      <ul className="hairline mt-4 flex flex-wrap justify-between pt-2 sm:justify-start sm:gap-x-8">
        {channels.includes('email') && <li>{channelLink('email', minor)}</li>}
        {buttonChannels.map(
          (channel) =>
            (channel !== 'share' || canShare) && (
              <li key={channel}>
                <button type="button" className={minor} onClick={() => void sending[channel]()}>
                  <Icon path={icons[channel]} />
                  {messages.channels[channel]}
                </button>
              </li>
            ),
        )}
      </ul>
      {/* This stays mounted, because a live region announces changes, but not its own insertion. */}
      <div role="status" tabIndex={-1} className="mt-2 empty:sr-only">
        {outcome && (
          <SendingOutcome
            outcome={outcome}
            isListElsewhere={context !== 'list'}
            onCopy={() => void sending.copy()}
          />
        )}
      </div>
      <details
        open={sending.isPreviewOpen}
        onToggle={(event) => sending.setPreviewOpen(event.currentTarget.open)}
      >
        <summary className="py-2.5 font-semibold">{messages.preview}</summary>
        <SelectableText text={message.textWithLink} refusals={sending.refusals} />
      </details>
      {printKey > 0 && (
        <OrderSheet
          key={printKey}
          text={message.textWithLink}
          onOpened={sending.onPrintOpened}
          onRefused={sending.onPrintRefused}
          onPrinted={sending.onPrinted}
        />
      )}
    </>
  );
  if (KhqrPayment === undefined) return channelsAndMessage;
  return (
    <>
      {channelsAndMessage}
      <Suspense>
        <KhqrPayment request={request} />
      </Suspense>
    </>
  );
}

function messageAndLinks(request: OrderRequest, merchant: Merchant) {
  const path = withBasePath(sharedPath('cart', writeItems(request.lines)));
  const cartLink = `${window.location.origin}${path}`;
  return [
    orderMessage(request, cartLink, orderWords),
    orderLinks(request, cartLink, orderWords, merchant),
  ] as const;
}

/** Only a desktop opens a new tab: in-app browsers often drop new tabs, and phones do not need one. */
function targetFor(channel: LinkedChannel): '_blank' | '' {
  return channel !== 'email' && window.matchMedia('(pointer: fine)').matches ? '_blank' : '';
}
