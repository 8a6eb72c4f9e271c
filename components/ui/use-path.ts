import { usePathname } from 'next/navigation';
import { withoutSlash } from '@/lib/base-path';

/** The path of the page without a trailing slash, which the router keeps as typed until the query changes. */
export function usePath(): string {
  return withoutSlash(usePathname());
}
