import { AppLink } from '@/components/ui/app-link';
import { textLinkClass } from '@/components/ui/text-link-class';
import type { Href } from '@/lib/routes';

type Props = { readonly href: Href; readonly children: string; readonly className?: string };

export function TextLink({ href, children, className = '' }: Props) {
  return (
    <AppLink href={href} className={`${textLinkClass} ${className}`}>
      {children}
    </AppLink>
  );
}
