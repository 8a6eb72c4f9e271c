'use client';

import type { ReactNode, RefObject } from 'react';
import { closesDialog } from '@/components/ui/dialog-control';
import { IconButton } from '@/components/ui/icon-button';
import { xIcon } from '@/components/ui/icons/x';

type Props = {
  readonly ref?: RefObject<HTMLDialogElement | null>;
  /** For the controls that open it; see components/ui/dialog-control.ts. */
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly side?: 'start' | 'end';
  /** On a wide screen the children stand in the page; what is `drawer-only` does not. */
  readonly isSidebar?: boolean;
};

/** `--from` is where the `enter` animation starts. */
const sides = {
  start: 'me-auto rtl:[--from:100%]',
  end: 'ms-auto [--from:100%] rtl:[--from:-100%]',
};
const shape =
  'h-dvh max-h-none w-80 max-w-[88vw] border border-transparent bg-paper p-6 shadow-float open:animate-enter';

/** A native modal: the browser traps and returns focus, and closes it on Escape. */
export function Drawer({ ref, id, title, closeLabel, children, side = 'start', isSidebar = false }: Props) {
  return (
    <dialog
      ref={ref}
      id={id}
      aria-label={title}
      className={`my-0 ${isSidebar ? 'sidebar' : ''} ${sides[side]} ${shape}`}
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
