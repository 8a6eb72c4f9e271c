import { requestTimeoutMs } from '@/lib/load-limits';

declare global {
  interface Window {
    /** The catalogue that an inline script has requested before React loads. */
    catalogueRequest?: ReturnType<typeof requestCatalogue> | undefined;
  }
}

/** Resolves to the JSON of the compact catalogue, or to undefined on failure or timeout. */
export async function requestCatalogue(url: string): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeoutMs);
  try {
    const response = await fetch(url, { signal: controller.signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
