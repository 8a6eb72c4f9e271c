import { readAccount, readSession } from '@/lib/domain/account';
import { readDraft } from '@/lib/domain/checkout';
import { readRequests } from '@/lib/domain/stored-requests';
import { parseJson } from '@/lib/domain/parse-json';
import { readSavedAddresses } from '@/lib/domain/saved-addresses';
import { shopSlug } from '@/shop/settings';
import type { StoredRecord, StorageArea, StoredText } from '@/lib/domain/stored-data';

export type DataFile = { readonly name: string; readonly text: string };

/** Personal entries are exported field by field, without password hash. `time` is in ISO 8601. */
export function dataFile(records: readonly StoredRecord[], time: string): DataFile {
  const content = { savedAt: time, device: valuesIn('device', records), tab: valuesIn('tab', records) };
  return { name: `${shopSlug}-your-data-${time.slice(0, 10)}.json`, text: JSON.stringify(content, null, 2) };
}

function valuesIn(area: StorageArea, records: readonly StoredRecord[]): Readonly<Record<string, unknown>> {
  const texts = records.filter((entry) => entry.area === area).flatMap((entry) => entry.texts);
  return Object.fromEntries(texts.map((entry) => [entry.key, valueOf(entry)]));
}

function valueOf({ key, text }: StoredText): unknown {
  const stored = parseJson(text);
  if (key === 'RegisteredUser') {
    const account = readAccount(stored);
    return account && { name: account.name, email: account.email };
  }
  if (key === 'User') return readSession(stored);
  if (key === 'OrderRequests') return readRequests(stored).requests;
  if (key === 'SavedAddresses') return readSavedAddresses(stored);
  if (key === 'Checkout') return readDraft(stored);
  return stored ?? text;
}
