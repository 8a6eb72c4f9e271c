import { usePathname } from 'next/navigation';
import { withoutSlash } from '@/lib/base-path';

/** Strips the trailing slash, which the router reports as typed until the query changes. */
export function usePath(): string {
  return withoutSlash(usePathname());
}
