'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { Late } from '@/components/loading/late';
import type { NoticeStackProps } from '@/components/notices/notice-stack';
import { trackPointer } from '@/components/notices/pointer';
import { useNotices } from '@/lib/stores/notice-store';

/** The edge of the viewport where notices stand: on phones at the thumb, else below the cart link of the header. */
const edges = { default: 'bottom-24 lg:top-24 lg:bottom-auto', opposite: 'top-18 lg:top-auto lg:bottom-6' };

/**
 * Shows the notices. Their cards load on the first interaction, or with the first notice. The status region is always
 * rendered, because screen readers announce only its changes.
 */
export function NoticeRegion() {
  // Rendering and measuring a notice must not delay the response to the press that caused it.
  const notices = useDeferredValue(useNotices((state) => state.notices));
  const [status, setStatus] = useState<HTMLDivElement | null>(null);
  const [edge, setEdge] = useState<keyof typeof edges>('default');
  const isEmpty = notices.length === 0;

  if (isEmpty && edge !== 'default') setEdge('default');

  useEffect(trackPointer, []);

  return (
    <div
      data-floating
      className={`fixed inset-x-0 z-40 mx-auto grid max-w-form gap-2 px-4 sm:me-0 sm:px-6 lg:px-10 ${edges[edge]}`}
    >
      <div ref={setStatus} role="status" className="grid gap-2" />
      {status !== null && (
        <Late
          load={loadStack}
          isNeeded={!isEmpty}
          fallback={PlainNotices}
          props={{ notices, status, onSwapEdge: () => setEdge(edge === 'default' ? 'opposite' : 'default') }}
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
      <button
        type="button"
        className="rounded border border-line bg-card p-4 shadow-float"
        onClick={() => dismiss(serial)}
      >
        {title} {text}
      </button>
    </div>
  ));
}
