'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { Late } from '@/components/loading/late';
import type { NoticeStackProps } from '@/components/notices/notice-stack';
import { trackPointer } from '@/components/notices/pointer';
import { floatingBox, floatingEdge } from '@/components/ui/floating-box';
import { useNotices } from '@/lib/stores/notice-store';

const oppositeEdge = 'top-18 lg:top-auto lg:bottom-6';

/**
 * Shows the notices. Their cards load on the first interaction, or with the first notice. The status region is always
 * rendered, because screen readers announce only its changes.
 */
export function NoticeRegion() {
  // Rendering and measuring a notice must not delay the response to the press that caused it.
  const notices = useDeferredValue(useNotices((state) => state.notices));
  const [status, setStatus] = useState<HTMLDivElement | null>(null);
  const [isSwapped, setSwapped] = useState(false);
  const isEmpty = notices.length === 0;

  if (isEmpty && isSwapped) setSwapped(false);

  useEffect(trackPointer, []);

  return (
    <div className={`${floatingBox} ${isSwapped ? oppositeEdge : floatingEdge}`}>
      <div ref={setStatus} role="status" />
      {status !== null && (
        <Late
          load={loadStack}
          isNeeded={!isEmpty}
          fallback={PlainNotices}
          props={{ notices, status, isSwapped, onSwapEdge: () => setSwapped(!isSwapped) }}
        />
      )}
    </div>
  );
}

const loadStack = async () => (await import('@/components/notices/notice-stack')).NoticeStack;

/** Stands in for the cards if they do not load. A press closes a notice. */
function PlainNotices({ notices }: NoticeStackProps) {
  const dismiss = useNotices((state) => state.dismiss);
  return notices.map(({ serial, title, text }) => (
    <div key={serial} data-notice role="alert">
      <button type="button" className="rounded bg-card p-4 shadow-float" onClick={() => dismiss(serial)}>
        {title} {text}
      </button>
    </div>
  ));
}
