import { fadeInPage } from '@/lib/fade-in-page';
import { openedLinkOf } from '@/lib/page-link';
import {
  controlAt,
  controlNotReady,
  controlOfKey,
  enable,
  enter,
  isSearchButton,
  isField,
  isPageLink,
  isRefused,
  isTrack,
  mayMovePage,
  notReady,
  toggleDialogOf,
} from '@/scripts/export/browser/early-controls';
import { askToHydrate, isHydrated } from '@/scripts/export/browser/hydration';
import { createPressQueue, type HeldPress } from '@/scripts/export/browser/press-queue';
import { createTypeAhead } from '@/scripts/export/browser/type-ahead';

type Options = {
  /** Whether a link waits for the router; otherwise the browser follows it, unless an earlier press is held. */
  readonly holdsLinks: () => boolean;
  readonly onHold: (pressed: HTMLElement) => void;
  /** Called after a click that a component may have answered, as long as React has not hydrated the header. */
  readonly onClicked: () => void;
};

export type HeldPresses = {
  /** Lets the browser follow the link that was held last, and returns false if there is none or another press is held too. */
  readonly followLink: () => boolean;
  /** Drops what is held, and holds nothing from now on. Returns false if nothing was held. */
  readonly drop: () => boolean;
};

/**
 * Enables the controls of a page that is not hydrated. What is pressed, chosen or entered is held and marked as busy,
 * repeated as soon as the control works, and dropped if hydration removes the control and renders none with its id. A
 * dialog in the HTML opens and closes at once, and the browser says at once what a form lacks. Text that follows the
 * press that opens the search stands in its field.
 */
export function holdPresses({ holdsLinks, onHold, onClicked }: Options): HeldPresses {
  const queue = createPressQueue(update);
  let pointed: HTMLElement | null = null;
  let isUpdateDue = false;
  let isStopped = false;
  const typeAhead = createTypeAhead();
  const listening = new AbortController();
  const observer = new MutationObserver(() => {
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
    if (toggleDialogOf(target) || isRefused(target) || isStopped) return;
    queue.hold({
      target,
      repeat: async (current) => {
        if (mayMovePage(current)) fadeInPage();
        await repeat(current);
        if (isSearchButton(current)) await typeAhead.enterTyped();
      },
    });
    onHold(target);
  }

  function onPointerDown({ target, clientX }: PointerEvent): void {
    pointed = controlAt(target);
    pointed?.setAttribute('aria-busy', 'true');
    if (pointed === null || !isTrack(pointed)) return;
    const press = { bubbles: true, clientX };
    hold(pointed, (current) => current.dispatchEvent(new MouseEvent('pointerdown', press)));
    pointed = null;
  }

  /** Only a click is a press: the pointer may have left the control, or scrolled the page. */
  function onPointerEnd(): void {
    pointed?.removeAttribute('aria-busy');
  }

  function onClick(event: MouseEvent): void {
    // A click on the backdrop, as in components/ui/drawer.tsx.
    if (event.target instanceof HTMLDialogElement) event.target.close();
    const waits = !isHydrated() && (holdsLinks() || queue.held().length > 0);
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
      const search = queue.held().find(({ target }) => isSearchButton(target));
      if (search === undefined || isField(event.target)) return;
      typeAhead.keep(event);
      if (event.key === 'Escape') queue.drop(search);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    // What is typed after the shortcut of the search is not for the field that had the focus.
    control.focus();
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
    const last = queue.held().at(-1);
    if (last?.target === field) queue.drop(last);
    hold(field, (current) => enter(current, value, type));
  }

  function update(): void {
    for (const control of document.querySelectorAll(controlNotReady)) enable(control);
    void queue.repeat();
    if (isHydrated() && queue.held().length === 0 && document.querySelector(controlNotReady) === null) {
      observer.disconnect();
      listening.abort();
    }
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
  addEventListener('pointerup', onPointerEnd, options);
  addEventListener('pointercancel', onPointerEnd, options);
  addEventListener('click', onClick, options);
  addEventListener('click', onAnsweredClick, { signal: listening.signal });
  addEventListener('keydown', onKeyDown, options);
  addEventListener('input', onEntry, options);
  addEventListener('change', onEntry, options);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: [notReady] });

  function followLink(): boolean {
    const links = queue
      .held()
      .map(({ target }) => target)
      .filter(isPageLink);
    const link = links.at(-1);
    if (link === undefined || links.length < queue.held().length) return false;
    // The router must not open it again, should the page hydrate meanwhile or come back from the cache.
    queue.held().forEach(queue.drop);
    location.assign(link.href);
    return true;
  }

  function drop(): boolean {
    isStopped = true;
    const presses = queue.held();
    presses.forEach(queue.drop);
    return presses.length > 0;
  }

  return { followLink, drop };
}
