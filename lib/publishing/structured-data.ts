import type {
  BreadcrumbList,
  ItemList,
  MerchantReturnPolicy,
  Organization,
  Product,
  SearchAction,
  UnitPriceSpecification,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';
import type { Company } from '@/lib/domain/content';
import { plainDollars, toCents, unitPriceCents } from '@/lib/domain/money';
import { asJpeg, inWidth } from '@/lib/domain/picture';
import { isForAdults, isInStock, skuOf, type ProductDetails } from '@/lib/domain/product';
import { productBreadcrumb, storeBreadcrumb, type BreadcrumbStep } from '@/lib/publishing/breadcrumb';
import { absoluteUrl, productPath, routes } from '@/lib/routes';
import { language } from '@/messages/language';

type Shop = { readonly company: Company; readonly products: readonly ProductDetails[] };
type Data = WithContext<Organization | WebSite | ItemList | BreadcrumbList | Product>;

const context = 'https://schema.org';

/** JSON-LD by page path. No ratings: ours are invented, which search engines forbid. */
export function structuredData({ company, products }: Shop): Readonly<Record<string, readonly Data[]>> {
  return {
    [routes.home]: [organization(company), site(company)],
    [routes.store]: [itemList(products), breadcrumbList(storeBreadcrumb)],
    ...Object.fromEntries(
      products.map((product) => [
        productPath(product),
        [productData(product, company), breadcrumbList(productBreadcrumb(product))],
      ]),
    ),
  };
}

function organization(company: Company): WithContext<Organization> {
  const { name, email, blurb, offices, icons } = company;
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    url: absoluteUrl(routes.home),
    logo: icons.flatMap(({ src, purpose }) => (purpose === 'any' ? [absoluteUrl(src)] : [])),
    description: blurb,
    email,
    contactPoint: offices.map((office) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      areaServed: office.name,
      telephone: office.phone,
      email: office.email,
    })),
    hasMerchantReturnPolicy: returnPolicy(company),
  };
}

/** Keep in sync with the terms in data/policies.ts. */
function returnPolicy({ returns: { days, countries } }: Company): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    merchantReturnLink: absoluteUrl(routes.terms),
  };
}

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
    inLanguage: language,
    potentialAction: search(),
  };
}

/** Includes sold-out products, which no product card links to. */
function itemList(products: readonly ProductDetails[]): WithContext<ItemList> {
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

function productData(product: ProductDetails, company: Company): WithContext<Product> {
  const { name, description, brand, category, packSize, composition } = product;
  const url = absoluteUrl(productPath(product));
  return {
    '@context': context,
    '@type': 'Product',
    name,
    description,
    sku: skuOf(product),
    category,
    brand: { '@type': 'Brand', name: brand },
    image: picturesOf(product),
    url,
    size: packSize,
    ...(composition.label === 'Material' && { material: composition.text }),
    ...(isForAdults(product) && { hasAdultConsideration: 'https://schema.org/SexualContentConsideration' }),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'USD',
      price: plainDollars(unitPriceCents(product)),
      ...(product.discount > 0 && { priceSpecification: priceBefore(product) }),
      availability: isInStock(product) ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: company.name },
      hasMerchantReturnPolicy: returnPolicy(company),
    },
  };
}

/** The front as JPEG for clients without AVIF support, and the close-up. */
function picturesOf({ img, closeUp }: ProductDetails): string[] {
  return [asJpeg(img), ...(closeUp === undefined ? [] : [inWidth(closeUp, 1200)])].map(absoluteUrl);
}

function priceBefore({ price }: ProductDetails): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: plainDollars(toCents(price)),
    priceCurrency: 'USD',
  };
}

function breadcrumbList(steps: readonly BreadcrumbStep[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
