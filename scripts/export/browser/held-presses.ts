import { openedLinkOf } from '@/lib/page-link';
import {
  controlAt,
  controlNotReady,
  controlOfKey,
  currentOf,
  enable,
  enter,
  isSearchButton,
  isField,
  isPageLink,
  isReady,
  isRefused,
  isTrack,
  isUsable,
  notReady,
  toggleDialogOf,
} from '@/scripts/export/browser/early-controls';
import { askToHydrate, isHydrated } from '@/scripts/export/browser/hydration';
import { createTypeAhead } from '@/scripts/export/browser/type-ahead';

/** How often React is asked for a held control, in ms, until it has hydrated it. */
const hasteMs = 20;

type HeldPress = {
  readonly target: HTMLElement;
  readonly repeat: (target: HTMLElement) => boolean | Promise<void>;
};

type Options = {
  /** Whether a link waits for the router; otherwise the browser follows it, unless an earlier press is held. */
  readonly holdsLinks: () => boolean;
  readonly onHold: (pressed: HTMLElement) => void;
  /** Called after a click that a component may have answered, as long as React has not hydrated the header. */
  readonly onClicked: () => void;
};

/**
 * Enables the controls of a page that is not hydrated. What is pressed, chosen or entered is held and marked as busy,
 * repeated as soon as the control works, and dropped if hydration removes the control and renders none with its id.
 * Meanwhile React hydrates the control before other parts of the page. A dialog in the HTML opens and closes at once,
 * and the browser says at once what a form lacks. Text that follows the press that opens the search stands in its field.
 *
 * @returns a function that lets the browser follow the link that was held last, unless another press is held too. It
 *   returns false if there is no such link.
 */
export function holdPresses({ holdsLinks, onHold, onClicked }: Options): () => boolean {
  let held: readonly HeldPress[] = [];
  let isRepeating = false;
  let isHastening = false;
  let isUpdateDue = false;
  const typeAhead = createTypeAhead();
  const listening = new AbortController();
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records)
      if (type === 'attributes' && isReady(target)) target.removeAttribute('aria-busy');
    if (document.readyState === 'loading') updateBeforePaint();
    else update();
  });

  /** While the HTML is parsed, mutations come many times a frame. */
  function updateBeforePaint(): void {
    if (isUpdateDue) return;
    isUpdateDue = true;
    requestAnimationFrame(() => {
      isUpdateDue = false;
      update();
    });
  }

  function hold(target: HTMLElement, repeat: HeldPress['repeat']): void {
    if (toggleDialogOf(target) || isRefused(target)) {
      target.removeAttribute('aria-busy');
      return;
    }
    target.setAttribute('aria-busy', 'true');
    held = [...held, { target, repeat }];
    onHold(target);
    if (!isHastening) hasten();
  }

  function drop(press: HeldPress): void {
    held = held.filter((other) => other !== press);
    press.target.removeAttribute('aria-busy');
  }

  function hasten(): void {
    const [next] = held;
    isHastening = next !== undefined;
    if (next === undefined) return;
    askToHydrate(next.target);
    setTimeout(hasten, hasteMs);
  }

  function onPointerDown({ target, clientX }: PointerEvent): void {
    const control = controlAt(target);
    control?.setAttribute('aria-busy', 'true');
    if (control === null || !isTrack(control)) return;
    const press = { bubbles: true, clientX };
    hold(control, (current) => current.dispatchEvent(new MouseEvent('pointerdown', press)));
  }

  function onClick(event: MouseEvent): void {
    // A click on the backdrop, as in components/ui/drawer.tsx.
    if (event.target instanceof HTMLDialogElement) event.target.close();
    const waits = !isHydrated() && (holdsLinks() || held.length > 0);
    const pressed = controlAt(event.target) ?? (waits ? openedLinkOf(event) : null);
    if (pressed === null || isTrack(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const click = { bubbles: true, cancelable: true, detail: event.detail };
    hold(pressed, (current) => current.dispatchEvent(new MouseEvent('click', click)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const control = controlOfKey(event);
    if (control === null) {
      const search = held.find(({ target }) => isSearchButton(target));
      if (search === undefined) return;
      typeAhead.keep(event);
      if (event.key === 'Escape') drop(search);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const { key, ctrlKey, metaKey } = event;
    const press = { key, ctrlKey, metaKey, bubbles: true, cancelable: true };
    // As for a button, Space works when it is released.
    const type = key === ' ' ? 'keyup' : 'keydown';
    hold(control, (current) => current.dispatchEvent(new KeyboardEvent(type, press)));
  }

  function onEntry(event: Event): void {
    const field = controlAt(event.target);
    if (!isField(field)) return;
    // React would hydrate the page at once, and reset the field.
    event.stopImmediatePropagation();
    const type = field instanceof HTMLSelectElement ? 'change' : event.type;
    const { value } = field;
    // A press after an earlier entry relies on it.
    if (held.at(-1)?.target === field) held = held.slice(0, -1);
    hold(field, (current) => enter(current, value, type));
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
    held = held.flatMap(({ target, repeat }) => {
      const current = currentOf(target);
      return current === null ? [] : [{ target: current, repeat }];
    });
    const press = held.find(({ target }) => isUsable(target));
    if (press === undefined) return;
    drop(press);
    isRepeating = true;
    await press.repeat(press.target);
    if (isSearchButton(press.target)) await typeAhead.enterTyped();
    isRepeating = false;
    update();
  }

  /** Hears of a click after React, also of one that React has hydrated its control for at once. */
  function onAnsweredClick(): void {
    const waiting = document.querySelector(`header ${controlNotReady}`);
    // React shows the number at the cart by itself, and may know better than storage.
    if (waiting === null) return;
    onClicked();
    // Where storage is blocked, only React knows the number.
    requestAnimationFrame(() => setTimeout(() => askToHydrate(waiting)));
  }

  const options = { capture: true, signal: listening.signal };
  addEventListener('pointerdown', onPointerDown, options);
  addEventListener('click', onClick, options);
  addEventListener('click', onAnsweredClick, { signal: listening.signal });
  addEventListener('keydown', onKeyDown, options);
  addEventListener('input', onEntry, options);
  addEventListener('change', onEntry, options);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: [notReady] });

  return () => {
    const links = held.map(({ target }) => target).filter(isPageLink);
    const link = links.at(-1);
    if (link === undefined || links.length < held.length) return false;
    // The router must not open it again, should the page hydrate meanwhile or come back from the cache.
    held = [];
    link.removeAttribute('aria-busy');
    location.assign(link.href);
    return true;
  };
}
