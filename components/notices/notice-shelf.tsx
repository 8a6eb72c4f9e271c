'use client';

import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NoticeCard } from '@/components/notices/notice-card';
import { useAttention } from '@/components/notices/use-attention';
import { useNotices } from '@/lib/stores/notice-provider';

/** Where the shelf rises: on phones at the bottom and else at the top, or in the other place, as far from the edge. */
const places = {
  home: 'bottom-24 sm:bottom-auto sm:top-24',
  away: 'top-24 sm:bottom-24 sm:top-auto',
};

/** Where all notices rise; polite ones into a region that is always there, so that they are read out (NOTI-08). */
export function NoticeShelf() {
  // What was pressed answers first: drawing a notice and measuring its place would keep it waiting.
  const notices = useDeferredValue(useNotices((state) => state.notices));
  const shelf = useRef<HTMLDivElement>(null);
  const attention = useAttention();
  const [place, setPlace] = useState<keyof typeof places>('home');
  const [held, setHeld] = useState<number>();
  const isHeld = notices.some(({ serial }) => serial === held);
  const latest = notices.at(-1)?.serial;

  const turn = () => setPlace((current) => (current === 'home' ? 'away' : 'home'));

  // Every row of notices begins at home.
  if (notices.length === 0 && place !== 'home') setPlace('home');

  const rise = useEffectEvent(() => {
    const box = shelf.current?.getBoundingClientRect();
    if (box === undefined || latest === undefined || isHeld) return;
    // Under the resting pointer a notice would wait for it to leave, so it rises in the other place; and it leaves
    // alone what one is at.
    const isInTheWay = attention.isNear(box) && !attention.restsIn(mirrored(box));
    if (attention.restsIn(box) || isInTheWay) turn();
  });
  useLayoutEffect(() => rise(), [latest]);

  const giveWay = useEffectEvent(() => {
    if (shelf.current === null || shelf.current.contains(document.activeElement)) return;
    const box = shelf.current.getBoundingClientRect();
    const other = mirrored(box);
    // WCAG 2.4.11: what takes the focus is not covered, where the other place is free of it and of the resting pointer.
    if (attention.isUnder(box) && !attention.isUnder(other) && !attention.restsIn(other)) turn();
  });
  const isEmpty = latest === undefined;
  useEffect(() => {
    if (isEmpty) return undefined;
    // The page scrolls to what takes the focus only after it is told.
    const follow = () => requestAnimationFrame(giveWay);
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [isEmpty]);

  const card = (notice: (typeof notices)[number]) => (
    <NoticeCard
      key={notice.serial}
      notice={notice}
      isHeld={isHeld}
      onHold={(isOn) => setHeld(isOn ? notice.serial : undefined)}
    />
  );
  return (
    <div
      ref={shelf}
      data-floating
      className={`fixed inset-x-0 z-40 mx-auto grid w-fit max-w-full gap-2 px-4 sm:me-0 sm:justify-items-end ${places[place]}`}
    >
      <div role="status" className="grid gap-2 sm:justify-items-end">
        {notices.filter(({ role }) => role === 'status').map(card)}
      </div>
      {notices.filter(({ role }) => role === 'alert').map(card)}
    </div>
  );
}

/** The box in the other place. */
function mirrored({ x, bottom, width, height }: DOMRect): DOMRect {
  return new DOMRect(x, document.documentElement.clientHeight - bottom, width, height);
}
