import type { CategoryShelf, Company } from '@/lib/domain/content';
import { isForAdults } from '@/lib/domain/listing';
import { formatCents, unitPriceCents } from '@/lib/domain/money';
import { isInStock, type ProductDetails } from '@/lib/domain/product';
import { llmsMessages as messages } from '@/lib/messages/en/llms';
import { absoluteUrl, feeds, productPath, type RouteKey, routes } from '@/lib/routes';

type Shop = {
  readonly company: Company;
  readonly categories: readonly CategoryShelf[];
  readonly products: readonly ProductDetails[];
};

/**
 * The shop on one page of Markdown, for language models and for people who read without a browser: who we are, every
 * product with its price and stock, where the rest stands (llmstxt.org).
 */
export function llmsText({ company, categories, products }: Shop): string {
  const shelves = categories.map(({ name, blurb }) =>
    section(name, products.filter(({ category }) => category === name).map(productLine), blurb),
  );
  const parts = [
    `# ${company.name}`,
    `> ${company.blurb}`,
    messages.notes,
    ...shelves,
    section(messages.shop, pagesOfShop.map(pageLine)),
    section(
      messages.data,
      Object.values(feeds).map((path) => link(path.slice(1), path)),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

const pagesOfShop = [
  'home',
  'store',
  'aboutUs',
  'contact',
  'career',
  'terms',
  'privacy',
  'cookie',
] as const satisfies readonly (RouteKey & keyof typeof messages.pages)[];

function pageLine(key: (typeof pagesOfShop)[number]): string {
  return link(messages.pages[key], routes[key]);
}

function productLine(product: ProductDetails): string {
  const { name, brand, packSize } = product;
  const facts = [
    `${brand}, ${packSize}`,
    formatCents(unitPriceCents(product)),
    isInStock(product) ? messages.inStock : messages.outOfStock,
    ...(isForAdults(product) ? [messages.forAdults] : []),
  ];
  return `${link(name, productPath(product))}: ${facts.join('; ')}`;
}

function section(heading: string, lines: readonly string[], intro?: string): string {
  const list = lines.map((line) => `- ${line}`).join('\n');
  return [`## ${heading}`, ...(intro === undefined ? [] : [intro]), list].join('\n\n');
}

function link(text: string, path: string): string {
  return `[${text}](${absoluteUrl(path)})`;
}
