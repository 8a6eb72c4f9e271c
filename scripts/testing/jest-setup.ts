import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Stubs for browser APIs that jsdom lacks; tests may override them. */
if (typeof window !== 'undefined') {
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true, writable: true });

  define(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
    this.open = true;
  });
  define(HTMLDialogElement.prototype, 'show', function (this: HTMLDialogElement) {
    this.open = true;
  });
  define(HTMLDialogElement.prototype, 'close', function (this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  });

  define(window, 'matchMedia', (media: string) => {
    return Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  });

  define(Element.prototype, 'animate', () => {});
  define(window, 'scrollTo', () => {});
  define(Element.prototype, 'scrollTo', () => {});
  define(Element.prototype, 'scrollBy', () => {});
  define(Element.prototype, 'scrollIntoView', () => {});

  define(
    window,
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    },
  );

  const channels = new Set<EventTarget & { readonly name: string }>();
  define(
    window,
    'BroadcastChannel',
    class extends EventTarget {
      readonly name: string;
      constructor(name: string) {
        super();
        this.name = name;
        channels.add(this);
      }
      postMessage(data: unknown) {
        for (const channel of channels)
          if (channel !== this && channel.name === this.name)
            channel.dispatchEvent(new MessageEvent('message', { data }));
      }
    },
  );

  define(window, 'crypto', webcrypto);
  define(window, 'TextEncoder', TextEncoder);
  define(window, 'TextDecoder', TextDecoder);

  let copied = '';
  define(navigator, 'clipboard', {
    writeText: async (text: string) => {
      copied = text;
    },
    readText: async () => copied,
  });
}
