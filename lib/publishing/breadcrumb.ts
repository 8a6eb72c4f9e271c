import type { Product } from '@/lib/domain/product';
import { categoryPath } from '@/lib/catalogue-url';
import { productPath, routes, type Href } from '@/lib/routes';
import { productPageMessages } from '@/messages/product-page';

export type BreadcrumbStep = { readonly label: string; readonly href: Href };

export const storeBreadcrumb: readonly BreadcrumbStep[] = [
  { label: productPageMessages.home, href: routes.home },
  { label: productPageMessages.store, href: routes.store },
];

export function productBreadcrumb(product: Product): readonly BreadcrumbStep[] {
  return [
    ...storeBreadcrumb,
    { label: product.category, href: categoryPath(product.category) },
    { label: product.name, href: productPath(product) },
  ];
}
