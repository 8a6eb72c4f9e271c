'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { xIcon } from '@/components/ui/icons/x';

type Props = {
  readonly title: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly side?: 'start' | 'end';
};

/** `--from` is where the `enter` animation starts. */
const sides = {
  start: 'me-auto rtl:[--from:100%]',
  end: 'ms-auto [--from:100%] rtl:[--from:-100%]',
};
const shape =
  'h-dvh max-h-none w-80 max-w-[88vw] border border-transparent bg-paper p-6 shadow-float open:animate-enter';

/** A native modal: the browser traps and returns focus, and closes it on Escape. */
export function Drawer({ title, closeLabel, isOpen, onClose, children, side = 'start' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className={`my-0 ${sides[side]} ${shape}`}
      // Escape cancels at once and closes later, when the drawer may be open again.
      onCancel={onClose}
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
      onClick={(event) => {
        // A click on the backdrop targets the dialog itself.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen && (
        <div className="flex h-full flex-col gap-6">
          <div className="flex items-center justify-between">
            <p className="font-display text-xl">{title}</p>
            <IconButton icon={xIcon} label={closeLabel} className="-me-3" onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
