import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

type Props = { readonly picture: PictureFacts; readonly sizes: string; readonly className: string };

/** A picture at the end of a wide band, which goes on to the start in the colours of its edge. */
export function SpreadPicture({ picture, sizes, className }: Props) {
  return (
    <>
      <div className="spread-ground absolute inset-0">
        <Picture {...picture} alt="" sizes={sizes} className={`spread ${className}`} />
      </div>
      <Picture {...picture} sizes={sizes} className={className} />
    </>
  );
}
