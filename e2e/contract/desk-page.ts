import { expect, type Locator, type Page } from 'playwright/test';
import { fiveOrders, messageOf } from './desk-messages';
import type { ShopContent } from './shop-content';

export async function openDesk(page: Page): Promise<void> {
  await page.goto('/OrderDesk');
  await expect(page.getByRole('heading', { level: 1, name: 'Order desk' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Add orders' })).toBeVisible();
}

export async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Messages').fill(text);
  await page.getByRole('button', { name: 'Read the messages' }).click();
}

/** Five messages with talk before, between and after them. */
export function chatOf(content: ShopContent): string {
  const messages = fiveOrders.map((order) => messageOf(content, order));
  return ['Hello! Are you open today?', messages.join('\n\nThank you 🌷\n\n'), 'See you'].join('\n\n');
}

export async function openWithFive(page: Page, content: ShopContent): Promise<void> {
  await openDesk(page);
  await paste(page, chatOf(content));
  await expect(page.getByText('5 new orders')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
}

/** The rows of the list of orders. */
export function rows(page: Page): Locator {
  return page.getByRole('region', { name: 'Orders', exact: true }).getByRole('listitem');
}

export function row(page: Page, name: string): Locator {
  return rows(page).filter({ hasText: name });
}
