import { usePathname } from 'next/navigation';
import { withoutSlash } from '@/lib/routes';

/** Strips the trailing slash, which the router reports as typed until the query changes. */
export function usePath(): string {
  return withoutSlash(usePathname());
}
