/** A sitemap of absolute addresses. Our own, because the framework leaves the `&` of an address bare. */
export function sitemapOf(addresses) {
  const urls = addresses.map((address) => `  <url><loc>${escape(address)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escape(text) {
  return text.replace(/[&<>"']/g, (character) => escapes[character]);
}
