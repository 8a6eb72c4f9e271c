'use client';

import { useState, type ReactNode } from 'react';
import { ServedPicture } from '@/components/product/served-picture';
import type { CardProduct } from '@/lib/domain/product';

type Props = {
  /** Has the photo of the product served. */
  readonly product: CardProduct;
  readonly sizes: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
};

/** A card whose picture changes while the mouse is over it. */
export function HoverableCard({ product, sizes, picture, children }: Props) {
  const [wasHovered, setWasHovered] = useState(false);
  return (
    <article
      className="group relative flex h-full flex-col"
      onPointerOver={({ pointerType }) => setWasHovered(wasHovered || pointerType === 'mouse')}
    >
      {picture}
      {wasHovered && <ServedPicture product={product} sizes={sizes} />}
      {children}
    </article>
  );
}
