'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useControlState } from '@/components/ui/use-control-state';

type Props = {
  readonly id?: string;
  readonly icon: string;
  readonly label: string;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Whether it can act, such as when storage is read. */
  readonly isReady?: boolean;
  /** For toggle buttons; the icon is filled when pressed. */
  readonly isPressed?: boolean;
  readonly className?: string;
  /** Shortcut in `aria-keyshortcuts` syntax. */
  readonly keys?: string | undefined;
  readonly 'data-closes'?: string;
  /** The element that the button shows and hides. */
  readonly expands?: { readonly id: string; readonly isOpen: boolean };
};

const shape = 'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-line';

/** The target is 44 px wide and high. */
export function IconButton({
  icon,
  label,
  isReady = true,
  isPressed,
  className = '',
  keys,
  expands,
  ...rest
}: Props) {
  const state = useControlState(isReady);
  return (
    <button
      type="button"
      {...state}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      aria-expanded={expands?.isOpen}
      aria-controls={expands?.id}
      className={`${shape} ${className}`}
      {...rest}
    >
      <Icon path={icon} isFilled={isPressed === true} />
    </button>
  );
}
