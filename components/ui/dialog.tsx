'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '@/components/ui/icon-button';
import { xIcon } from '@/components/ui/icons/x';

type Props = {
  readonly title: string;
  readonly closeLabel: string;
  /** Called once, when the dialog has closed and has given the focus back. */
  readonly onClose: () => void;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

const shape = 'm-auto w-[calc(100%-2rem)] max-w-form rounded border border-transparent bg-paper p-5 sm:p-7';

/** A native modal. It is rendered in a portal, because RouteCurtain would hide it with the page otherwise. */
export function Dialog({ title, closeLabel, onClose, isOpen = true, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const hasClosed = useRef(false);

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    if (dialog.current?.open === false) dialog.current.showModal();
    // Screen readers start reading at the focused heading.
    heading.current?.focus();
  }, [isOpen]);

  function handleClosed(): void {
    if (hasClosed.current) return;
    hasClosed.current = true;
    onClose();
  }

  /** Does not wait for the `close` event, which may come after the shopper's next press. */
  function close(): void {
    dialog.current?.close();
    handleClosed();
  }

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className={`${shape} shadow-float`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={handleClosed}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        <IconButton icon={xIcon} label={closeLabel} className="-me-2 -mt-1" onClick={close} />
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
