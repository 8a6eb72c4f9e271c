import type { ProductDetails } from '@/lib/domain/product';
import { productPageMessages } from '@/messages/product-page';

type Props = { readonly product: ProductDetails };

/** The description beside the facts; nothing if there are neither. */
export function DetailsSection({ product: { brand, packSize, composition, description, info } }: Props) {
  const facts = [
    { label: productPageMessages.brand, text: brand },
    { label: productPageMessages.packSize, text: packSize },
    ...(composition === undefined ? [] : [composition]),
    ...(info ?? []),
  ].filter(({ text }) => text !== undefined);
  const labels = facts.map(({ label }) => label);
  if (description === undefined && facts.length === 0) return null;
  return (
    <section aria-labelledby="details" className="hairline mt-10 pt-8 lg:mt-14 lg:pt-10">
      <h2 id="details" className="mb-4 text-2xl sm:text-3xl">
        {productPageMessages.details}
      </h2>
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-16 min-[90rem]:grid-cols-[7fr_5fr]">
        {description !== undefined && <p className="max-w-prose lg:text-lg">{description}</p>}
        {facts.length > 0 && (
          <dl className="grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-2">
            {facts.map(({ label, text }, index) => (
              // Two columns may have one label.
              <div key={labels.indexOf(label) === index ? label : index} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
