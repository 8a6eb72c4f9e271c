'use client';

import type { ReactNode, RefObject } from 'react';
import { closesDialog } from '@/components/ui/closes-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { xIcon } from '@/components/ui/icons/x';

type Props = {
  readonly ref?: RefObject<HTMLDialogElement | null>;
  /** A control with this as `data-opens` opens it, also before hydration. */
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly side?: 'start' | 'end';
  /** With `sidebar`, the children stand in the page on a wide screen; see drawer.css. */
  readonly className?: string;
};

/** `--from` is where the `enter` animation starts. */
const sides = {
  start: 'me-auto rtl:[--from:100%]',
  end: 'ms-auto [--from:100%] rtl:[--from:-100%]',
};
const shape =
  'my-0 h-dvh max-h-none w-80 max-w-[88vw] border border-transparent bg-paper p-6 shadow-float open:animate-enter';

/** A native modal: the browser traps and returns focus, and closes it on Escape. */
export function Drawer({ ref, id, title, closeLabel, children, side = 'start', className = '' }: Props) {
  return (
    <dialog
      ref={ref}
      id={id}
      aria-label={title}
      className={`${shape} ${sides[side]} ${className}`}
      onClick={({ target, currentTarget }) => {
        // A click on the backdrop targets the dialog itself.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className="flex h-full flex-col gap-6">
        <div className="drawer-only flex items-center justify-between">
          <p className="font-display text-xl">{title}</p>
          <IconButton icon={xIcon} label={closeLabel} className="-me-3" {...closesDialog} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
