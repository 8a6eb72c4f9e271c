import { readAccount, readSession } from '@/lib/domain/account';
import { readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { readCurrency } from '@/lib/domain/currency';
import { readRequests } from '@/lib/domain/stored-requests';
import { parseJson } from '@/lib/domain/parse-json';
import { readViewings } from '@/lib/domain/recently-viewed';
import { readSavedAddresses } from '@/lib/domain/saved-addresses';
import type { StoredRecord } from '@/lib/domain/stored-data';
import { readEntries } from '@/lib/domain/stored-entries';

export type StoredContent =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unreadable' };

/** What Your Data shows about one kind of stored data. Never throws. `now` is in ms since the epoch. */
export function contentOf(
  { subject, texts }: Pick<StoredRecord, 'subject' | 'texts'>,
  now: number,
): StoredContent {
  const [first] = texts;
  if (first === undefined) return { kind: 'nothing' };
  if (subject === 'backups' || subject === 'reloads' || subject === 'notices')
    return { kind: 'count', count: texts.length };
  const stored = parseJson(first.text);
  switch (subject) {
    case 'cart':
    case 'wishlist':
      return asCount(new Set(readEntries(stored).value.flatMap(({ id }) => id ?? [])).size, stored);
    case 'requests':
      return asCount(readRequests(stored).requests.length, stored);
    case 'addresses':
      return asCount(readSavedAddresses(stored).length, stored);
    case 'viewings':
      return asCount(readViewings(stored, now).length, stored);
    case 'account':
      // Only a count, because the name is shown to signed-in users alone; 0 means unreadable, even for an object.
      return asCount(readAccount(stored) === undefined ? 0 : 1, undefined);
    case 'session':
      return asText(nameAndEmail(readSession(stored)));
    case 'currency':
      return asText(readCurrency(stored)?.code);
    case 'offlineCopy':
      return asCount(stored === false ? 1 : 0, undefined);
    case 'draft':
      return asCount(filledFields(readDraft(stored)), stored);
  }
}

/** A count of 0 is valid for a list or an object; any other stored value without items is unreadable. */
function asCount(count: number, stored: unknown): StoredContent {
  const isListOrObject = typeof stored === 'object' && stored !== null;
  return count === 0 && !isListOrObject ? { kind: 'unreadable' } : { kind: 'count', count };
}

function asText(text: string | undefined): StoredContent {
  return text === undefined ? { kind: 'unreadable' } : { kind: 'text', text };
}

function nameAndEmail(
  person: { readonly name: string; readonly email: string } | undefined,
): string | undefined {
  if (person === undefined) return undefined;
  return [person.name.trim(), person.email].filter((part) => part !== '').join(', ');
}

function filledFields({ billing, shipping, notes, coupon }: CheckoutDraft): number {
  const texts = [...Object.values(billing), ...Object.values(shipping), notes, coupon];
  return texts.filter((text) => text.trim() !== '').length;
}
