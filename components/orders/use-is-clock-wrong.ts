import { useEffect, useState } from 'react';

/** Less may be due to a slow answer, and leaves a code that can be paid. */
const toleranceMs = 5 * 60 * 1000;

/**
 * Whether the device's clock differs from that of the host, which it asks again when `checkedFor` changes. False while
 * that is unknown, as without a network.
 */
export function useIsClockWrong(checkedFor: number): boolean {
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    async function check(): Promise<void> {
      const time = await hostTime();
      if (isCurrent && time !== undefined) setWrong(Math.abs(Date.now() - time) > toleranceMs);
    }
    void check();
    return () => {
      isCurrent = false;
    };
  }, [checkedFor]);
  return isWrong;
}

/** Milliseconds since the epoch, as the host says with each file; a cache adds how old its answer is. */
async function hostTime(): Promise<number | undefined> {
  try {
    const { headers } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    const time = Date.parse(headers.get('Date') ?? '') + 1000 * Number(headers.get('Age'));
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}
