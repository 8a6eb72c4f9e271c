import { DrawnWord } from '@/components/ui/drawn-word';
import { Picture } from '@/components/ui/picture';
import type { EmptyPicture } from '@/lib/domain/content';

type Props = { readonly picture: EmptyPicture; readonly className: string };

/** `className` limits the width. */
export function PictureWithWord({ picture, className }: Props) {
  return (
    <div className={`relative w-full ${className}`}>
      <Picture {...picture} sizes="24rem" className="fading h-auto w-full" />
      <DrawnWord word={picture.word} className="absolute end-2 top-2 w-6" />
    </div>
  );
}
