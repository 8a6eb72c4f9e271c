import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { buttonVariant, type ButtonVariant } from '@/components/ui/button-variant';
import type { Href } from '@/lib/routes';

type Props = {
  readonly href: Href;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly className?: string;
  readonly label?: string;
  readonly onClick?: () => void;
};

export function ButtonLink({ href, children, variant = 'primary', className = '', ...rest }: Props) {
  return (
    <AppLink href={href} className={`${buttonVariant[variant]} print:hidden ${className}`} {...rest}>
      {children}
    </AppLink>
  );
}
