'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NoticeCard } from '@/components/notices/notice-card';
import { useNotices } from '@/lib/stores/notice-provider';

/** Where all notices rise; polite ones into a region that is always there, so that they are read out (NOTI-08). */
export function NoticeShelf() {
  const notices = useNotices((state) => state.notices);
  const shelf = useRef<HTMLDivElement>(null);
  const pointer = usePointer();
  const [side, setSide] = useState<'top' | 'bottom'>('bottom');
  const latest = notices.at(-1)?.serial;

  // A notice under the resting pointer would wait for it to leave, so it rises elsewhere.
  useLayoutEffect(() => {
    const box = shelf.current?.getBoundingClientRect();
    const { x, y } = pointer.current;
    if (box === undefined || latest === undefined) return;
    const isUnder = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (isUnder) setSide((current) => (current === 'top' ? 'bottom' : 'top'));
  }, [latest, pointer]);

  const polite = notices.filter(({ role }) => role === 'status');
  const urgent = notices.filter(({ role }) => role === 'alert');
  const place = side === 'top' ? 'top-24' : 'bottom-20 sm:bottom-6';
  return (
    <div
      ref={shelf}
      data-floating
      className={`fixed inset-x-0 z-40 mx-auto grid w-fit max-w-full gap-2 px-4 ${place}`}
    >
      <div role="status" className="grid gap-2">
        {polite.map((notice) => (
          <NoticeCard key={notice.serial} notice={notice} />
        ))}
      </div>
      {urgent.map((notice) => (
        <NoticeCard key={notice.serial} notice={notice} />
      ))}
    </div>
  );
}

/** Where the mouse rests; a finger rests nowhere. */
function usePointer() {
  const pointer = useRef({ x: -1, y: -1 });
  useEffect(() => {
    function follow(event: PointerEvent): void {
      pointer.current =
        event.pointerType === 'mouse' ? { x: event.clientX, y: event.clientY } : { x: -1, y: -1 };
    }
    window.addEventListener('pointermove', follow, { passive: true });
    window.addEventListener('pointerdown', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerdown', follow);
    };
  }, []);
  return pointer;
}
