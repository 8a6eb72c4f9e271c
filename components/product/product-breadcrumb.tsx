import { AppLink } from '@/components/ui/app-link';
import type { Product } from '@/lib/domain/product';
import { productBreadcrumb } from '@/lib/publishing/breadcrumb';
import { productMessages } from '@/messages/product';

/** The product itself is visually hidden on phones, where the heading suffices. */
export function ProductBreadcrumb({ product }: { readonly product: Product }) {
  const steps = productBreadcrumb(product).slice(0, -1);
  return (
    <nav aria-label={productMessages.breadcrumb} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map((step, index) => (
          <li key={step.href} className="flex items-center gap-x-2">
            {index > 0 && <Separator />}
            <AppLink
              href={step.href}
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
            >
              {step.label}
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

/** Starts an item, so that a wrapped line never ends with one. */
function Separator() {
  return (
    <span aria-hidden="true" className="text-ink-soft">
      /
    </span>
  );
}
