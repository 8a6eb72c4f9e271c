import Link from 'next/link';
import type { ReactNode } from 'react';

type Props = {
  readonly target: string;
  readonly children: ReactNode;
  readonly className?: string;
};

/** Not a bare `<a>`: the router ignores native hash entries, so Back would not change the page. */
export function AnchorLink({ target, children, className = '' }: Props) {
  return (
    <Link href={`#${target}`} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
