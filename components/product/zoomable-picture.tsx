'use client';

import { Icon } from '@/components/ui/icon';
import { zoomInIcon } from '@/components/ui/product-icon-paths';
import { Picture } from '@/components/ui/picture';
import { pictureOf, type Product } from '@/lib/domain/product';
import { productPageMessages } from '@/messages/product-page';

type Props = {
  readonly category: Product['category'];
  readonly view: 'front' | 'close';
  readonly src: string;
  readonly alt: string;
  readonly sizes: string;
  readonly isFirst?: boolean;
};

/** A checkbox and CSS zoom the picture to double size in a scroll container; the large file loads only then. */
export function ZoomablePicture({ category, view, src, alt, sizes, isFirst = false }: Props) {
  const id = `zoom-${view}`;
  const picture = pictureOf({ category }, src, alt);
  const pictureClass = 'aspect-square w-full object-cover';
  return (
    <div className="zoom relative aspect-square overflow-hidden rounded has-checked:overflow-auto has-focus-visible:outline-2 print:overflow-hidden">
      <input
        type="checkbox"
        id={id}
        name="zoom"
        className="sr-only"
        onChange={({ currentTarget: { parentElement: frame } }) => scrollToMiddle(frame)}
      />
      <label
        htmlFor={id}
        className="block cursor-zoom-in in-[.zoom:has(:checked)]:w-[200%] in-[.zoom:has(:checked)]:cursor-zoom-out"
      >
        <span className="sr-only">{productPageMessages.zoom}</span>
        <span className="in-[.zoom:has(:checked)]:hidden">
          <Picture {...picture} sizes={sizes} isFirst={isFirst} className={pictureClass} />
          <span className="absolute bottom-3 end-3 grid size-11 place-items-center rounded-full bg-card print:hidden">
            <Icon path={zoomInIcon} />
          </span>
        </span>
        <span className="hidden in-[.zoom:has(:checked)]:block">
          <Picture {...picture} sizes="75rem" className={pictureClass} />
        </span>
      </label>
    </div>
  );
}

function scrollToMiddle(frame: HTMLElement | null): void {
  if (frame === null) return;
  // In a right-to-left page, scrollLeft starts at 0 and is negative.
  const sign = getComputedStyle(frame).direction === 'rtl' ? -1 : 1;
  frame.scrollTo({ left: (sign * frame.clientWidth) / 2, top: frame.clientHeight / 2, behavior: 'instant' });
}
