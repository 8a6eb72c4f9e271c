import type { Company } from '@/lib/domain/company';
import type { CategoryTile } from '@/lib/domain/content';
import { formatCents, unitPriceCents } from '@/lib/domain/money';
import { isForAdults, isInStock, type ProductDetails } from '@/lib/domain/product';
import { hasPage } from '@/lib/navigation';
import { absoluteUrl, feeds, productPath, type RouteKey, routes } from '@/lib/routes';
import { llmsMessages as messages } from '@/messages/llms';

type Shop = {
  readonly company: Company;
  readonly categories: readonly CategoryTile[];
  readonly products: readonly ProductDetails[];
};

/** The Markdown of /llms.txt, which describes the shop to language models. */
export function llmsText({ company, categories, products }: Shop): string {
  const categorySections = categories.map(({ name, blurb }) =>
    section(name, products.filter(({ category }) => category === name).map(productLine), blurb),
  );
  const blocks = [
    `# ${company.name}`,
    `> ${company.blurb}`,
    messages.notes,
    ...categorySections,
    section(messages.shop, pagesOfShop.filter(hasPage).map(pageLine)),
    section(
      messages.data,
      Object.values(feeds).map((path) => link(path.slice(1), path)),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
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
    ...(brand === undefined && packSize === undefined ? [] : [[brand, packSize].filter(Boolean).join(', ')]),
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

/** Escapes Markdown in the text and parentheses in the url, which would end it. */
function link(text: string, path: string): string {
  const address = absoluteUrl(path).replaceAll('(', '%28').replaceAll(')', '%29');
  return `[${text.replace(/[\\`*[\]<>]/g, String.raw`\$&`)}](${address})`;
}
