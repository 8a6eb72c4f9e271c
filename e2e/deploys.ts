import { expect, type Page } from 'playwright/test';
import { unpacked } from './unpacked';

/** A Playwright url pattern of all scripts of the built pages. */
export const chunkUrls = '**/_next/static/chunks/**/*.js';

/** A Playwright url pattern of the text files from which the router gets the content of the next page. */
export const pageContentUrls = '**/*.txt*';

/** Paths of the documents that the page loads, reloads included; the array grows with each load. */
export function pageLoadsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

export async function textOf(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  return unpacked(await response.body());
}

/** Paths of the scripts that hydrate a page. */
export async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const { chunks } = pageDataOf(await textOf(page, path));
  return chunks;
}

export async function buildIdOf(page: Page, path: string): Promise<string> {
  return pageDataOf(await textOf(page, path)).buildId;
}

/** What the export writes into the HTML of a page for its inline script. */
export function pageDataOf(html: string): { readonly buildId: string; readonly chunks: string[] } {
  const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

/** Path of a script that this page loads and the contact page does not. */
export async function ownScript(page: Page, path: string): Promise<string> {
  const files = await scriptsOf(page, path);
  const filesOfContact = await scriptsOf(page, '/Contact');
  const own = files.find((file) => !filesOfContact.includes(file)) ?? '';
  expect(own).toContain('/_next/static/chunks/');
  return own;
}
