import { AppLink } from '@/components/ui/app-link';
import type { Href } from '@/lib/routes';

type Props = { readonly href: Href; readonly children: string; readonly className?: string };

export function TextLink({ href, children, className = '' }: Props) {
  return (
    <AppLink href={href} className={`text-link inline-flex min-h-11 items-center ${className}`}>
      {children}
    </AppLink>
  );
}
