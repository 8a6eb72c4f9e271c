import { ZoomCheckbox } from '@/components/product/zoom-checkbox';
import { Icon } from '@/components/ui/icon';
import { xIcon } from '@/components/ui/icons/x';
import { zoomInIcon } from '@/components/ui/icons/zoom-in';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';
import { productPageMessages } from '@/messages/product-page';

type Props = {
  readonly id: string;
  readonly picture: PictureFacts;
  readonly sizes: string;
  readonly isFirst?: boolean;
};

/** A checkbox and CSS zoom the picture to double size in a scroll container; the large file loads only then. */
export function ZoomablePicture({ id, picture, sizes, isFirst = false }: Props) {
  const pictureClass = 'w-full object-cover';
  return (
    <div className="zoom">
      <div className="zoom-pane">
        <ZoomCheckbox id={id} />
        <label htmlFor={id}>
          <span className="sr-only">{productPageMessages.zoom}</span>
          <span className="zoomed-out cursor-zoom-in">
            <Picture {...picture} sizes={sizes} isFirst={isFirst} className={pictureClass} />
          </span>
          <span className="zoomed-in w-[200%] cursor-zoom-out">
            <Picture {...picture} sizes="75rem" className={pictureClass} />
          </span>
        </label>
      </div>
      <label
        htmlFor={id}
        className="absolute bottom-3 end-3 grid size-11 cursor-pointer place-items-center rounded-full bg-card print:hidden"
      >
        <span className="zoomed-out">
          <Icon path={zoomInIcon} />
        </span>
        <span className="zoomed-in">
          <Icon path={xIcon} />
        </span>
      </label>
    </div>
  );
}
