const script =
  "if(location.search&&location.search!=='?')document.documentElement.setAttribute('data-query','unread')";

/**
 * Opened with a query, the list is held back until the query is read, so that thirty products do not flash.
 * A script in the page, because it must run before the first paint; without JavaScript everything shows.
 */
export function QueryGate() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
