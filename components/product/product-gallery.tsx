import { ZoomablePicture } from '@/components/product/zoomable-picture';
import { Picture } from '@/components/ui/picture';
import { pictureOf, type ProductDetails } from '@/lib/domain/product';
import { productPageMessages } from '@/messages/product-page';

const sizes = '(min-width: 80rem) 35.5rem, (min-width: 48rem) calc(50vw - 3rem), calc(100vw - 2rem)';

/** Radio buttons and CSS switch the view, so that it works without JavaScript. */
export function ProductGallery({ product }: { readonly product: ProductDetails }) {
  const front = (
    <ZoomablePicture
      category={product.category}
      view="front"
      src={product.img}
      alt={product.name}
      sizes={sizes}
      isFirst
    />
  );
  const { closeUp } = product;
  if (closeUp === undefined) return front;
  return (
    <fieldset className="views">
      <legend className="sr-only">{productPageMessages.views}</legend>
      <div className="in-[.views:has(#close:checked)]:hidden">{front}</div>
      <div className="hidden in-[.views:has(#close:checked)]:block">
        <ZoomablePicture
          category={product.category}
          view="close"
          src={closeUp}
          sizes={sizes}
          alt={productPageMessages.closeUpOf(product.name)}
        />
      </div>
      <View id="front" src={product.img} product={product} isFirst />
      <View id="close" src={closeUp} product={product} />
    </fieldset>
  );
}

type ViewProps = {
  readonly id: 'front' | 'close';
  readonly src: string;
  readonly product: ProductDetails;
  readonly isFirst?: boolean;
};

function View({ id, src, product, isFirst = false }: ViewProps) {
  return (
    <label className="relative me-3 mt-3 inline-block cursor-pointer rounded-sm ring-ink ring-offset-2 ring-offset-paper outline-offset-4 has-checked:ring-2 has-focus-visible:outline-2">
      <input type="radio" name="view" id={id} defaultChecked={isFirst} className="sr-only" />
      <Picture {...pictureOf(product, src)} sizes="5rem" className="size-16 rounded-sm sm:size-20" />
      <span className="sr-only">{productPageMessages.view[id]}</span>
    </label>
  );
}
