import { ZoomablePicture } from '@/components/product/zoomable-picture';
import { Picture } from '@/components/ui/picture';
import { pictureOf, type ProductDetails } from '@/lib/domain/product';
import { productMessages } from '@/lib/messages/en/product';

const sizes = '(min-width: 80rem) 35.5rem, (min-width: 48rem) calc(50vw - 3rem), calc(100vw - 2rem)';

/** The product from the front and, where there is one, a nearer view to change to, also without scripts (PDP-02). */
export function ProductGallery({ product }: { readonly product: ProductDetails }) {
  const front = (
    <ZoomablePicture
      product={product}
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
    <fieldset>
      <legend className="sr-only">{productMessages.views}</legend>
      <input type="radio" name="view" id="front" defaultChecked className="peer/front sr-only" />
      <input type="radio" name="view" id="close" className="peer/close sr-only" />
      <div className="peer-checked/close:hidden">{front}</div>
      <div className="hidden peer-checked/close:block">
        <ZoomablePicture
          product={product}
          view="close"
          src={closeUp}
          sizes={sizes}
          alt={productMessages.closeUpOf(product.name)}
        />
      </div>
      <View id="front" src={product.img} product={product} className={marks.front} />
      <View id="close" src={closeUp} product={product} className={marks.close} />
    </fieldset>
  );
}

/** The chosen view is outlined, and the focused one as everything focused is. */
const marks = {
  front: 'peer-checked/front:ring-2 peer-focus-visible/front:outline-2',
  close: 'peer-checked/close:ring-2 peer-focus-visible/close:outline-2',
};

type ViewProps = {
  readonly id: 'front' | 'close';
  readonly src: string;
  readonly product: ProductDetails;
  readonly className: string;
};

function View({ id, src, product, className }: ViewProps) {
  return (
    <label
      htmlFor={id}
      className={`me-3 mt-3 inline-block cursor-pointer rounded-sm outline-offset-4 ring-ink ring-offset-2 ring-offset-paper ${className}`}
    >
      <Picture {...pictureOf(product, src)} sizes="5rem" className="size-20 rounded-sm" />
      <span className="sr-only">{productMessages.view[id]}</span>
    </label>
  );
}
