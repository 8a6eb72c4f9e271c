/** Unpacks the data of pages, which the export compresses, before the page loader and the router read it. */
export function unpackPageData(): void {
  const fetchFromHost = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const response = await fetchFromHost(...request);
    return /\.txt\b/.test(response.url) ? unpacked(response) : response;
  };
}

/** What is not compressed, such as data of an older build or an error, is returned as it is. */
export async function unpacked(response: Response): Promise<Response> {
  try {
    const packed = response.clone().body;
    const data = await new Response(packed?.pipeThrough(new DecompressionStream('gzip'))).blob();
    // The router reads the url, which a constructor cannot set.
    return Object.defineProperty(new Response(data, response), 'url', { value: response.url });
  } catch {
    return response;
  }
}
