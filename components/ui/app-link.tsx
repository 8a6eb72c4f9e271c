import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/base-path';
import type { Href } from '@/lib/routes';

type Props = {
  readonly href: Href | `#${string}`;
  readonly children: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly onClick?: (() => void) | undefined;
};

/** A link to a page of the shop. LinkNavigation opens it without a page load, and prefetches it when it is hovered. */
export function AppLink({ href, children, id, className = '', label, isCurrent = false, onClick }: Props) {
  return (
    <a
      href={href.startsWith('#') ? href : withBasePath(href)}
      data-page-link=""
      className={className}
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {children}
    </a>
  );
}
