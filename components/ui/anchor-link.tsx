import Link from 'next/link';
import type { ReactNode } from 'react';

type Props = {
  /** The id of the target on this page. */
  readonly target: string;
  readonly children: ReactNode;
  readonly className?: string;
};

/**
 * A link within the page. Not a bare anchor: the entry that the browser itself makes in its history is unknown to
 * the router, so that Back from the next page would change the address and leave the page as it is.
 */
export function AnchorLink({ target, children, className = '' }: Props) {
  return (
    <Link href={`#${target}`} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
