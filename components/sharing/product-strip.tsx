import { Picture } from '@/components/ui/picture';
import { pictureOf, type Product } from '@/lib/domain/product';

/** As many as fit one row. */
const maxPictures = 6;

/** One row of small pictures; the last place counts those that do not fit. */
export function ProductStrip({ products }: { readonly products: readonly Product[] }) {
  const shown = products.slice(0, products.length > maxPictures ? maxPictures - 1 : maxPictures);
  return (
    <ul className="mb-4 grid auto-cols-[minmax(0,4.5rem)] grid-flow-col gap-2">
      {shown.map((product) => (
        <li key={product.id}>
          <Picture
            {...pictureOf(product, product.img, product.name)}
            sizes="4.5rem"
            className="aspect-square w-full rounded-sm"
          />
        </li>
      ))}
      {shown.length < products.length && (
        <li className="grid place-items-center rounded-sm bg-line font-semibold">
          +{products.length - shown.length}
        </li>
      )}
    </ul>
  );
}
