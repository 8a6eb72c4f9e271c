/**
 * Unpacks the data of pages, which the export compresses, before the page loader and the router read it. What is not
 * compressed, such as data of an older build or an error, is returned as it is.
 */
export function unpackPageData(): void {
  const fetchFromHost = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const response = await fetchFromHost(...request);
    const { url } = response;
    if (!/\.txt\b/.test(url)) return response;
    try {
      const packed = response.clone().body;
      const data = await new Response(packed?.pipeThrough(new DecompressionStream('gzip'))).blob();
      // The router reads the url, which a constructor cannot set.
      return Object.defineProperty(new Response(data, response), 'url', { value: url });
    } catch {
      return response;
    }
  };
}
