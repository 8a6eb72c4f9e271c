'use client';

import { useMemo, type MouseEvent } from 'react';
import { OrderRemarks } from '@/components/orders/order-remarks';
import { OrderSheet } from '@/components/orders/order-sheet';
import { orderWords } from '@/components/orders/order-words';
import { SendingOutcome } from '@/components/orders/sending-outcome';
import { useSending } from '@/components/orders/use-sending';
import { Button } from '@/components/ui/button';
import { buttonVariant } from '@/components/ui/button-variant';
import { Icon } from '@/components/ui/icon';
import {
  copyIcon,
  mailIcon,
  messageCircleIcon,
  printerIcon,
  sendIcon,
  shareIcon,
} from '@/components/ui/icon-paths';
import { SelectableText } from '@/components/ui/selectable-text';
import { withBasePath } from '@/lib/base-path';
import { orderLinks, type LinkedChannel, type Merchant } from '@/lib/domain/order-links';
import { orderMessage } from '@/lib/domain/order-message';
import type { OrderRequest, SendingChannel } from '@/lib/domain/order-request';
import { writeItems } from '@/lib/domain/shared-items';
import { sharedPath } from '@/lib/routes';
import { orderRequestMessages as messages } from '@/messages/order-request';

type Props = {
  readonly request: OrderRequest;
  readonly merchant: Merchant;
  readonly context: 'cart' | 'payment' | 'list';
};

const linkedChannels = ['whatsapp', 'telegram', 'email'] as const;

const icons = {
  whatsapp: messageCircleIcon,
  telegram: sendIcon,
  email: mailIcon,
  share: shareIcon,
  copy: copyIcon,
  print: printerIcon,
} satisfies Record<SendingChannel, string>;

export function OrderChannels({ request, merchant, context }: Props) {
  const { message, links } = useMemo(() => {
    const path = withBasePath(sharedPath('cart', writeItems(request.lines)));
    const cartLink = `${window.location.origin}${path}`;
    return {
      message: orderMessage(request, cartLink, orderWords),
      links: orderLinks(request, cartLink, orderWords, merchant),
    };
  }, [request, merchant]);
  const sending = useSending(request, message);
  const { outcome, printing, refusals } = sending;
  const isAsking = merchant.whatsapp === '' || merchant.telegram === '' || merchant.email === '';
  const truncated = linkedChannels.filter((channel) => links[channel].isTruncated);

  return (
    <>
      <p className="text-ink-soft">
        {messages.intro} {isAsking && messages.appAsksRecipient}
      </p>
      <OrderRemarks
        request={request}
        truncatedFor={truncated.map((channel) => messages.apps[channel])}
        isPayment={context === 'payment'}
      />
      <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        {linkedChannels.map((channel) => (
          <ChannelLink
            key={channel}
            channel={channel}
            href={links[channel].href}
            onPress={sending.watchLink}
          />
        ))}
        {typeof navigator.share === 'function' && (
          <ChannelButton channel="share" onPress={() => void sending.share()} />
        )}
        <ChannelButton channel="copy" onPress={() => void sending.copyOrder()} />
        <ChannelButton channel="print" onPress={sending.print} />
      </ul>
      {/* Always rendered, or screen readers would not announce its content. */}
      <div role="status" tabIndex={-1} className="mt-4 empty:sr-only">
        {outcome && (
          <SendingOutcome
            outcome={outcome}
            isListElsewhere={context !== 'list'}
            onCopy={() => void sending.copyOrder()}
          />
        )}
      </div>
      <details
        className="hairline mt-4 pt-2"
        open={sending.isPreviewOpen}
        onToggle={(event) => sending.setPreviewOpen(event.currentTarget.open)}
      >
        <summary className="py-2.5 font-semibold">{messages.preview}</summary>
        <SelectableText text={message.textWithLink} refusals={refusals} />
      </details>
      {printing > 0 && (
        <OrderSheet
          key={printing}
          text={message.textWithLink}
          onOpened={sending.opened}
          onRefused={sending.notOpened}
          onPrinted={sending.printed}
        />
      )}
    </>
  );
}

type LinkProps = {
  readonly channel: LinkedChannel;
  readonly href: string;
  readonly onPress: (channel: LinkedChannel) => void;
};

function ChannelLink({ channel, href, onPress }: LinkProps) {
  function press({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    // New tab only on desktop: in-app browsers often drop new tabs, and phones do not need one.
    const isBeside = channel !== 'email' && window.matchMedia('(pointer: fine)').matches;
    currentTarget.target = isBeside ? '_blank' : '';
    onPress(channel);
  }

  return (
    <li className="grid">
      <a href={href} rel="noopener noreferrer" className={buttonVariant.secondary} onClick={press}>
        <Icon path={icons[channel]} />
        {messages.channels[channel]}
      </a>
    </li>
  );
}

type ButtonProps = {
  readonly channel: Exclude<SendingChannel, LinkedChannel>;
  readonly onPress: () => void;
};

function ChannelButton({ channel, onPress }: ButtonProps) {
  return (
    <li className="grid">
      <Button variant="secondary" onClick={onPress}>
        <Icon path={icons[channel]} />
        {messages.channels[channel]}
      </Button>
    </li>
  );
}
