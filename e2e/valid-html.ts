import type { Page } from 'playwright/test';
import { HtmlValidate } from 'html-validate';

/** This preset leaves out rules of style, which serialised DOM does not follow. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

export async function htmlFaults(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${name}: ${message} (${ruleId}) at ${selector ?? '?'}`),
  );
}

/** Validates the current DOM of a page. */
export async function domFaults(page: Page, name: string): Promise<string[]> {
  const html = await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);
  return htmlFaults(html, name);
}
