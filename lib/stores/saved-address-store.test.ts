import { emptyDraft } from '@/lib/domain/checkout';
import { createSafeStorage } from '@/lib/stores/safe-storage';
import { createSavedAddressStore } from '@/lib/stores/saved-address-store';

const key = 'SavedAddresses';
const homeAddress = { ...emptyDraft.billing, city: 'Siem Reap' };
const officeAddress = { ...emptyDraft.billing, city: 'Dubai' };

function openPage() {
  const store = createSavedAddressStore(createSafeStorage(() => localStorage));
  store.refresh();
  return { getState: store.getState };
}

beforeEach(() => localStorage.clear());

test('A-76 a saved address is still there after a reload, and removing the last one removes the key', () => {
  openPage().getState().save(homeAddress);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([homeAddress]);
  expect(openPage().getState().saved).toEqual([homeAddress]);
  openPage().getState().remove(homeAddress);
  expect(localStorage.getItem(key)).toBeNull();
});

test('F-42 A-76 saving and removing apply to what other tabs have saved', () => {
  const [tab, otherTab] = [openPage(), openPage()];
  tab.getState().save(homeAddress);
  otherTab.getState().save(officeAddress);
  expect(openPage().getState().saved).toEqual([officeAddress, homeAddress]);
  tab.getState().remove(officeAddress);
  expect(openPage().getState().saved).toEqual([homeAddress]);
});

test('F-31 A-76 without storage an address lasts as long as the page, and writeFailed is true', () => {
  const store = createSavedAddressStore(createSafeStorage(() => undefined));
  store.refresh();
  expect(store.getState().writeFailed).toBe(false);
  store.getState().save(homeAddress);
  expect(store.getState()).toMatchObject({ saved: [homeAddress], writeFailed: true });
});
