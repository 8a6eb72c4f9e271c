/** What is wrong with the pages, one line each; a shop with such a page is not to be put on a host (F-137). */
export function faultsOf(pages) {
  return [...pages.flatMap(faultsOfPage), ...repeated(pages, 'title'), ...repeated(pages, 'canonical')];
}

function faultsOfPage({ name, html, title, description, canonical }) {
  const faults = [
    [!title, 'has no title'],
    [!description, 'has no description'],
    [!canonical, 'has no canonical address'],
    [html.includes('localhost'), 'names localhost'],
    [html.includes('aggregateRating'), 'claims ratings, which are made up here'],
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => `${name}.html ${fault}`);
}

function repeated(pages, key) {
  const firstWith = new Map();
  return pages.flatMap((page) => {
    const value = page[key];
    if (!value) return [];
    const first = firstWith.get(value);
    if (first) return [`${page.name}.html has the same ${key} as ${first}.html: "${value}"`];
    firstWith.set(value, page.name);
    return [];
  });
}
