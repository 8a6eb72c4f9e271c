import { ZoomablePicture } from '@/components/product/zoomable-picture';
import { Picture } from '@/components/ui/picture';
import { inWidth } from '@/lib/domain/picture';
import { photosOf, pictureOf, type ProductDetails, type ProductPhoto } from '@/lib/domain/product';
import { productPageMessages } from '@/messages/product-page';

const sizesBelowWide = '(min-width: 80rem) 35.5rem, (min-width: 48rem) calc(50vw - 3rem), 100vw';
const mosaicCount = 4;

/** Radio buttons and CSS choose the view, and phones scroll through all, so that it works without JavaScript. */
export function ProductGallery({ product }: { readonly product: ProductDetails }) {
  const photos = photosOf(product);
  const isMosaic = photos.length === mosaicCount;
  const sizes = `(min-width: 90rem) ${isMosaic ? '25.5' : '51'}rem, ${sizesBelowWide}`;
  return (
    <fieldset>
      <legend className="sr-only">{productPageMessages.views}</legend>
      <div className={isMosaic ? 'gallery mosaic' : 'gallery'}>
        {photos.map((photo, index) => (
          // Two photos may be the same.
          <View key={index} product={product} photo={photo} number={index + 1} sizes={sizes} />
        ))}
      </div>
    </fieldset>
  );
}

type ViewProps = {
  readonly product: ProductDetails;
  readonly photo: ProductPhoto;
  readonly number: number;
  readonly sizes: string;
};

function View({ product, photo: { role, src }, number, sizes }: ViewProps) {
  const alt = productPageMessages.photo[role](product.name);
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
            className="counter absolute bottom-3 start-3 rounded-full bg-card px-3 py-1 text-sm"
          >
            {number} / {length}
          </p>
          <label className="view-thumb relative cursor-pointer rounded-sm ring-ink ring-offset-2 ring-offset-paper outline-offset-4 has-checked:ring-2 has-focus-visible:outline-2">
            <input type="radio" name="view" defaultChecked={isFirst} className="sr-only" />
            <Picture
              {...pictureOf(product, inWidth(src, 240))}
              widths={[]}
              className="aspect-square w-full rounded-sm"
            />
            <span className="sr-only">{productPageMessages.view[role]}</span>
          </label>
        </>
      )}
    </div>
  );
}
