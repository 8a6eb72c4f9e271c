'use client';

import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NoticeCard } from '@/components/notices/notice-card';
import { useAttention } from '@/components/notices/use-attention';
import { useNotices } from '@/lib/stores/notice-store';

/** The edge of the viewport where notices stand: `default` is the bottom on phones, the top elsewhere. */
const edges = {
  default: 'bottom-24 sm:bottom-auto sm:top-24',
  opposite: 'top-24 sm:bottom-24 sm:top-auto',
};

/** Shows the notices. The status region is always rendered, because screen readers announce only its changes. */
export function NoticeRegion() {
  // Rendering and measuring a notice must not delay the response to the press that caused it.
  const notices = useDeferredValue(useNotices((state) => state.notices));
  const region = useRef<HTMLDivElement>(null);
  const attention = useAttention();
  const [edge, setEdge] = useState<keyof typeof edges>('default');
  const [heldSerial, setHeldSerial] = useState<number>();
  const isPaused = notices.some(({ serial }) => serial === heldSerial);
  const latestSerial = notices.at(-1)?.serial;

  const swapEdge = () => setEdge((current) => (current === 'default' ? 'opposite' : 'default'));

  if (notices.length === 0 && edge !== 'default') setEdge('default');

  const placeNewNotice = useEffectEvent(() => {
    const box = region.current?.getBoundingClientRect();
    if (box === undefined || latestSerial === undefined || isPaused) return;
    // It avoids the resting mouse, which would stop its countdown, and the control in use.
    const isInTheWay = attention.isNear(box) && !attention.hasMouse(mirrored(box));
    if (attention.hasMouse(box) || isInTheWay) swapEdge();
  });
  useLayoutEffect(() => placeNewNotice(), [latestSerial]);

  const uncoverFocus = useEffectEvent(() => {
    if (region.current === null || region.current.contains(document.activeElement)) return;
    const box = region.current.getBoundingClientRect();
    const oppositeBox = mirrored(box);
    // WCAG 2.4.11: notices must not cover the focused element, so they leave it unless the other edge is in use.
    if (attention.hasFocus(box) && !attention.hasFocus(oppositeBox) && !attention.hasMouse(oppositeBox))
      swapEdge();
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
  return (
    <div
      ref={region}
      data-floating
      className={`fixed inset-x-0 z-40 mx-auto grid w-fit max-w-full gap-2 px-4 sm:me-0 sm:justify-items-end ${edges[edge]}`}
    >
      <div role="status" className="grid gap-2 sm:justify-items-end">
        {notices.filter(({ role }) => role === 'status').map(renderCard)}
      </div>
      {notices.filter(({ role }) => role === 'alert').map(renderCard)}
    </div>
  );
}

/** The same box at the opposite edge of the viewport. */
function mirrored({ x, bottom, width, height }: DOMRect): DOMRect {
  return new DOMRect(x, document.documentElement.clientHeight - bottom, width, height);
}
