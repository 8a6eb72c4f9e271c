import { readAccount, readSession } from '@/lib/domain/account';
import { readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { readCurrency } from '@/lib/domain/currency';
import type { Kept } from '@/lib/domain/kept-data';
import { readRequests } from '@/lib/domain/order-request';
import { readViewings } from '@/lib/domain/recently-viewed';
import { readSavedAddresses } from '@/lib/domain/saved-addresses';
import { idOf, storedEntries } from '@/lib/domain/stored-lines';

/** What is in something that is kept, as far as the shop can read it. */
export type KeptContent =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'words'; readonly words: string }
  /** Old, foreign or tampered with; it can be saved and deleted all the same. */
  | { readonly kind: 'unreadable' };

/** What is in a subject now, told as a number or in words; `now` in ms since 1970. Never throws. */
export function contentOf({ subject, texts }: Pick<Kept, 'subject' | 'texts'>, now: number): KeptContent {
  const [first] = texts;
  if (first === undefined) return { kind: 'nothing' };
  if (subject === 'copies' || subject === 'reloads') return { kind: 'count', count: texts.length };
  const stored = parsed(first.text);
  switch (subject) {
    case 'cart':
    case 'wishlist':
      return counted(new Set(storedEntries(stored).map(idOf).filter(isNumber)).size, stored);
    case 'requests':
      return counted(readRequests(stored).length, stored);
    case 'addresses':
      return counted(readSavedAddresses(stored).length, stored);
    case 'viewings':
      return counted(readViewings(stored, now).length, stored);
    case 'account':
      // Whose it is, is for those to see who are signed in to it (DASH-03).
      return counted(readAccount(stored) === undefined ? 0 : 1, undefined);
    case 'session':
      return worded(namesOf(readSession(stored)));
    case 'currency':
      return worded(readCurrency(stored));
    case 'draft':
      return counted(filledFields(readDraft(stored)), stored);
  }
}

/** The value that a text stands for; undefined where it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An empty list is empty, and an object may hold nothing; anything else of which nothing can be used is none of ours. */
function counted(count: number, stored: unknown): KeptContent {
  const isOurs = typeof stored === 'object' && stored !== null;
  return count === 0 && !isOurs ? { kind: 'unreadable' } : { kind: 'count', count };
}

function worded(words: string | undefined): KeptContent {
  return words === undefined ? { kind: 'unreadable' } : { kind: 'words', words };
}

function namesOf(person: { readonly name: string; readonly email: string } | undefined): string | undefined {
  if (person === undefined) return undefined;
  return [person.name.trim(), person.email].filter((part) => part !== '').join(', ');
}

function filledFields({ billing, shipping, notes, coupon }: CheckoutDraft): number {
  const texts = [...Object.values(billing), ...Object.values(shipping), notes, coupon];
  return texts.filter((text) => text.trim() !== '').length;
}

const isNumber = (id: number | undefined) => id !== undefined;
