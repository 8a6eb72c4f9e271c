import { isHydrated } from '@/scripts/export/browser/hydration';

/** A control carries this until it works; see components/ui/use-control-state.ts. */
const notReady = 'data-not-ready';
const controlNotReady = `[${notReady}]`;

type HeldPress = {
  readonly target: HTMLElement;
  readonly repeat: (target: HTMLElement) => boolean | Promise<void>;
};

type Options = {
  /** Whether a link waits for the router; otherwise the browser follows it, unless an earlier press is held. */
  readonly holdsLinks: () => boolean;
  readonly onHold: (pressed: HTMLElement) => void;
};

/**
 * Enables the controls of a page that is not hydrated. What is pressed, chosen or entered is held and marked as busy. It
 * is repeated as soon as the control works, and dropped if hydration removes the control.
 *
 * @returns a function that lets the browser follow the link that was held last, unless another press is held too. It
 *   returns false if there is no such link.
 */
export function holdPresses({ holdsLinks, onHold }: Options): () => boolean {
  let held: readonly HeldPress[] = [];
  let isRepeating = false;
  const listening = new AbortController();
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records)
      if (type === 'attributes' && isReady(target)) target.removeAttribute('aria-busy');
    update();
  });

  function hold(target: HTMLElement, repeat: HeldPress['repeat']): void {
    target.setAttribute('aria-busy', 'true');
    held = [...held, { target, repeat }];
    onHold(target);
  }

  function showSign({ target }: Event): void {
    controlAt(target)?.setAttribute('aria-busy', 'true');
  }

  function onClick(event: MouseEvent): void {
    const waits = !isHydrated() && (holdsLinks() || held.length > 0);
    const pressed = controlAt(event.target) ?? (waits ? linkOf(event) : null);
    if (pressed === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const click = { bubbles: true, cancelable: true, detail: event.detail };
    hold(pressed, (target) => target.dispatchEvent(new MouseEvent('click', click)));
  }

  function onEntry(event: Event): void {
    const field = controlAt(event.target);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    // React would hydrate the page at once, and reset the field.
    event.stopImmediatePropagation();
    const type = field instanceof HTMLSelectElement ? 'change' : event.type;
    const { value } = field;
    held = held.filter((press) => press.target !== field);
    hold(field, () => enter(field, value, type));
  }

  function update(): void {
    for (const control of document.querySelectorAll(controlNotReady)) enable(control);
    void repeatPresses();
    if (isHydrated() && held.length === 0 && document.querySelector(controlNotReady) === null) {
      observer.disconnect();
      listening.abort();
    }
  }

  /** Repeats one press after the other, because a press relies on what React has rendered for those before. */
  async function repeatPresses(): Promise<void> {
    if (isRepeating) return;
    held = held.filter(({ target }) => currentOf(target) !== null);
    const press = held.find(({ target }) => isUsable(currentOf(target)));
    const control = press && currentOf(press.target);
    if (!press || !control) return;
    held = held.filter((other) => other !== press);
    control.removeAttribute('aria-busy');
    isRepeating = true;
    await press.repeat(control);
    isRepeating = false;
    update();
  }

  const options = { capture: true, signal: listening.signal };
  addEventListener('pointerdown', showSign, options);
  addEventListener('click', onClick, options);
  addEventListener('input', onEntry, options);
  addEventListener('change', onEntry, options);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: [notReady] });

  return () => {
    const links = held.map(({ target }) => target).filter((target) => target instanceof HTMLAnchorElement);
    const link = links.at(-1);
    if (link === undefined || links.length < held.length) return false;
    // The router must not open it again, should the page hydrate meanwhile or come back from the cache.
    held = [];
    link.removeAttribute('aria-busy');
    location.assign(link.href);
    return true;
  };
}

/** The control itself, or its successor with the same id if hydration has replaced it. */
function currentOf(control: HTMLElement): HTMLElement | null {
  return control.isConnected ? control : document.getElementById(control.id);
}

function isUsable(control: HTMLElement | null): boolean {
  const isLink = control instanceof HTMLAnchorElement;
  return control !== null && !control.hasAttribute(notReady) && (!isLink || isHydrated());
}

/** A link that becomes a button is announced as one. */
function enable(control: Element): void {
  if (control instanceof HTMLAnchorElement) control.setAttribute('role', 'button');
  else control.removeAttribute('disabled');
}

function isReady(target: Node): target is Element {
  return target instanceof Element && !target.hasAttribute(notReady);
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(controlNotReady) : null;
}

/** The link that a plain click opens in this tab, if the router handles it; see components/ui/app-link.tsx. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isModified = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return isModified || !(target instanceof Element)
    ? null
    : target.closest<HTMLAnchorElement>('a[data-page-link]');
}

/** Enters a value as a person does. React ignores the event of a value that it has seen, so it sees another before. */
async function enter(
  field: HTMLInputElement | HTMLSelectElement,
  value: string,
  type: string,
): Promise<void> {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  property?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
  // React renders the value in a microtask, and reads `focusout` as blur.
  await Promise.resolve();
  if (type === 'change' || document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
