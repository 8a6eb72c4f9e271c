import { useEffect, useState } from 'react';
import { afterNextFrame } from '@/components/ui/after-next-frame';

/** True from the frame after the one that shows what is done. */
export function useNextFrame(isDone: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => (isDone ? afterNextFrame(() => setDrawn(true)) : undefined), [isDone]);
  return isDrawn;
}
