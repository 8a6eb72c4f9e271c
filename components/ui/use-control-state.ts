import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * The props of a control that works once the page is hydrated and `isReady`, such as when storage is read. Until then it
 * is disabled in the HTML, or enabled by scripts/export/browser/held-presses.ts, which repeats an early press.
 */
export function useControlState(isReady = true) {
  const isUsable = useHydrated() && isReady;
  return { disabled: !isUsable, 'data-not-ready': isUsable ? undefined : '' };
}
