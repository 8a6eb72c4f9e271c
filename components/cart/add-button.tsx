'use client';

import { useEffect, useState } from 'react';
import type { useAddToCart } from '@/components/cart/use-add-to-cart';
import { noticeMs } from '@/components/notices/notice-ms';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-variant';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { productMessages } from '@/messages/product';

type Props = {
  readonly variant: ButtonVariant;
  /** The accessible name, which stays the same while the button says “Added”. */
  readonly label: string;
  readonly isReady: boolean;
  readonly className?: string;
  readonly onAdd: () => ReturnType<ReturnType<typeof useAddToCart>>;
};

/** Says “Added” with a tick for two seconds after a press that added the product. */
export function AddButton({ onAdd, className = '', ...button }: Props) {
  const [presses, setPresses] = useState(0);
  const isAdded = presses > 0;

  useEffect(() => {
    if (presses === 0) return undefined;
    const timer = setTimeout(() => setPresses(0), noticeMs.addedFromCard);
    return () => clearTimeout(timer);
  }, [presses]);

  return (
    <Button
      {...button}
      className={`relative ${className}`}
      onClick={() => {
        if (onAdd().kind === 'added') setPresses((count) => count + 1);
      }}
    >
      {/* It keeps its place, so that the button keeps its width. Without pointer events, the change of text fires none. */}
      <span className={`pointer-events-none ${isAdded ? 'invisible' : ''}`}>{productMessages.addToCart}</span>
      {isAdded && (
        <span className="pointer-events-none absolute inset-0 flex items-center justify-center gap-2">
          <Icon path={checkIcon} className="size-4" />
          {productMessages.added}
        </span>
      )}
    </Button>
  );
}
