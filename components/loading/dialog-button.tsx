'use client';

import { useState, useTransition, type ReactNode } from 'react';
import { LazyBoundary } from '@/components/loading/lazy-boundary';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-variant';

type Props = {
  readonly children: ReactNode;
  readonly variant: ButtonVariant;
  readonly className?: string;
  readonly renderDialog: (onClose: () => void) => ReactNode;
};

/**
 * Opens the dialog of `renderDialog`, which may be lazy: it mounts on the first press. The button is busy while it loads,
 * and Escape cancels.
 */
export function DialogButton({ children, variant, className = '', renderDialog }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startLoading] = useTransition();
  return (
    <>
      <Button
        variant={variant}
        className={className}
        isBusy={isLoading}
        onClick={() => startLoading(() => setOpen(true))}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false);
        }}
      >
        {children}
      </Button>
      <LazyBoundary>{isOpen && renderDialog(() => setOpen(false))}</LazyBoundary>
    </>
  );
}
