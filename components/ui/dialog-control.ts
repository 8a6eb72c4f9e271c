import type { MouseEvent } from 'react';
import { toggleDialogOf } from '@/lib/dialog-controls';

function toggleDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
  toggleDialogOf(currentTarget);
}

/**
 * The props of a button that opens the dialog with this id. If the dialog and its content are in the HTML,
 * scripts/export/browser/held-presses.ts opens it before hydration.
 */
export function opensDialog(id: string) {
  return { 'data-opens': id, onClick: toggleDialog };
}

/** The props of a button that closes the dialog around it, in the same way. */
export const closesDialog = { 'data-closes': '', onClick: toggleDialog };
