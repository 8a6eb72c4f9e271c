'use client';

import Link, { useLinkStatus } from 'next/link';
import { useEffect, useState, type ReactNode } from 'react';
import { patienceMs } from '@/lib/domain/constants';
import { withBasePath, type Href } from '@/lib/routes';

type Props = {
  readonly href: Href;
  readonly children: ReactNode;
  readonly className?: string;
  /** Where the text alone does not say where it leads. */
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly onClick?: () => void;
};

/**
 * The one link of the shop. It fetches the next page on intent (pointer, touch, focus), never because it is
 * merely in view: a catalogue of thirty links would else ask for ninety files.
 */
export function AppLink({ href, children, className = '', label, isCurrent = false, onClick }: Props) {
  const [isIntended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  return (
    <Link
      href={href}
      className={className}
      prefetch={isIntended ? null : false}
      onPointerEnter={intend}
      onTouchStart={intend}
      onFocus={intend}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {children}
      <PendingMark href={href} />
    </Link>
  );
}

/**
 * While the next page is on its way the pressed link shows that it works; the style is in globals.css. A page
 * that does not come is left to the browser, which says what is wrong, and can be stopped.
 */
function PendingMark({ href }: { readonly href: Href }) {
  const { pending: isPending } = useLinkStatus();
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => window.location.assign(withBasePath(href)), patienceMs);
    return () => clearTimeout(timer);
  }, [isPending, href]);
  return isPending ? <span data-pending hidden /> : null;
}
