import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { Product } from '@/lib/domain/product';
import { categoryPath, routes } from '@/lib/routes';
import { productMessages } from '@/messages/product';

export function ProductBreadcrumb({ product }: { readonly product: Product }) {
  const steps = [
    { label: productMessages.home, href: routes.home },
    { label: productMessages.store, href: routes.store },
    { label: product.category, href: categoryPath(product.category) },
  ];
  return <Breadcrumb label={productMessages.breadcrumb} steps={steps} current={product.name} />;
}
