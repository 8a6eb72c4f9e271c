import type { ProductDetails as Details } from '@/lib/domain/product';
import { productMessages } from '@/messages/product';

export function ProductDetails({ product }: { readonly product: Details }) {
  const facts = [
    [productMessages.brand, product.brand],
    [productMessages.packSize, product.packSize],
    [product.composition.label, product.composition.text],
  ];
  return (
    <section aria-labelledby="details" className="hairline pt-6">
      <h2 id="details" className="mb-3 text-xl">
        {productMessages.details}
      </h2>
      <p className="max-w-prose">{product.description}</p>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
