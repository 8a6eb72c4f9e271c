import { storagePrefix } from '@/lib/base-path';

/**
 * Calls `onChange` when another tab has announced a change, and when this one comes back to view after a time in which
 * the browser may have frozen it.
 */
export function followDesk(onChange: () => void): { readonly announce: () => void } {
  const channel = new BroadcastChannel(`${storagePrefix}order-desk`);
  channel.addEventListener('message', onChange);
  window.addEventListener('pageshow', ({ persisted }) => persisted && onChange());
  const post = channel.postMessage.bind(channel);
  return { announce: () => post('changed') };
}
