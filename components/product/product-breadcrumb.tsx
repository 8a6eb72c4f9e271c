import { AppLink } from '@/components/ui/app-link';
import type { Product } from '@/lib/domain/product';
import { productBreadcrumb } from '@/lib/publishing/breadcrumb';
import { productPageMessages } from '@/messages/product-page';

/** Its last step, the product, is visually hidden on phones, where the heading suffices. */
export function ProductBreadcrumb({ product }: { readonly product: Product }) {
  const parents = productBreadcrumb(product).slice(0, -1);
  return (
    <nav aria-label={productPageMessages.breadcrumb} className="text-sm text-ink-soft sm:py-4">
      <ol className="flex flex-wrap items-center gap-x-2">
        {parents.map((parent, index) => (
          <li key={parent.href} className="flex items-center gap-x-2">
            {index > 0 && <Separator />}
            <AppLink
              href={parent.href}
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
            >
              {parent.label}
            </AppLink>
          </li>
        ))}
        <li aria-current="page" className="flex items-center gap-x-2 wrap-anywhere text-ink max-sm:sr-only">
          <Separator />
          {product.name}
        </li>
      </ol>
    </nav>
  );
}

/** Rendered before an item, not after it, so that no wrapped line ends with a separator. */
function Separator() {
  return (
    <span aria-hidden="true" className="text-ink-soft">
      /
    </span>
  );
}
