'use client';

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Product } from '@/lib/domain/product';
import { createStoreProvider } from '@/lib/stores/create-store-provider';

/** A toast. A new notice replaces any other of the same kind. */
export type Notice = {
  readonly kind:
    | 'cart'
    | 'wishlist'
    | 'stock-full'
    | 'alert'
    | 'copied'
    | 'changed'
    | 'wishlist-changed'
    | 'unsaved'
    | 'newer-shop';
  /** `alert` interrupts a screen reader, `status` waits for a pause. */
  readonly role: 'status' | 'alert';
  readonly title?: string;
  readonly text: string;
  readonly tone?: 'plain' | 'error';
  readonly product?: Product;
  readonly facts?: readonly string[];
  /** The amount in the last of the `facts`, in cents, to show it in the shopper's own currency too. */
  readonly amountCents?: number;
  readonly links?: readonly { readonly label: string; readonly route: 'cart' | 'wishlist' | 'store' }[];
  readonly action?: { readonly label: string; readonly press: () => void };
  /** How long it is visible, in ms, without pauses; with `Infinity` until the shopper answers. */
  readonly durationMs: number;
};

export type ShownNotice = Notice & {
  /** Another number each time that a notice is shown, so that a replacement restarts the timer. */
  readonly serial: number;
};

export type NoticeState = {
  readonly notices: readonly ShownNotice[];
  readonly show: (notice: Notice) => void;
  readonly dismiss: (serial: number) => void;
};

export function createNoticeStore(): StoreApi<NoticeState> {
  let serial = 0;
  return createStore<NoticeState>()((set, get) => ({
    notices: [],
    show: (notice) => {
      serial += 1;
      const others = get().notices.filter(({ kind }) => kind !== notice.kind);
      set({ notices: [...others, { ...notice, serial }] });
    },
    dismiss: (dismissed) => set({ notices: get().notices.filter((notice) => notice.serial !== dismissed) }),
  }));
}

export const [NoticeProvider, useNotices] = createStoreProvider(
  'useNotices',
  'NoticeProvider',
  createNoticeStore,
);
