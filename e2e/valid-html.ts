import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

/** What the standard forbids; how a tag is spelled does not matter in what a browser writes itself. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What is wrong with a page of HTML, one line each. */
export async function htmlFaults(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${name}: ${message} (${ruleId}) at ${selector ?? '?'}`),
  );
}

/** The same of the page as its scripts have made it. */
export async function domFaults(page: Page, name: string): Promise<string[]> {
  const html = await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);
  return htmlFaults(html, name);
}
