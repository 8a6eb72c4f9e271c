'use client';

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { buttonVariant, type ButtonVariant } from '@/components/ui/button-variant';
import { useControlState } from '@/components/ui/use-control-state';

type Props = {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  readonly label?: string;
  /** Whether it can act, such as when storage is read. */
  readonly isReady?: boolean;
  readonly isBusy?: boolean;
  readonly isPressed?: boolean;
  readonly className?: string;
  readonly 'data-opens'?: string;
  readonly 'data-closes'?: string;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
};

/** Disabled in the HTML, because a press without script would submit the form natively. */
export function Button({
  children,
  variant = 'primary',
  type = 'button',
  label,
  isReady = true,
  isBusy = false,
  isPressed,
  className = '',
  ...rest
}: Props) {
  const state = useControlState(isReady);
  return (
    <button
      type={type}
      {...state}
      aria-label={label}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      className={`${buttonVariant[variant]} ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}
