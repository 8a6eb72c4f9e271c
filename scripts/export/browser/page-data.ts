/** What the inline script knows of its page. scripts/export/transforms.mjs writes it into the element `page-data`. */
export type PageData = {
  readonly buildId: string;
  /** The page shows what only this device knows, so that it hydrates at once. */
  readonly hydratesAtOnce?: true;
  /** The urls of the chunks. */
  readonly chunks: readonly string[];
  /** The urls of the fonts. */
  readonly fonts: readonly string[];
  /** The url of the payload that the page hydrates with. */
  readonly payload: string;
  /** What starts the chunks once they are loaded, as Next wrote it. */
  readonly bootstrap: unknown;
};

export function readPageData(): PageData {
  const data: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  return data;
}
