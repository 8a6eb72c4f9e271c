import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { Product } from '@/lib/domain/product';
import { productMessages } from '@/lib/messages/en/product';
import { categoryPath, routes } from '@/lib/routes';

/** Home / Our Store / category / name (PDP-01, A-24, A-65). */
export function ProductBreadcrumb({ product }: { readonly product: Product }) {
  const steps = [
    { label: productMessages.home, href: routes.home },
    { label: productMessages.store, href: routes.store },
    { label: product.category, href: categoryPath(product.category) },
  ];
  return <Breadcrumb label={productMessages.breadcrumb} steps={steps} current={product.name} />;
}
