import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheetLink = /<link rel="stylesheet" href="([^"]*)" data-precedence="next"\/>/g;

/**
 * The page with its styles in it, so that a phone can paint what its first answer brings: a file would cost another
 * journey to the host, 0.7 to 0.9 s on a slow line. The link stays, and asks for nothing: by it the framework knows
 * that the styles are there, and later pages of the visit bring none. Done twice it changes nothing.
 */
export function withInlineStyles(html, out, basePath) {
  return html.replace(sheetLink, (_tag, href) => {
    const sheet = readFileSync(join(out, href.slice(basePath.length)), 'utf8');
    const link = `<link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`;
    return `<style>${asStyle(sheet, href)}</style>${link}`;
  });
}

/** The sheet as it can stand in a page: its addresses, which are told from where the file lies, told from the top. */
export function asStyle(sheet, href) {
  if (sheet.includes('</')) throw new Error(`${href} would end the style that it stands in`);
  return sheet.replaceAll(/\burl\((?!["']?(?:data:|\/|#))([^)"']+)\)/g, (_address, file) => {
    const { pathname } = new URL(file, new URL(href, 'https://minato.example'));
    return `url(${pathname})`;
  });
}
