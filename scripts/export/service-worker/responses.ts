import { unpacked } from '@/scripts/export/browser/unpack-page-data';

/**
 * True for the page of this canonical url and build. A captive portal, or a host that answers every url alike, sends
 * another.
 */
export async function isPageOf(buildId: string, url: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || !isOfType(response, 'text/html')) return false;
  const html = await response.clone().text();
  const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const pathOf = (href: string) => new URL(href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")).pathname;
  return html.includes(buildId) && canonical !== undefined && pathOf(canonical) === pathOf(url);
}

/** True for the payload of any page of this build; Next.js writes the id of the build into it as "b". */
export async function isPayloadOf(buildId: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || isOfType(response, 'text/html')) return false;
  return (await payloadText(response.clone())).includes(`"b":"${buildId}"`);
}

/** The caches keep payloads as the host sends them. */
export async function payloadText(response: Response): Promise<string> {
  return (await unpacked(response)).text();
}

/** False for a page that a host sends in place of a script, style or font. */
export function isBuildFile(response: Response): boolean {
  return response.status === 200 && !isOfType(response, 'text/html');
}

/** Null for any response that is not a picture; some hosts send AVIF as binary data. */
export function pictureOrNull(response: Response | undefined): Response | null {
  const types = ['image/', 'application/octet-stream', 'binary/octet-stream'];
  return response?.status === 200 && types.some((type) => isOfType(response, type)) ? response : null;
}

/** The scripts, styles and fonts that a page or its payload names, relative to the shop's base url. */
export function filesNamedIn(text: string): string[] {
  return text.match(/_next\/static\/[\w~./-]+\.(?:js|css|woff2)\b/g) ?? [];
}

/** The chunks that a script loads on demand, which no page names, relative to the shop's base url. */
export function lateChunksIn(script: string): string[] {
  return (script.match(/static\/chunks\/[\w~.-]+\.js/g) ?? []).map((name) => `_next/${name}`);
}

function isOfType(response: Response, type: string): boolean {
  return (response.headers.get('Content-Type') ?? '').startsWith(type);
}
