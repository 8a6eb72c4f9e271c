'use client';

import type { ReactNode, RefObject } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { xIcon } from '@/components/ui/icons/x';

type Props = {
  /** Opens it with `showModal`, and closes it with `close`. */
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly id?: string;
  readonly title: string;
  readonly closeLabel: string;
  /** Called once it has closed. */
  readonly onClose?: () => void;
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
export function Drawer({ ref, id, title, closeLabel, onClose, children, side = 'start' }: Props) {
  return (
    <dialog
      ref={ref}
      id={id}
      aria-label={title}
      className={`my-0 ${sides[side]} ${shape}`}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // A click on the backdrop targets the dialog itself.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className="flex h-full flex-col gap-6">
        <div className="flex items-center justify-between">
          <p className="font-display text-xl">{title}</p>
          <IconButton
            icon={xIcon}
            label={closeLabel}
            closesDialog
            className="-me-3"
            onClick={() => ref.current?.close()}
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}
