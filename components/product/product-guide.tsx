import { Activity } from 'react';
import { guideIcons } from '@/components/product/guide-icons';
import { OriginMap } from '@/components/product/origin-map';
import { backdropClass } from '@/components/ui/backdrop-class';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { MarkedMap } from '@/lib/domain/company';
import type { Guide, GuideStep } from '@/lib/domain/guide';
import { pictureOf, type ProductDetails } from '@/lib/domain/product';
import { photoOf } from '@/lib/domain/product-photos';
import { guideMessages } from '@/messages/guide';
import { productPageMessages } from '@/messages/product-page';
import { backdrops } from '@/shop/settings';

type Props = {
  readonly product: ProductDetails;
  readonly guide: Guide;
  readonly map: MarkedMap | undefined;
};

/**
 * A band in the colour of the category: the product in use, how to use it, where it is from, and what to know. React
 * hydrates its drawings by themselves, because the purchase should answer sooner.
 */
export function ProductGuide({ product, guide, map }: Props) {
  const facts = factsOf(guide);
  if (guide.steps === undefined && guide.origin === undefined && facts.length === 0) return null;
  const backdrop = backdrops[product.category];
  const served = photoOf(product, 'served');
  const alt = productPageMessages.photo.served(product.name, guide.photos?.served);
  return (
    <div className={`mt-14 sm:mt-20 ${backdropClass(backdrop)}`}>
      <div className="page grid gap-10 py-12 lg:has-[>img]:grid-cols-2 lg:gap-16 min-[90rem]:has-[>img]:grid-cols-[7fr_5fr] lg:py-20">
        {served !== undefined && (
          <Picture
            {...pictureOf(product, served, alt, 'served')}
            sizes="(min-width: 90rem) 52vw, (min-width: 80rem) 35.5rem, (min-width: 64rem) calc(50vw - 4.5rem), calc(100vw - 2rem)"
            className="aspect-square w-full self-center rounded object-cover max-lg:aspect-3/2 min-[90rem]:aspect-5/4 print:hidden"
          />
        )}
        <div className="grid content-center gap-x-10 gap-y-12 sm:grid-cols-2">
          <Activity>
            <Steps guide={guide} />
            <OriginPart guide={guide} map={map} backdrop={backdrop} />
          </Activity>
          {facts.length > 0 && (
            <section aria-labelledby="glance">
              <h2 id="glance" className="mb-4 text-xl">
                {guideMessages.glance}
              </h2>
              <dl className="grid gap-3">
                {facts.map(({ label, text }) => (
                  <div key={label}>
                    <dt className="text-sm text-ink-soft">{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

function Steps({ guide: { steps, title = guideMessages.steps } }: { readonly guide: Guide }) {
  if (steps === undefined) return null;
  return (
    <section aria-labelledby="steps" className="sm:col-span-2">
      <h2 id="steps" className="mb-6 text-2xl sm:text-3xl">
        {title}
      </h2>
      <ol className="grid gap-6 sm:auto-cols-fr sm:grid-flow-col">
        {steps.map((step) => (
          <Step key={step.text} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { icon, amount, text } }: { readonly step: GuideStep }) {
  return (
    <li className="flex items-start gap-4 sm:block">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-card sm:mb-3">
        <Icon path={guideIcons[icon]} className="size-6" />
      </span>
      <p>
        {amount !== undefined && <span className="block font-display text-2xl">{amount}</span>}
        {text}
      </p>
    </li>
  );
}

type OriginProps = Pick<Props, 'guide' | 'map'> & { readonly backdrop: string | undefined };

function OriginPart({ guide: { origin }, map, backdrop }: OriginProps) {
  if (origin === undefined) return null;
  return (
    <section aria-labelledby="origin">
      <h2 id="origin" className="mb-4 text-xl">
        {guideMessages.origin}
      </h2>
      <div className="flex gap-5">
        {map !== undefined && <OriginMap origin={origin} map={map} backdrop={backdrop} />}
        <p>
          <span className="block font-semibold">{origin.place}</span>
          {origin.text}
        </p>
      </div>
    </section>
  );
}

function factsOf({ allergens, storage, keeps }: Guide) {
  return [
    { label: guideMessages.allergens, text: allergens && allergensText(allergens) },
    { label: guideMessages.storage, text: storage },
    { label: guideMessages.keeps, text: keeps },
  ].filter(({ text }) => text !== undefined);
}

/** "Milk, oats, wheat", with one capital. */
function allergensText(allergens: readonly string[]): string {
  const text = allergens.join(', ');
  return text === '' ? guideMessages.noAllergens : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
