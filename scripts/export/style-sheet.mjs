/**
 * Prepares a stylesheet for its place in a page: its urls become absolute, because relative ones would be resolved against
 * the page. Throws if it contains the end of the style element that it stands in.
 * @param {string} href the url of its file
 * @returns {{ text: string, fonts: readonly string[] }} `fonts` are the urls in its `@font-face` rules
 */
export function readStyleSheet(sheet, href) {
  if (sheet.includes('</')) throw new Error(`${href} would end the style that it stands in`);
  // Matches relative urls.
  const text = sheet.replaceAll(/\burl\((?!["']?(?:data:|\/|#))["']?([^)"']+)["']?\)/g, (_, file) => {
    const { pathname } = new URL(file, new URL(href, 'https://shop.example'));
    return `url(${pathname})`;
  });
  const fontUrls = /@font-face\s*\{[^}]*\burl\(["']?([^)"']+)["']?\)/g;
  return { text, fonts: Array.from(text.matchAll(fontUrls), ([, url]) => url) };
}
