import { emptyDraft } from '@/lib/domain/checkout';
import { createSafeStorage } from '@/lib/stores/safe-storage';
import { createSavedAddressStore } from '@/lib/stores/saved-address-store';

const key = 'SavedAddresses';
const home = { ...emptyDraft.billing, city: 'Siem Reap' };
const office = { ...emptyDraft.billing, city: 'Dubai' };

function openPage() {
  const store = createSavedAddressStore(createSafeStorage(() => localStorage));
  store.refresh();
  return store.getState;
}

beforeEach(() => localStorage.clear());

test('A-76 a saved address is there after a reload, and removing the last removes the key', () => {
  openPage()().save(home);
  expect(openPage()().saved).toEqual([home]);
  openPage()().remove(home);
  expect(localStorage.getItem(key)).toBeNull();
});

test('F-42 A-76 an address that another tab saved stays, and one that it removed is gone', () => {
  const [one, other] = [openPage(), openPage()];
  one().save(home);
  other().save(office);
  expect(openPage()().saved).toEqual([office, home]);
  one().remove(office);
  expect(openPage()().saved).toEqual([home]);
});

test('F-31 A-76 without storage an address lasts as long as the page, and the failed write is reported', () => {
  const store = createSavedAddressStore(createSafeStorage(() => undefined));
  store.refresh();
  expect(store.getState().writeFailed).toBe(false);
  store.getState().save(home);
  expect(store.getState()).toMatchObject({ saved: [home], writeFailed: true });
});
