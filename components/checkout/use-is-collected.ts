import { useDraft } from '@/lib/stores/draft-store';
import { isCollectionFree } from '@/shop/settings';

function useChosenCollection(): boolean {
  return useDraft((state) => state.draft.method === 'collect');
}

/** Whether the shopper collects the order and so pays no shipping; always false where that makes no difference. */
export const useIsCollected = isCollectionFree ? useChosenCollection : () => false;
