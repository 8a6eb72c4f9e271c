'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasFocus, hasMouse, isNear } from '@/components/notices/attention';
import { NoticeCard } from '@/components/notices/notice-card';
import type { ShownNotice } from '@/lib/stores/notice-store';

export type NoticeStackProps = {
  readonly notices: readonly ShownNotice[];
  /** The element that screen readers watch, in the region whose edge the notices may leave. */
  readonly status: HTMLElement;
  /** Whether the region stands at the edge opposite to its own: on phones at the top, on wide screens at the bottom. */
  readonly isSwapped: boolean;
  /** Moves the region to the opposite edge of the viewport. */
  readonly onSwapEdge: () => void;
};

/** The cards of the notices, which avoid what the shopper is using. */
export function NoticeStack({ notices, status, isSwapped, onSwapEdge }: NoticeStackProps) {
  const [heldSerial, setHeldSerial] = useState<number>();
  const isPaused = notices.some(({ serial }) => serial === heldSerial);
  const latestSerial = notices.at(-1)?.serial;

  const placeNewNotice = useEffectEvent(() => {
    const box = status.parentElement?.getBoundingClientRect();
    if (box === undefined || latestSerial === undefined || isPaused) return;
    // It avoids the resting mouse, which would stop its countdown, and the control in use.
    const isInTheWay = isNear(box) && !hasMouse(mirrored(box));
    if (hasMouse(box) || isInTheWay) onSwapEdge();
  });
  useLayoutEffect(() => placeNewNotice(), [latestSerial]);

  const uncoverFocus = useEffectEvent(() => {
    const region = status.parentElement;
    if (region === null || region.contains(document.activeElement)) return;
    const box = region.getBoundingClientRect();
    const oppositeBox = mirrored(box);
    // WCAG 2.4.11: notices must not cover the focused element, so they leave it unless the other edge is in use.
    if (hasFocus(box) && !hasFocus(oppositeBox) && !hasMouse(oppositeBox)) onSwapEdge();
  });
  const isEmpty = latestSerial === undefined;
  useEffect(() => {
    if (isEmpty) return undefined;
    // The browser scrolls the focused element into view only after focusin.
    const onFocusIn = () => requestAnimationFrame(uncoverFocus);
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [isEmpty]);

  const renderCard = (notice: (typeof notices)[number]) => (
    <NoticeCard
      key={notice.serial}
      notice={notice}
      isPaused={isPaused}
      onHold={(isHeld) => setHeldSerial(isHeld ? notice.serial : undefined)}
    />
  );
  // The latest stands at the edge of the viewport, so that it stays in place when those before it close.
  const order = isSwapped ? 'flex-col-reverse lg:flex-col' : 'flex-col lg:flex-col-reverse';
  return (
    <>
      {createPortal(
        <div className={`flex gap-2 ${order}`}>
          {notices.filter(({ role }) => role === 'status').map(renderCard)}
        </div>,
        status,
      )}
      {notices.filter(({ role }) => role === 'alert').map(renderCard)}
    </>
  );
}

/** The same box at the opposite edge of the viewport. */
function mirrored({ x, bottom, width, height }: DOMRect): DOMRect {
  return new DOMRect(x, document.documentElement.clientHeight - bottom, width, height);
}
