import { useEffect, useState } from 'react';
import { afterNextFrame } from '@/components/ui/after-next-frame';

/** Turns true one frame after `isDone` has been rendered, and stays so. */
export function useNextFrame(isDone: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => (isDone ? afterNextFrame(() => setDrawn(true)) : undefined), [isDone]);
  return isDrawn;
}
