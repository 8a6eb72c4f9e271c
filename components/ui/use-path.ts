import { usePathname } from 'next/navigation';
import { withoutSlash } from '@/lib/routes';

/**
 * The path of the page, the same whether it was opened with a slash at its end or without: the router takes the one
 * that was typed, and the other from the first change of the query on.
 */
export function usePath(): string {
  return withoutSlash(usePathname());
}
