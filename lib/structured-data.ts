import type {
  BreadcrumbList,
  ItemList,
  Organization,
  Product,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';
import type { Company } from '@/lib/domain/content';
import { formatCents, unitPriceCents } from '@/lib/domain/money';
import { isInStock, type ProductDetails } from '@/lib/domain/product';
import { productMessages } from '@/lib/messages/en/product';
import { absoluteUrl, categoryPath, productPath, routes } from '@/lib/routes';

type Shop = { readonly company: Company; readonly products: readonly ProductDetails[] };
type Data = WithContext<Organization | WebSite | ItemList | BreadcrumbList | Product>;

const context = 'https://schema.org';

/**
 * What search engines read in a page, by the page's path. No ratings and no review counts: ours are made up, and such
 * claims are forbidden there.
 */
export function structuredData({ company, products }: Shop): Readonly<Record<string, readonly Data[]>> {
  return {
    [routes.home]: [organization(company), site(company)],
    [routes.store]: [shelf(products), trail([{ name: productMessages.store, path: routes.store }])],
    ...Object.fromEntries(
      products.map((product) => [productPath(product), [goods(product, company), trail(wayTo(product))]]),
    ),
  };
}

function organization({ name, email, blurb, offices, seal }: Company): WithContext<Organization> {
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    url: absoluteUrl(routes.home),
    logo: absoluteUrl(seal.src),
    description: blurb,
    email,
    contactPoint: offices.map((office) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      areaServed: office.name,
      telephone: office.phone,
      email: office.email,
    })),
  };
}

/** The search of A-05: the catalogue narrows itself to the words. */
function search(): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(routes.store)}?q={words}` },
    'query-input': 'required name=words',
  };
}

function site({ name }: Company): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    name,
    url: absoluteUrl(routes.home),
    inLanguage: 'en',
    potentialAction: search(),
  };
}

/** Every product, those out of stock included: no card leads to them. */
function shelf(products: readonly ProductDetails[]): WithContext<ItemList> {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.name,
      url: absoluteUrl(productPath(product)),
    })),
  };
}

function goods(product: ProductDetails, { name: seller }: Company): WithContext<Product> {
  const { id, name, description, brand, category, img, closeUp, card } = product;
  const url = absoluteUrl(productPath(product));
  return {
    '@context': context,
    '@type': 'Product',
    name,
    description,
    sku: `MINATO-${String(id).padStart(2, '0')}`,
    category,
    brand: { '@type': 'Brand', name: brand },
    image: [card, img, closeUp].flatMap((src) => (src === undefined ? [] : [absoluteUrl(src)])),
    url,
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'USD',
      price: plainDollars(unitPriceCents(product)),
      availability: isInStock(product) ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: seller },
    },
  };
}

/** "1234.50", as a machine reads it. */
function plainDollars(cents: number): string {
  return formatCents(cents).replace(/[$,]/g, '');
}

type Step = { readonly name: string; readonly path: string };

function wayTo(product: ProductDetails): readonly Step[] {
  return [
    { name: productMessages.store, path: routes.store },
    { name: product.category, path: categoryPath(product.category) },
    { name: product.name, path: productPath(product) },
  ];
}

/** From the home page to the page, as the breadcrumb shows it (PDP-01). */
function trail(steps: readonly Step[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: productMessages.home, path: routes.home }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(path),
      }),
    ),
  };
}
