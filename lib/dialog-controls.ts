/**
 * Opens the dialog whose id the control names in `data-opens`, or closes the one around a control with `data-closes`.
 * It works before hydration, too. Returns whether the control does either.
 */
export function toggleDialogOf(control: HTMLElement): boolean {
  const { opens = '', closes } = control.dataset;
  const dialog = closes === undefined ? document.getElementById(opens) : control.closest('dialog');
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (closes !== undefined) dialog.close();
  else if (!dialog.open) dialog.showModal();
  return true;
}
