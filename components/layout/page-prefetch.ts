import { preload } from 'react-dom';

/** How long the data of a page is kept if its link is not pressed. */
const keptMs = 300_000;

/** In the data of a page, the urls of its scripts. */
const scriptUrls = /"([^"\s]*\/_next\/static\/chunks\/[^"\s]+\.js)"/g;

/** Answers that wait for the router, by the path of the data. */
const answers = new Map<string, Promise<Response>>();

/**
 * Loads the data and scripts of the page at `path`, base path included. The router's own prefetching would request four
 * files, one after another, and the export would have to hold two copies of the data.
 */
export function prefetchPage(path: string): void {
  const dataPath = path.endsWith('/') ? `${path}index.txt` : `${path}.txt`;
  // The development server has no such files.
  if (answers.has(dataPath) || process.env.NODE_ENV === 'development') return;
  const answer = fetch(dataPath, { priority: 'low' });
  answers.set(dataPath, answer);
  // After the router has taken this answer, there may be a newer one.
  const forget = () => answers.get(dataPath) === answer && answers.delete(dataPath);
  setTimeout(forget, keptMs);
  answer.then(preloadScripts).catch(forget);
}

async function preloadScripts(response: Response): Promise<void> {
  const data = await response.clone().text();
  for (const [, url = ''] of data.matchAll(scriptUrls))
    if (document.querySelector(`script[src="${url}"]`) === null) preload(url, { as: 'script' });
}

/**
 * Answers the router's next request for data that was prefetched, once. The HTTP cache cannot: the router adds a query
 * that depends on the page it leaves, and hosts have browsers revalidate data. Returns a function that undoes this.
 */
export function answerWithPrefetched(): () => void {
  const fetchFromHost = window.fetch;
  window.fetch = (input, init) => {
    const dataPath = input instanceof URL ? input.pathname : '';
    const answer = answers.get(dataPath);
    answers.delete(dataPath);
    return answer?.catch(() => fetchFromHost(input, init)) ?? fetchFromHost(input, init);
  };
  return () => {
    window.fetch = fetchFromHost;
  };
}
