import { usePath } from '@/components/ui/use-path';
import { afterLogin, routes } from '@/lib/routes';

/** The route of the page; after a login, the dashboard has another path. */
export function usePage(): string {
  const path = usePath();
  return path === afterLogin ? routes.dashboard : path;
}
