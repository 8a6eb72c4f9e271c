import { isHydrated } from '@/scripts/export/browser/hydration';

/** A control carries this until it works; see components/ui/use-control-state.ts. */
export const notReady = 'data-not-ready';
export const controlNotReady = `[${notReady}]`;

const shortcut = 'aria-keyshortcuts';

/** True for the button that opens the search: no other control has a shortcut. */
export function isSearchButton(control: HTMLElement): boolean {
  return control.hasAttribute(shortcut);
}

export function isPageLink(control: HTMLElement): control is HTMLAnchorElement {
  return control.matches('a[data-page-link]');
}

/** The track of a slider, which acts when the pointer goes down. */
export function isTrack(control: HTMLElement): boolean {
  return control.getAttribute('role') === 'presentation';
}

export function isField(control: EventTarget | null): control is HTMLInputElement | HTMLSelectElement {
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
}

/** True for what shows errors or prices when its press is repeated, when nobody expects the page to move any more. */
export function mayMovePage(control: HTMLElement): boolean {
  return control.matches('select, [type=submit]');
}

/** The link of the menu works as a button, and is announced as one. */
export function enable(control: Element): void {
  if (control instanceof HTMLAnchorElement) control.setAttribute('role', 'button');
  else control.removeAttribute('disabled');
}

/** The control itself, or its successor with the same id if React has replaced it. */
export function currentOf(control: HTMLElement): HTMLElement | null {
  return control.isConnected ? control : document.getElementById(control.id);
}

/** Returns whether the control answers a press; a page link does so once the router works. */
export function isUsable(control: HTMLElement): boolean {
  return !control.hasAttribute(notReady) && (!isPageLink(control) || isHydrated());
}

export function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(controlNotReady) : null;
}

/** The control whose script answers the key; what remains is left to the browser. */
export function controlOfKey({
  target,
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): HTMLElement | null {
  const control = controlAt(target);
  if (altKey || shiftKey || (ctrlKey && metaKey)) return null;
  if (ctrlKey || metaKey)
    return key.toLowerCase() === 'k'
      ? document.querySelector<HTMLElement>(`${controlNotReady}[${shortcut}]`)
      : null;
  const isAnswered =
    key === ' '
      ? control instanceof HTMLAnchorElement
      : control?.getAttribute('role') === 'spinbutton' && /^Arrow(?:Up|Down)$/.test(key);
  return isAnswered ? control : null;
}

/**
 * Opens the dialog whose id the control names in `data-opens`, or closes the one around a control with `data-closes`: a
 * dialog with its content in the HTML works without hydration. Returns whether the control does either.
 */
export function toggleDialogOf(control: HTMLElement): boolean {
  const { opens = '', closes } = control.dataset;
  const dialog = closes === undefined ? document.getElementById(opens) : control.closest('dialog');
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (closes !== undefined) dialog.close();
  else if (!dialog.open) dialog.showModal();
  return true;
}

/** Returns whether the control submits a form that the browser refuses; it says why at once, without moving the page. */
export function isRefused(control: HTMLElement): boolean {
  const submit = control.closest<HTMLButtonElement>('form:not([novalidate]) [type="submit"]');
  return submit?.form?.reportValidity() === false;
}

/** Enters a value as a person does. React ignores the event of a value that it has seen, so it sees another before. */
export async function enter(field: HTMLElement, value: string, type: string): Promise<void> {
  if (!isField(field)) return;
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = value === '' ? '0' : '';
  property?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
  // React renders the value in a microtask, and reads `focusout` as blur.
  await Promise.resolve();
  if (type === 'change' || document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
