import { AppLink } from '@/components/ui/app-link';
import { textLinkLook } from '@/components/ui/text-link-look';
import type { Href } from '@/lib/routes';

type Props = { readonly href: Href; readonly children: string; readonly className?: string };

export function TextLink({ href, children, className = '' }: Props) {
  return (
    <AppLink href={href} className={`${textLinkLook} ${className}`}>
      {children}
    </AppLink>
  );
}
