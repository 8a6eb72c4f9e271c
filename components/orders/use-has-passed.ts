import { useEffect, useState } from 'react';

const checkEveryMs = 1000;

/**
 * Whether the device's clock has passed a time, in milliseconds since the epoch. It looks each second, because one long
 * timer would be late after the device has slept.
 */
export function useHasPassed(time: number): boolean {
  const [passedTime, setPassedTime] = useState<number>();
  useEffect(() => {
    const interval = setInterval(() => {
      if (Date.now() >= time) setPassedTime(time);
    }, checkEveryMs);
    return () => clearInterval(interval);
  }, [time]);
  return passedTime === time;
}
