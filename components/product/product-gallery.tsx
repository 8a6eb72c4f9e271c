import { Activity } from 'react';
import { DiscountBadge } from '@/components/product/discount-badge';
import { ZoomablePicture } from '@/components/product/zoomable-picture';
import { Picture } from '@/components/ui/picture';
import { inWidth } from '@/lib/domain/picture';
import { pictureOf, type ProductDetails, type ProductPhoto } from '@/lib/domain/product';
import { photosOf } from '@/lib/domain/product-photos';
import { productPageMessages } from '@/messages/product-page';

const sizesBelowWide = '(min-width: 80rem) 35.5rem, (min-width: 48rem) calc(50vw - 3rem), 100vw';
const mosaicCount = 4;

type Props = {
  readonly product: ProductDetails;
  /** What photos of these roles show. */
  readonly texts?: PhotoTexts | undefined;
};

type PhotoTexts = { readonly served?: string; readonly size?: string };

/**
 * Radio buttons and CSS choose the view, and phones scroll through all, so that it works without JavaScript. React
 * hydrates it by itself, so that the purchase beside it answers sooner.
 */
export function ProductGallery({ product, texts }: Props) {
  const photos = photosOf(product);
  const sources = photos.map(({ src }) => src);
  const isMosaic = photos.length === mosaicCount;
  const sizes = `(min-width: 90rem) ${isMosaic ? '28.5' : '57.5'}rem, ${sizesBelowWide}`;
  return (
    <div className="gallery-column self-start">
      <Activity>
        <fieldset className="min-w-0">
          <legend className="sr-only">{productPageMessages.views}</legend>
          <div className={isMosaic ? 'gallery mosaic' : 'gallery'}>
            {photos.map((photo, index) => (
              // Two photos may be the same.
              <View
                key={sources.indexOf(photo.src) === index ? photo.src : index}
                product={product}
                photo={photo}
                number={index + 1}
                sizes={sizes}
                texts={texts}
              />
            ))}
          </div>
        </fieldset>
      </Activity>
      <div className="absolute start-4 top-4">
        <DiscountBadge percent={product.discount} />
      </div>
    </div>
  );
}

type ViewProps = {
  readonly product: ProductDetails;
  readonly photo: ProductPhoto;
  readonly number: number;
  readonly sizes: string;
  readonly texts: PhotoTexts | undefined;
};

function View({ product, photo: { role, src }, number, sizes, texts }: ViewProps) {
  const text = role === 'served' || role === 'size' ? texts?.[role] : undefined;
  const alt = productPageMessages.photo[role](product.name, text);
  const { length } = photosOf(product);
  const isFirst = number === 1;
  return (
    <div className="view relative">
      <ZoomablePicture
        id={`zoom-${number}`}
        picture={pictureOf(product, src, alt, role)}
        sizes={sizes}
        isFirst={isFirst}
      />
      {length > 1 && (
        <>
          <p
            aria-hidden="true"
            className="counter absolute bottom-5 start-4 rounded-full bg-card px-3 py-1 text-sm"
          >
            {number} / {length}
          </p>
          <label className="view-thumb relative cursor-pointer rounded-sm outline-offset-2 has-checked:p-1 has-focus-visible:outline-2">
            <input type="radio" name="view" defaultChecked={isFirst} className="sr-only" />
            <Picture
              {...pictureOf(product, inWidth(src, 240))}
              widths={[]}
              className="w-full rounded-sm object-cover"
            />
            <span className="sr-only">{productPageMessages.view[role]}</span>
          </label>
        </>
      )}
    </div>
  );
}
