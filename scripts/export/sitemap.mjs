/**
 * Replaces the sitemap of Next.js, which does not escape `&`. `modified` is the date that a page shows, if any.
 * @param {readonly { canonical: string, modified?: string | undefined, pictures: readonly string[] }[]} pages
 */
export function sitemapOf(pages) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map(entryOf).join('')}</urlset>
`;
}

function entryOf({ canonical, modified, pictures }) {
  const tags = [
    `<loc>${escape(canonical)}</loc>`,
    ...(modified === undefined ? [] : [`<lastmod>${escape(modified)}</lastmod>`]),
    ...pictures.map((picture) => `<image:image><image:loc>${escape(picture)}</image:loc></image:image>`),
  ];
  return `  <url>${tags.join('')}</url>\n`;
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escape(text) {
  return text.replace(/[&<>"']/g, (character) => escapes[character]);
}
