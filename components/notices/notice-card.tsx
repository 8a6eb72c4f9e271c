'use client';

import { useRef } from 'react';
import { ConvertedPrice } from '@/components/currency/converted-price';
import { FreeShippingProgress } from '@/components/notices/free-shipping-progress';
import { useCountdown } from '@/components/notices/use-countdown';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonVariant } from '@/components/ui/button-variant';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { checkIcon } from '@/components/ui/icons/check';
import { xIcon } from '@/components/ui/icons/x';
import { Picture } from '@/components/ui/picture';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';
import { pictureOf } from '@/lib/domain/product';
import { routes } from '@/lib/routes';
import { useNotices } from '@/lib/stores/notice-store';
import type { ShownNotice } from '@/lib/stores/notice-store';
import { layoutMessages } from '@/messages/layout';

const tones = { plain: 'border-line bg-card', error: 'border-transparent bg-seal-deep text-card' };
const shape = 'relative flex animate-rise items-start gap-3 rounded border p-4 shadow-float';

type Props = {
  readonly notice: ShownNotice;
  /** True while any notice is hovered or focused: all countdowns pause, so that no notice moves. */
  readonly isPaused: boolean;
  /** Reports whether this notice is hovered or focused. */
  readonly onHold: (isHeld: boolean) => void;
};

export function NoticeCard({ notice, isPaused, onHold }: Props) {
  const dismiss = useNotices((state) => state.dismiss);
  const focusOrigin = useRef<Element>(null);
  const card = useFocusFallback<HTMLDivElement>(() =>
    focusOrigin.current?.isConnected === true ? focusOrigin.current : null,
  );
  const isAdded = notice.role === 'status' && notice.product !== undefined;
  const close = () => dismiss(notice.serial);
  useCountdown(notice.durationMs, isPaused, close);

  return (
    <div
      ref={card}
      data-notice
      role={notice.role === 'alert' ? 'alert' : undefined}
      className={`${shape} ${tones[notice.tone ?? 'plain']}`}
      onPointerMove={(event) => onHold(event.pointerType === 'mouse')}
      onPointerLeave={() => onHold(false)}
      onFocus={({ target, relatedTarget }) => {
        onHold(target.matches(':focus-visible'));
        // The focus returns to where it came from when the notice closes.
        if (!card.current?.contains(relatedTarget)) focusOrigin.current = relatedTarget;
      }}
      onBlur={() => onHold(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      {notice.product !== undefined && (
        <Picture
          {...pictureOf(notice.product, notice.product.img)}
          sizes="4rem"
          className="size-16 rounded-sm"
        />
      )}
      <div className="grid min-w-0 grow gap-1.5 leading-snug *:first:pe-8">
        {isAdded && (
          <p className="flex items-center gap-2 font-semibold">
            {notice.text} <Icon path={checkIcon} />
          </p>
        )}
        {notice.product !== undefined && (
          <p className={isAdded ? '' : 'font-semibold'}>{notice.product.name}</p>
        )}
        {notice.title !== undefined && <p className="font-semibold">{notice.title}</p>}
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {!isAdded && <p>{notice.text}</p>}
          {notice.facts !== undefined && (
            <p className="text-sm tabular-nums">
              {notice.facts.join(' · ')}
              {notice.amountCents !== undefined && <ConvertedPrice cents={notice.amountCents} />}
            </p>
          )}
        </div>
        {notice.kind === 'cart' && notice.product !== undefined && <FreeShippingProgress />}
        {notice.links !== undefined && (
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
            {notice.links.map(({ label, route }, index) => (
              <ButtonLink
                key={label}
                href={routes[route]}
                variant={index === 0 ? 'primary' : 'quiet'}
                className={index === 0 ? '' : 'px-0!'}
                onClick={close}
              >
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
        {notice.action !== undefined && (
          <button
            type="button"
            className={`${buttonVariant.secondary} mt-2 w-fit`}
            onClick={notice.action.press}
          >
            {notice.action.label}
          </button>
        )}
      </div>
      <IconButton
        icon={xIcon}
        label={layoutMessages.dismiss}
        className={`absolute end-2 top-2 text-current! ${notice.tone === 'error' ? 'hover:bg-transparent!' : ''}`}
        onClick={close}
      />
    </div>
  );
}
