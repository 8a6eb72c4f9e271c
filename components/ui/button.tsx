'use client';

import type { MouseEvent, ReactNode } from 'react';
import { buttonVariant, type ButtonVariant } from '@/components/ui/button-variant';
import { useControlState } from '@/components/ui/use-control-state';

type Props = {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  readonly label?: string;
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
  readonly isPressed?: boolean;
  readonly className?: string;
  readonly onClick?: (event: MouseEvent) => void;
};

/** Disabled until hydration, because an earlier press would be lost or submit the form natively. */
export function Button({
  children,
  variant = 'primary',
  type = 'button',
  label,
  isDisabled = false,
  isBusy = false,
  isPressed,
  className = '',
  onClick,
}: Props) {
  const state = useControlState(!isDisabled);
  return (
    <button
      type={type}
      {...state}
      aria-label={label}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      className={`${buttonVariant[variant]} ${className}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
