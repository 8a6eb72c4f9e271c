import { useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { isInStock, pictureOf, type CardProduct } from '@/lib/domain/product';

type Props = { readonly product: CardProduct; readonly sizes: string };

/** Lies over the picture of a hovered card, from when it is loaded. */
export function ServedPicture({ product, sizes }: Props) {
  const [isLoaded, setIsLoaded] = useState(false);
  if (product.served === undefined || !isInStock(product)) return null;
  return (
    <Picture
      {...pictureOf(product, product.served, '', 'served')}
      sizes={sizes}
      className={`absolute inset-x-0 top-0 w-full rounded opacity-0 transition-opacity duration-300 motion-reduce:hidden ${isLoaded ? 'group-hover:opacity-100' : ''}`}
      onLoad={() => setIsLoaded(true)}
    />
  );
}
