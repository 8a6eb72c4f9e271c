import { useEffect } from 'react';
import { afterNextFrame } from '@/components/ui/after-next-frame';

/** Shows the form, which an inline script hides if storage holds a draft, once it is filled in. */
export function useFilledForm(isFilled: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    return isFilled ? afterNextFrame(() => delete dataset.storedForm) : undefined;
  }, [isFilled]);
}
