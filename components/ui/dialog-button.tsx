'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Later } from '@/components/ui/later';

type Props = {
  readonly children: ReactNode;
  readonly look: ButtonLook;
  readonly className?: string;
  /** What it opens, fetched then; it tells when it has closed. */
  readonly renderDialog: (onClose: () => void) => ReactNode;
};

/** A button that opens a dialog of which no byte is fetched before. */
export function DialogButton({ children, look, className = '', renderDialog }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} className={className} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <Later>{renderDialog(() => setOpen(false))}</Later>}
    </>
  );
}
