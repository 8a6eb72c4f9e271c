import { expect, type Page } from 'playwright/test';

/** All scripts of the built pages. */
export const chunks = '**/_next/static/chunks/**/*.js';

/** The paths that the page loads as documents. */
export function openingsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

export async function textOf(page: Page, address: string): Promise<string> {
  return (await page.request.get(address)).text();
}

export async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const html = await textOf(page, address);
  return [...html.matchAll(/<script src="([^"]+)" async=""/g)].map(([, file = '']) => file);
}

/** A script of the page that the contact page does not load. */
export async function ownScript(page: Page, address: string): Promise<string> {
  const [files, others] = [await scriptsOf(page, address), await scriptsOf(page, '/Contact')];
  const own = files.find((file) => !others.includes(file)) ?? '';
  expect(own).toContain('/_next/static/chunks/');
  return own;
}
