import fc from 'fast-check';
import { emptyDraft } from '@/lib/domain/checkout';
import { createDraftStore } from '@/lib/stores/draft-store';
import { createSafeStorage } from '@/lib/stores/safe-storage';

function openPage() {
  const store = createDraftStore(createSafeStorage(() => sessionStorage));
  store.refresh();
  return { getState: store.getState };
}

beforeEach(() => sessionStorage.clear());

test('A-42 the draft is stored for the tab, and only there', () => {
  const { getState } = openPage();
  expect(getState()).toMatchObject({ isReady: true, draft: emptyDraft });
  getState().change({ notes: 'Ring twice', method: 'cod' });
  getState().change({ billing: { ...emptyDraft.billing, city: 'Phnom Penh' } });
  const expected = {
    ...emptyDraft,
    notes: 'Ring twice',
    method: 'cod',
    billing: { ...emptyDraft.billing, city: 'Phnom Penh' },
  };
  expect(JSON.parse(sessionStorage.getItem('Checkout') ?? '')).toEqual(expected);
  expect(openPage().getState().draft).toEqual(expected);
  expect(localStorage).toHaveLength(0);
});

test('A-42 each change of an address keeps its other fields and the other address', () => {
  const { changeAddress } = openPage().getState();
  changeAddress('billing', { city: 'Kep' });
  changeAddress('billing', { phone: '012' });
  expect(openPage().getState().draft).toEqual({
    ...emptyDraft,
    billing: { ...emptyDraft.billing, city: 'Kep', phone: '012' },
  });
});

test('TECH-07 before storage is read the draft is empty and not ready', () => {
  sessionStorage.setItem('Checkout', JSON.stringify({ ...emptyDraft, notes: 'x' }));
  const store = createDraftStore(createSafeStorage(() => sessionStorage));
  expect(store.getState()).toMatchObject({ isReady: false, draft: emptyDraft });
  store.refresh();
  expect(store.getState()).toMatchObject({ isReady: true, draft: { ...emptyDraft, notes: 'x' } });
});

test('STORE-07 whatever text is stored, the draft holds only texts and can be changed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      sessionStorage.setItem('Checkout', text);
      const { getState } = openPage();
      expect(getState().isReady).toBe(true);
      expect(Object.values(getState().draft.billing).every((value) => typeof value === 'string')).toBe(true);
      getState().change({ notes: 'y' });
      expect(openPage().getState().draft.notes).toBe('y');
    }),
  );
});

test('F-119 PAY-13 card fields are not stored with the draft', () => {
  sessionStorage.setItem('Checkout', JSON.stringify({ ...emptyDraft, number: '4111', cvv: '123' }));
  const { getState } = openPage();
  getState().change({ notes: 'x' });
  expect(sessionStorage.getItem('Checkout')).not.toMatch(/4111|cvv/);
});
