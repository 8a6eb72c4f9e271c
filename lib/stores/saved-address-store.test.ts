import { emptyDraft } from '@/lib/domain/checkout';
import { createSafeStorage } from '@/lib/stores/safe-storage';
import { createSavedAddressStore } from '@/lib/stores/saved-address-store';

const key = 'SavedAddresses';
const homeAddress = { ...emptyDraft.billing, city: 'Siem Reap' };
const officeAddress = { ...emptyDraft.billing, city: 'Dubai' };

function openPage() {
  const store = createSavedAddressStore(createSafeStorage(() => localStorage));
  store.refresh();
  return store.getState;
}

beforeEach(() => localStorage.clear());

test('A-76 a saved address is still there after a reload, and removing the last one removes the key', () => {
  openPage()().save(homeAddress);
  expect(openPage()().saved).toEqual([homeAddress]);
  openPage()().remove(homeAddress);
  expect(localStorage.getItem(key)).toBeNull();
});

test('F-42 A-76 saving and removing apply to what other tabs have saved', () => {
  const [tab, otherTab] = [openPage(), openPage()];
  tab().save(homeAddress);
  otherTab().save(officeAddress);
  expect(openPage()().saved).toEqual([officeAddress, homeAddress]);
  tab().remove(officeAddress);
  expect(openPage()().saved).toEqual([homeAddress]);
});

test('F-31 A-76 without storage an address lasts as long as the page, and writeFailed is true', () => {
  const store = createSavedAddressStore(createSafeStorage(() => undefined));
  store.refresh();
  expect(store.getState().writeFailed).toBe(false);
  store.getState().save(homeAddress);
  expect(store.getState()).toMatchObject({ saved: [homeAddress], writeFailed: true });
});
