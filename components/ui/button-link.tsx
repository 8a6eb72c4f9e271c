import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { buttonLook, type ButtonLook } from '@/components/ui/button-look';
import type { Href } from '@/lib/routes';

type Props = {
  readonly href: Href;
  readonly children: ReactNode;
  readonly look?: ButtonLook;
  readonly className?: string;
  /** Where the text alone does not say where it leads. */
  readonly label?: string;
  readonly onClick?: () => void;
};

/** Left out on paper, as buttons are: what it leads to cannot be pressed there. */
export function ButtonLink({ href, children, look = 'primary', className = '', ...rest }: Props) {
  return (
    <AppLink href={href} className={`${buttonLook[look]} print:hidden ${className}`} {...rest}>
      {children}
    </AppLink>
  );
}
