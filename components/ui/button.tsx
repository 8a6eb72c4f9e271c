'use client';

import type { MouseEvent, ReactNode } from 'react';
import { buttonLook, type ButtonLook } from '@/components/ui/button-look';
import { useHydrated } from '@/components/ui/use-hydrated';

type Props = {
  readonly children: ReactNode;
  readonly look?: ButtonLook;
  readonly type?: 'button' | 'submit';
  readonly label?: string;
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
  /** For what stays as it is pressed. */
  readonly isPressed?: boolean;
  readonly className?: string;
  readonly onClick?: (event: MouseEvent) => void;
};

/** Disabled until the page is hydrated, so that no press is lost or submitted natively. */
export function Button({
  children,
  look = 'primary',
  type = 'button',
  label,
  isDisabled = false,
  isBusy = false,
  isPressed,
  className = '',
  onClick,
}: Props) {
  const isHydrated = useHydrated();
  return (
    <button
      type={type}
      disabled={!isHydrated || isDisabled}
      aria-label={label}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      className={`${buttonLook[look]} ${className}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
