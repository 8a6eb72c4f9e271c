import type { MouseEvent } from 'react';

/**
 * The props of a button that closes the dialog around it. If the content of the dialog is in the HTML,
 * scripts/export/browser/held-presses.ts closes it before hydration.
 */
export const closesDialog = {
  'data-closes': '',
  onClick: ({ currentTarget }: MouseEvent) => currentTarget.closest('dialog')?.close(),
};
