'use client';

import { useState, type ReactNode } from 'react';
import { LazyBoundary } from '@/components/loading/lazy-boundary';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-variant';

type Props = {
  readonly children: ReactNode;
  readonly variant: ButtonVariant;
  readonly className?: string;
  readonly renderDialog: (onClose: () => void) => ReactNode;
};

/** Opens the dialog of `renderDialog`, which may be lazy: it mounts on the first press. */
export function DialogButton({ children, variant, className = '', renderDialog }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} className={className} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <LazyBoundary>{renderDialog(() => setOpen(false))}</LazyBoundary>}
    </>
  );
}
