import type {
  BreadcrumbList,
  ContactPoint,
  ItemList,
  MerchantReturnPolicy,
  Organization,
  Product,
  WebSite,
} from 'schema-dts';
import type { Company } from '@/lib/domain/company';
import { plainAmount, toCents, unitPriceCents } from '@/lib/domain/money';
import { asJpeg, inWidth, isDrawing } from '@/lib/domain/picture';
import { isForAdults, isInStock, skuOf, widthsOf, type ProductDetails } from '@/lib/domain/product';
import { photosOf } from '@/lib/domain/product-photos';
import { hasPage } from '@/lib/navigation';
import { productBreadcrumb, storeBreadcrumb, type BreadcrumbStep } from '@/lib/publishing/breadcrumb';
import { absoluteUrl, productPath, routes } from '@/lib/routes';
import { language } from '@/messages/language';
import { currencyCode, shopName } from '@/shop/settings';

type Shop = { readonly company: Company; readonly products: readonly ProductDetails[] };
type Page = readonly [path: string, nodes: readonly object[]];

/** The JSON-LD of each page by its path. Has no ratings, because ours are invented, which search engines forbid. */
export function structuredData({ company, products }: Shop): Readonly<Record<string, readonly object[]>> {
  const returns = returnPolicy(company);
  const productPages = products.map((product): Page => {
    const breadcrumb = breadcrumbList(productBreadcrumb(product));
    return [productPath(product), [productData(product, returns), breadcrumb]];
  });
  const pages: readonly Page[] = [
    [routes.home, [organization(company, returns), webSite()]],
    [routes.store, [itemList(products), breadcrumbList(storeBreadcrumb)]],
    ...productPages,
  ];
  return Object.fromEntries(
    pages.map(([path, nodes]) => [
      path,
      nodes.map((node) => ({ '@context': 'https://schema.org', ...node })),
    ]),
  );
}

function organization(
  company: Company,
  returns: MerchantReturnPolicy | undefined,
): Exclude<Organization, string> {
  const { email, blurb, icons } = company;
  const logo = icons.findLast(({ purpose }) => purpose === 'any');
  return {
    '@type': 'Organization',
    name: shopName,
    url: absoluteUrl(routes.home),
    ...(logo && { logo: absoluteUrl(logo.src) }),
    description: blurb,
    email,
    contactPoint: contactPoints(company),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}

/** Those of the offices, or else of the shop itself. */
function contactPoints({ offices, phone, email }: Company): ContactPoint[] {
  const common = { '@type': 'ContactPoint', contactType: 'customer service' } as const;
  if (offices.length === 0) return [{ ...common, ...(phone && { telephone: phone }), email }];
  return offices.map((office) => ({
    ...common,
    areaServed: office.name,
    ...(office.phone && { telephone: office.phone }),
    ...(office.email && { email: office.email }),
  }));
}

function returnPolicy({ returns }: Company): MerchantReturnPolicy | undefined {
  if (returns === undefined) return undefined;
  const { days, countries } = returns;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...(hasPage('terms') && { merchantReturnLink: absoluteUrl(routes.terms) }),
  };
}

function webSite(): WebSite {
  return { '@type': 'WebSite', name: shopName, url: absoluteUrl(routes.home), inLanguage: language };
}

/** Includes sold-out products, which no product card links to. */
function itemList(products: readonly ProductDetails[]): ItemList {
  return {
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

function productData(product: ProductDetails, returns: MerchantReturnPolicy | undefined): Product {
  const { name, description, brand, category, packSize, composition, gtin } = product;
  const url = absoluteUrl(productPath(product));
  return {
    '@type': 'Product',
    name,
    ...(description !== undefined && { description }),
    sku: skuOf(product),
    ...(gtin !== undefined && { gtin }),
    category,
    ...(brand !== undefined && { brand: { '@type': 'Brand', name: brand } }),
    ...(!isDrawing(product.img) && { image: photographsOf(product) }),
    url,
    ...(packSize !== undefined && { size: packSize }),
    ...(composition?.label === 'Material' && { material: composition.text }),
    ...(isForAdults(product) && { hasAdultConsideration: 'https://schema.org/SexualContentConsideration' }),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: currencyCode,
      price: plainAmount(unitPriceCents(product)),
      ...(product.discount > 0 && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: plainAmount(toCents(product.price)),
          priceCurrency: currencyCode,
        },
      }),
      availability: isInStock(product) ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shopName },
      ...(returns && { hasMerchantReturnPolicy: returns }),
    },
  };
}

/** The front is a JPEG, for readers without AVIF support. */
function photographsOf(product: ProductDetails): string[] {
  const [front, ...others] = photosOf(product);
  const largest = others.map(({ role, src }) => inWidth(src, Math.max(...widthsOf(role))));
  return [asJpeg(front?.src ?? product.img), ...largest].map(absoluteUrl);
}

function breadcrumbList(steps: readonly BreadcrumbStep[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
