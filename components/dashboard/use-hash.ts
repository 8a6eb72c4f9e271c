import { useSyncExternalStore } from 'react';

/** The hash of the address with its `#`; empty in the exported HTML and until the page is hydrated. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, readHash, noHash);
}

/** The router writes addresses without a `hashchange`, so we also listen to the browser's list of entries. */
function subscribe(onChange: () => void): () => void {
  const events = new AbortController();
  const { signal } = events;
  // Later, for the router writes in the middle of React's work.
  const soon = () => void setTimeout(onChange);
  window.addEventListener('hashchange', soon, { signal });
  window.addEventListener('popstate', soon, { signal });
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', soon, { signal });
  // Older browsers do not tell, so look again when a link has had its time.
  else document.addEventListener('click', () => void setTimeout(onChange, 300), { signal });
  return () => events.abort();
}

const readHash = () => window.location.hash;
const noHash = () => '';
