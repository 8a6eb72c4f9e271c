import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { Product } from '@/lib/domain/product';
import { productBreadcrumb } from '@/lib/publishing/breadcrumb';
import { productMessages } from '@/messages/product';

export function ProductBreadcrumb({ product }: { readonly product: Product }) {
  const steps = productBreadcrumb(product).slice(0, -1);
  return <Breadcrumb label={productMessages.breadcrumb} steps={steps} current={product.name} />;
}
