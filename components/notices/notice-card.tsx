'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Approximation } from '@/components/ui/approximation';
import { AppLink } from '@/components/ui/app-link';
import { IconButton } from '@/components/ui/icon-button';
import { xIcon } from '@/components/ui/icon-paths';
import { Picture } from '@/components/ui/picture';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import { pictureOf } from '@/lib/domain/product';
import { frameMessages } from '@/lib/messages/en/frame';
import { routes } from '@/lib/routes';
import { useNotices } from '@/lib/stores/notice-provider';
import type { ShownNotice } from '@/lib/stores/notice-store';

const tones = { plain: 'bg-night text-paper', error: 'bg-seal-deep text-card' };
const way = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
const shape =
  'flex w-full max-w-96 animate-rise items-start gap-3 rounded border border-transparent p-4 shadow-float sm:gap-4';

type Props = {
  readonly notice: ShownNotice;
  /** This one or a neighbour is hovered or focused: none goes meanwhile, so that the one in use stays in its place. */
  readonly isHeld: boolean;
  readonly onHold: (isHeld: boolean) => void;
};

/** One notice; it goes after its time, which stands still while one is hovered, focused or the tab is hidden. */
export function NoticeCard({ notice, isHeld, onHold }: Props) {
  const dismiss = useNotices((state) => state.dismiss);
  const isHidden = useSyncExternalStore(onVisibility, isPageHidden, isNeverHidden);
  const origin = useRef<Element>(null);
  const card = useFocusHeir<HTMLDivElement>(() =>
    origin.current?.isConnected === true ? origin.current : null,
  );
  const close = () => dismiss(notice.serial);
  useCountdown(notice.durationMs, isHeld || isHidden, close);

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
        // Where the focus came from, and goes back to.
        if (!card.current?.contains(relatedTarget)) origin.current = relatedTarget;
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
      <div className="grid min-w-0 grow gap-1">
        {notice.product !== undefined && <p className="font-semibold">{notice.product.name}</p>}
        <p>{notice.text}</p>
        {notice.facts !== undefined && (
          <p className="text-sm tabular-nums">
            {notice.facts.join(' · ')}
            {notice.amountCents !== undefined && <Approximation cents={notice.amountCents} />}
          </p>
        )}
        {notice.links !== undefined && (
          <p className="flex flex-wrap gap-x-5">
            {notice.links.map(({ label, route }) => (
              <AppLink key={label} href={routes[route]} className={way} onClick={close}>
                {label}
              </AppLink>
            ))}
          </p>
        )}
        {notice.action !== undefined && (
          <button type="button" className={`${way} w-fit`} onClick={notice.action.press}>
            {notice.action.label}
          </button>
        )}
      </div>
      <IconButton
        icon={xIcon}
        label={frameMessages.dismiss}
        className="-my-2.5 -me-2 text-paper hover:bg-ink-soft"
        onClick={close}
      />
    </div>
  );
}

function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused || left.current === Infinity) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPaused]);
}

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isPageHidden = () => document.visibilityState === 'hidden';
const isNeverHidden = () => false;
