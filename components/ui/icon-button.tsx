'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';

type Props = {
  /** From `icon-paths`. */
  readonly icon: string;
  readonly label: string;
  readonly onClick: (event: MouseEvent) => void;
  readonly isDisabled?: boolean;
  /** For what stays as it is pressed; then the icon is filled. */
  readonly isPressed?: boolean;
  readonly className?: string;
  /** Keys that do the same from anywhere, as `aria-keyshortcuts` names them. */
  readonly keys?: string | undefined;
  /** For a button that opens something: whether it is open, and the id of what it opens. */
  readonly expands?: { readonly id: string; readonly isOpen: boolean };
};

const shape = 'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-line';

/** A target of 44 px; disabled until the page is hydrated. */
export function IconButton({
  icon,
  label,
  onClick,
  isDisabled = false,
  isPressed,
  className = '',
  keys,
  expands,
}: Props) {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      disabled={!isHydrated || isDisabled}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      aria-expanded={expands?.isOpen}
      aria-controls={expands?.id}
      className={`${shape} ${className}`}
      onClick={onClick}
    >
      <Icon path={icon} isFilled={isPressed === true} />
    </button>
  );
}
