import { readAccount, readSession } from '@/lib/domain/account';
import { readDraft } from '@/lib/domain/checkout';
import { parsed } from '@/lib/domain/kept-content';
import type { Kept, KeptPlace, KeptText } from '@/lib/domain/kept-data';
import { readRequests } from '@/lib/domain/order-request';
import { readSavedAddresses } from '@/lib/domain/saved-addresses';

/** A file to save: what it is called, and its text. */
export type DataFile = { readonly name: string; readonly text: string };

/**
 * Everything that is kept as one JSON file. Who one is, and what was typed for an order, are given as far as the
 * shop itself reads them, so that neither the password's hash nor anything foreign to it, such as a card's number, can be
 * among it; all else as it stands. `time` as in ISO 8601, `2026-11-22T03:15:00.000Z`.
 */
export function dataFile(kept: readonly Kept[], time: string): DataFile {
  const content = { savedAt: time, device: valuesIn('device', kept), tab: valuesIn('tab', kept) };
  return { name: `minato-your-data-${time.slice(0, 10)}.json`, text: JSON.stringify(content, null, 2) };
}

function valuesIn(place: KeptPlace, kept: readonly Kept[]): Readonly<Record<string, unknown>> {
  const texts = kept.filter((entry) => entry.place === place).flatMap((entry) => entry.texts);
  return Object.fromEntries(texts.map((entry) => [entry.key, valueOf(entry)]));
}

function valueOf({ key, text }: KeptText): unknown {
  const stored = parsed(text);
  if (key === 'RegisteredUser') {
    const account = readAccount(stored);
    return account && { name: account.name, email: account.email };
  }
  if (key === 'User') return readSession(stored);
  if (key === 'OrderRequests') return readRequests(stored);
  if (key === 'SavedAddresses') return readSavedAddresses(stored);
  if (key === 'Checkout') return readDraft(stored);
  return stored ?? text;
}
