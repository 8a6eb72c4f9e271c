import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Product } from '@/lib/domain/product';

/** A message that rises, is read out, and goes by itself. A new one of the same kind replaces the old one (NOTI-07). */
export type Notice = {
  readonly kind:
    | 'cart'
    | 'wishlist'
    | 'stock-full'
    | 'alert'
    | 'copied'
    | 'changed'
    | 'wishlist-changed'
    | 'unkept'
    | 'newer-shop';
  /** Alerts interrupt a screen reader, the others wait for a pause (NOTI-08). */
  readonly role: 'status' | 'alert';
  readonly text: string;
  /** Errors are red (REG-06); plain where not given. */
  readonly tone?: 'plain' | 'error';
  /** The product it is about, shown with its picture. */
  readonly product?: Product;
  /** Short facts under the text, such as quantity and total. */
  readonly facts?: readonly string[];
  /** The amount of the last fact, in cents, for the shopper's own currency beside it. */
  readonly amountCents?: number;
  readonly links?: readonly { readonly label: string; readonly route: 'cart' | 'wishlist' | 'store' }[];
  /** What it offers to do. */
  readonly action?: { readonly label: string; readonly press: () => void };
  /** Milliseconds on screen, not counting pauses; `Infinity` where it waits for an answer. */
  readonly durationMs: number;
};

export type ShownNotice = Notice & {
  /** Unique per showing, so that a replacement restarts its timer. */
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
    dismiss: (gone) => set({ notices: get().notices.filter((notice) => notice.serial !== gone) }),
  }));
}
